import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Screens of hosts that headless UIKit doesn't have, by views with the same recognizers.
@MainActor @Suite(.serialized) struct HostTests {
  /// A stack of two screens whose calls are caught; the upper one is filled by a view.
  private func makeStage(
    _ content: UIView,
    personality: HeadlessPersonality = .launched
  ) -> Hosted {
    let stage = Hosted(content, personality: personality)
    stage.navigation.pushViewController(stage.second, animated: false)
    stage.advance(by: 0.1)
    return stage
  }

  @Test("Content that SwiftUI hosts keeps its taps in flight, and a drag along it catches")
  func hosting() {
    let content = TouchingView()
    let stage = makeStage(content)
    stage.navigation.popViewController(animated: false)
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.advance(by: 0.15)

    stage.tap(at: CGPoint(x: 300, y: 400))
    #expect(content.touches == 1)
    #expect(stage.transition.phase == .settling(toward: .end))

    stage.touchDown(at: CGPoint(x: 250, y: 400))
    stage.drag(by: 60, frames: 6)
    #expect(stage.transition.phase == .dragging)
    stage.lift()
    stage.settle()
  }

  @Test("The columns of a split view are stacks of their own, each in flight by itself")
  func split() {
    let stacks = [0, 1].map { _ in
      InterruptibleNavigationController(rootViewController: Screen("Column"))
    }
    let stage = Stage(window: Stage.makeWindow(), stacks.map(\.transition))
    stage.show(SplitController(stacks))
    let details = stacks.map { stack in
      let detail = Screen("Detail")
      stack.pushViewController(detail, animated: true)
      return detail
    }
    stage.advance(by: 0.1)
    #expect(stacks.allSatisfy { $0.transition.phase == .settling(toward: .end) })

    stage.touchDown(at: CGPoint(x: 150, y: 400))
    stage.drag(by: 20, frames: 4)
    #expect(stacks[0].transition.phase == .dragging)
    #expect(stacks[1].transition.phase == .settling(toward: .end))
    stacks[0].popViewController(animated: true)
    stage.lift()
    stage.settle()

    #expect(stacks.map(\.viewControllers.count) == [1, 2])
    #expect(details[1].view.bounds.width == stage.window.bounds.width / 2)
  }

  @Test("A page view controller's scroll view keeps its pages, and gives the pan up at the first")
  func pages() {
    for isFirst in [false, true] {
      let pages = UIScrollView()
      let stage = makeStage(pages)
      stage.transition.gestures.pop = .anywhere
      // Its middle page is the one that is shown; at the first one an inset hides the place before that.
      pages.isPagingEnabled = true
      pages.contentInsetAdjustmentBehavior = .never
      pages.contentSize = CGSize(width: 3 * pages.bounds.width, height: pages.bounds.height)
      pages.contentOffset.x = pages.bounds.width
      if isFirst { pages.contentInset.left = -pages.bounds.width }
      stage.advanceFrame()

      stage.touchDown(at: CGPoint(x: 100, y: 400))
      stage.drag(by: 200, frames: 10)
      #expect((stage.transition.phase == .dragging) == isFirst)
      #expect((pages.contentOffset.x == pages.bounds.width) == isFirst)
      stage.lift()
      stage.settle()
      #expect(stage.navigation.viewControllers.count == (isFirst ? 1 : 2))
    }
  }

  @Test(
    "A web page's history goes back first, and the stack where there is none",
    arguments: [true, false]
  )
  func webPage(innerWins: Bool) {
    var personality = HeadlessPersonality.launched
    personality.gestures.descendantPanWins = innerWins
    for hasHistory in [true, false] {
      let page = UIView()
      let history = UIScreenEdgePanGestureRecognizer()
      history.edges = .left
      let gate = Gate(isOpen: hasHistory)
      history.delegate = gate
      page.addGestureRecognizer(history)
      let stage = makeStage(page, personality: personality)

      stage.touchDown(at: CGPoint(x: 4, y: 400))
      stage.drag(by: 200, frames: 10)
      #expect((history.state == .changed) == hasHistory)
      #expect((stage.transition.phase == .dragging) != hasHistory)
      stage.lift()
      stage.settle()
      #expect(stage.navigation.viewControllers.count == (hasHistory ? 2 : 1))
    }
  }

  @Test(
    "A map keeps its drags at rest, whichever of two pans UIKit prefers",
    arguments: [true, false]
  )
  func map(innerWins: Bool) {
    let (map, pan, stage) = makeMapStage(innerWins: innerWins)
    stage.navigation.pushViewController(stage.second, animated: false)
    stage.advance(by: 0.1)

    stage.touchDown(at: CGPoint(x: 100, y: 400))
    stage.drag(by: 200, frames: 10)
    #expect(pan.state == .changed)
    #expect(stage.transition.phase == .idle)
    stage.lift()
    stage.settle()

    stage.transition.panOverride = { _, touched in touched === map ? .allow : .automatic }
    stage.touchDown(at: CGPoint(x: 100, y: 400))
    stage.drag(by: 200, frames: 10)
    #expect((stage.transition.phase == .dragging) != innerWins)
    stage.lift()
    stage.settle()
  }

  @Test("A drag on a map in flight is for the pan that UIKit prefers", arguments: [true, false])
  func mapInFlight(innerWins: Bool) {
    let (_, pan, stage) = makeMapStage(innerWins: innerWins)
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.advance(by: 0.2)

    stage.touchDown(at: CGPoint(x: 300, y: 400))
    stage.drag(by: 40, frames: 6)
    #expect((pan.state == .changed) == innerWins)
    #expect((stage.transition.phase == .dragging) != innerWins)
    stage.lift()
    stage.settle()
  }

  private func makeMapStage(innerWins: Bool) -> (UIView, UIPanGestureRecognizer, Hosted) {
    var personality = HeadlessPersonality.launched
    personality.gestures.descendantPanWins = innerWins
    let map = UIView()
    let pan = UIPanGestureRecognizer()
    map.addGestureRecognizer(pan)
    let stage = Hosted(map, personality: personality)
    stage.transition.gestures.pop = .anywhere
    return (map, pan, stage)
  }
}

/// A stack that catches its calls, with a screen to go to that a view fills.
@MainActor
private final class Hosted: Stage {
  let navigation: InterruptibleNavigationController
  let second = Screen("Second")
  var transition: InterruptibleTransition { navigation.transition }

  init(_ content: UIView, personality: HeadlessPersonality) {
    navigation = InterruptibleNavigationController(rootViewController: Screen("First"))
    super.init(window: Stage.makeWindow(on: personality), [navigation.transition])
    show(navigation)
    content.frame = window.bounds
    second.view.addSubview(content)
  }
}

/// A view that handles touches itself, as one that SwiftUI hosts does.
private final class TouchingView: UIView, HeadlessTouchHandling {
  private(set) var touches = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += 1
  }
}

/// Lets a recognizer begin, or not.
@MainActor
private final class Gate: NSObject, UIGestureRecognizerDelegate {
  private let isOpen: Bool

  init(isOpen: Bool) {
    self.isOpen = isOpen
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
}
