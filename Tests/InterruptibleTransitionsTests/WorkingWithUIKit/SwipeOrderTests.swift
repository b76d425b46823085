import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Who begins first, if an app has said so.
@MainActor @Suite(.serialized) struct SwipeOrderTests {
  /// How an app says that one recognizer waits for another one.
  enum Saying: CaseIterable {
    case call
    case delegateOfTheFirst
    case delegateOfTheSecond
  }

  /// Which recognizer goes back: one of the system's, which the object's stand in for, or one of the object's own.
  enum Named: CaseIterable {
    case systems
    case ours
  }

  private let canvas = UIView()
  private let canvasPan = UIPanGestureRecognizer()
  private let orders = Orders()

  /// A stack of two screens; on the upper one lies a view with a pan of its own.
  private func makeStage(_ named: Named, innerWins: Bool) -> NavigationStage {
    var personality = HeadlessPersonality.launched
    personality.stacks.popsFromContent = named == .systems
    personality.gestures.descendantPanWins = innerWins
    let stage = NavigationStage(personality: personality)
    stage.transition.gestures.pop = named == .systems ? .edge : .anywhere
    stage.showSecond()
    stage.second.view.addSubview(canvas)
    canvas.frame = stage.window.bounds
    canvas.addGestureRecognizer(canvasPan)
    stage.advanceFrame()
    return stage
  }

  /// The recognizers that go back from the edge, or from elsewhere.
  private func swipes(_ stage: NavigationStage, _ named: Named, fromEdge: Bool) throws
    -> [UIGestureRecognizer]
  {
    let navigation = stage.navigation
    switch named {
    case .ours: return stage.transition.panRecognizers(in: navigation)
    case .systems where fromEdge: return [try #require(navigation.interactivePopGestureRecognizer)]
    case .systems: return [try #require(navigation.interactiveContentPopGestureRecognizer)]
    }
  }

  private func order(
    _ first: UIGestureRecognizer,
    before second: UIGestureRecognizer,
    _ saying: Saying
  ) {
    orders.pairs.append((first, second))
    switch saying {
    case .call: second.require(toFail: first)
    case .delegateOfTheFirst: first.delegate = orders
    case .delegateOfTheSecond: second.delegate = orders
    }
  }

  /// Drags a finger back, and returns whether that drags the transition, and not the content.
  private func swipesBack(_ stage: NavigationStage, from x: CGFloat) -> Bool {
    stage.touchDown(at: CGPoint(x: x, y: 400))
    stage.drag(by: 200, frames: 10)
    let isDragging = stage.transition.phase == .dragging
    #expect(isDragging != (canvasPan.state == .changed) || !canvasPan.isEnabled)
    stage.lift()
    stage.advance(by: 2)
    #expect(stage.stack == (isDragging ? ["First"] : ["First", "Second"]))
    return isDragging
  }

  @Test(
    "A pan of the content that waits for the way back, the system's or the object's, leaves it the finger",
    arguments: [(Named.systems, Saying.call), (.systems, .delegateOfTheSecond), (.ours, .call)],
    [(true, true), (true, false), (false, true), (false, false)]
  )
  func contentWaits(who: (named: Named, saying: Saying), host: (innerWins: Bool, fromEdge: Bool))
    throws
  {
    let stage = makeStage(who.named, innerWins: host.innerWins)
    // A swipe of the system's that fails at once keeps nobody waiting, and only a delegate can be asked who waits for it.
    let isAsked = who.named == .ours || who.saying == .delegateOfTheSecond
    if !isAsked { HeadlessPersonality.current.stacks.delegateDisablesSystemPop = false }

    for swipe in try swipes(stage, who.named, fromEdge: host.fromEdge) {
      order(swipe, before: canvasPan, who.saying)
    }

    #expect(swipesBack(stage, from: host.fromEdge ? 4 : 120))
  }

  @Test(
    "The way back waits for a pan of the content, if a delegate has the system's wait, or a call the object's",
    arguments: [
      (Named.systems, Saying.delegateOfTheFirst), (.systems, .delegateOfTheSecond), (.ours, .call),
    ],
    [(true, true), (true, false), (false, true), (false, false)]
  )
  func swipeWaits(who: (named: Named, saying: Saying), host: (innerWins: Bool, fromEdge: Bool))
    throws
  {
    let stage = makeStage(who.named, innerWins: host.innerWins)

    for swipe in try swipes(stage, who.named, fromEdge: host.fromEdge) {
      order(canvasPan, before: swipe, who.saying)
    }

    #expect(!swipesBack(stage, from: host.fromEdge ? 4 : 120))
    canvasPan.isEnabled = false
    #expect(swipesBack(stage, from: host.fromEdge ? 4 : 120))
  }

  @Test(
    "Where a call has the system's content swipe wait for a pan, the way back waits as well",
    arguments: [true, false]
  )
  func contentSwipeWaits(innerWins: Bool) throws {
    let stage = makeStage(.systems, innerWins: innerWins)

    try #require(stage.navigation.interactiveContentPopGestureRecognizer).require(toFail: canvasPan)

    #expect(!swipesBack(stage, from: 120))
  }

  @Test("The pans of a container are there while it is served, and are not another one's")
  func named() {
    let stage = makeStage(.ours, innerWins: true)
    let pans = stage.transition.panRecognizers(in: stage.navigation)

    #expect(pans.count == 2 && pans.allSatisfy { $0.view === stage.navigation.view })
    #expect(pans.first is UIScreenEdgePanGestureRecognizer)
    #expect(stage.transition.panRecognizers(in: stage.second) == [])
    stage.transition.uninstall(from: stage.navigation)
    #expect(stage.transition.panRecognizers(in: stage.navigation) == [])
    #expect(stage.navigation.view.gestureRecognizers?.count == 1)
  }
}

/// Says of pairs of recognizers that the second waits for the first.
private final class Orders: NSObject, UIGestureRecognizerDelegate {
  var pairs: [(UIGestureRecognizer, UIGestureRecognizer)] = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    pairs.contains { $0.1 === gestureRecognizer && $0.0 === otherGestureRecognizer }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    pairs.contains { $0.1 === otherGestureRecognizer && $0.0 === gestureRecognizer }
  }
}
