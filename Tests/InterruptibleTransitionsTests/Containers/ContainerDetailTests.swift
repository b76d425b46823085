import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What only some containers have.
@MainActor @Suite(.serialized) struct ContainerDetailTests {
  @Test(
    "A transform that an app gives the incoming screen doesn't change its size",
    arguments: [ContainerKind.fullScreen, .overFullScreen, .container]
  )
  func transformed(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.transition.effect = .cover
    stage.ask(forward: true)
    stage.advance(by: 0.05)
    stage.second.view.transform = CGAffineTransform(rotationAngle: 0.1)

    stage.settle()

    #expect(stage.second.view.bounds.size == stage.window.bounds.size)
    #expect(abs(stage.second.view.transform.b - sin(0.1)) < 1e-9)
  }

  @Test(
    "A child whose card is dismissed during a canceled change of children is shown",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext],
    [0, 1, 6]
  )
  func dismissedInChange(style: UIModalPresentationStyle, frames: Int) {
    for (isAnimated, end) in [
      (true, TransitionEnd.start), (false, .start), (true, .end), (false, .end),
    ] {
      let stage = ContainerStage(.container)
      let card = Screen("Card")
      stage.first.definesPresentationContext = true
      card.modalPresentationStyle = style
      stage.first.present(card, animated: false)
      stage.settle()
      stage.ask(forward: true)
      for _ in 0..<frames { stage.advanceFrame() }
      card.dismiss(animated: isAnimated)
      stage.advanceFrame()
      end == .start ? stage.transition.cancel() : stage.transition.finish()
      stage.settle()

      let (shown, gone) = end == .start ? (stage.first, stage.second) : (stage.second, stage.first)
      #expect(shown.view.superview === stage.box?.view, "\(isAnimated), \(end)")
      #expect(shown.view.frame == stage.window.bounds)
      #expect(gone.viewIfLoaded?.window == nil && card.view.window == nil)
      for screen in [stage.first, stage.second, card] { #expect(screen.disorder == nil) }
      #expect(stage.complaints == [])
    }
  }

  @Test("A screen inside takes its own pan first: a pop from the edge, then the tab before")
  func nested() {
    let app = AppStage(books: AppStage.Books(stack: ["A", "B"]))
    app.tabs.viewControllers = [app.otherTab, app.navigation]
    app.tabs.selectedIndex = 1
    app.settle()

    app.touchDown(at: CGPoint(x: 4, y: 400))
    app.drag(by: CGVector(dx: 300, dy: 0), frames: 10)
    app.lift()
    app.settle()
    #expect(app.books == AppStage.Books(stack: ["A"], tab: 1))

    app.touchDown(at: CGPoint(x: 4, y: 400))
    app.drag(by: CGVector(dx: 300, dy: 0), frames: 10)
    app.lift()
    app.settle()
    #expect(app.books == AppStage.Books(stack: ["A"], tab: 0))
  }

  @Test("Tabs have a pan only where a setting says so, since UIKit's have none")
  func tabPan() {
    let tabs = InterruptibleTabBarController()
    tabs.viewControllers = [Screen("A"), Screen("B")]
    let stage = Stage(tabs.transition) { tabs }
    for isEnabled in [false, true] {
      if isEnabled { tabs.transition.gestures.isTabPanEnabled = true }

      stage.touchDown(at: CGPoint(x: 350, y: 400))
      stage.drag(by: -240, frames: 12)
      #expect((tabs.transition.phase == .dragging) == isEnabled)
      stage.lift()
      stage.settle()

      #expect(tabs.selectedIndex == (isEnabled ? 1 : 0))
    }
  }

  @Test("A set of controllers runs to its end, whatever fingers and code would have")
  func set() {
    let stage = ContainerStage(.navigation)
    stage.transition.setViewControllers([stage.second], of: stage.root as! UINavigationController)
    stage.advance(by: 0.1)

    stage.tap()
    stage.advance(by: 0.02)
    #expect(stage.transition.phase == .settling(toward: .end))
    stage.transition.reverse()
    stage.transition.cancel()
    #expect(stage.transition.phase == .settling(toward: .end))
    stage.transition.pause()
    stage.advance(by: 0.2)
    stage.transition.resume()
    stage.settle()

    #expect(stage.navigation?.viewControllers == [stage.second])
    #expect(!HeadlessLog.texts.contains { $0.contains("InteractiveTransition()") })
  }

  @Test("A pan that presents what UIKit refuses holds nothing, and the next one does")
  func refused() {
    let stage = ContainerStage(.custom)
    let other = Screen("Other")
    other.modalPresentationStyle = .custom
    var isRude = true
    stage.transition.uninstall()
    stage.transition.addPanToPresent(from: stage.first) { presenting in
      if isRude { presenting.present(other, animated: false) }
      return stage.second
    }

    stage.touchDown(at: stage.start(along: stage.wayForward))
    stage.drag(along: stage.wayForward, by: 0.3, frames: 10)
    #expect(stage.transition.phase == .idle)
    stage.lift()
    stage.advance(by: 2)
    other.dismiss(animated: false)
    stage.advance(by: 2)
    isRude = false
    stage.touchDown(at: stage.start(along: stage.wayForward))
    stage.drag(along: stage.wayForward, by: 0.3, frames: 10)

    #expect(stage.transition.phase == .dragging)
    stage.lift()
    stage.settle()
  }

  @Test("With one object for two containers, a finger in one moves nothing in the other")
  func twoContainers() {
    let transition = InterruptibleTransition()
    let halves = [0, 1].map { _ in UINavigationController(rootViewController: Screen("Root")) }
    let stage = Stage(transition) { SplitController(halves) }
    for half in halves { half.delegate = transition }
    halves[0].pushViewController(Screen("Second"), animated: true)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 300, y: 700))
    stage.advance(by: 0.02)
    #expect(transition.phase == .settling(toward: .end))

    stage.tap(at: CGPoint(x: 100, y: 300))
    stage.advance(by: 0.02)
    #expect(transition.phase == .settling(toward: .start))
    stage.settle()
    #expect(halves[0].viewControllers.count == 1)
  }

  @Test(
    "A tap in the tab bar goes there by the transition, in the direction of the tabs",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  )
  func tabBarTap(direction: UIUserInterfaceLayoutDirection) {
    let stage = ContainerStage(.tabs, layoutDirection: direction)
    let own = OwnDelegate()
    own.allows = true
    stage.transition.tabBarDelegate = own

    stage.tap(at: CGPoint(x: 393 * (direction == .rightToLeft ? 0.25 : 0.75), y: 793))
    stage.advance(by: 0.1)

    #expect(stage.transition.phase == .settling(toward: .end))
    let left = stage.second.view.layer.displayed()?.frame.minX ?? 0
    #expect(direction == .rightToLeft ? left < -10 : left > 10)
    stage.settle()
    #expect(stage.showsSecond)
    let question =
      HeadlessPersonality.current.tabBars.barOutsideBounds ? [] : ["shouldSelect Second"]
    #expect(own.calls == question + ["didSelect Second"])
  }

  @Test("A set by a plain call is known too, where UIKit changes the stack at once")
  func plainSet() {
    let stage = ContainerStage(.navigation)
    HeadlessPersonality.current = .standard
    stage.navigation?.setViewControllers([stage.second], animated: true)
    stage.advance(by: 0.1)

    stage.tap()
    stage.advance(by: 0.02)

    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()
    #expect(stage.navigation?.viewControllers == [stage.second])
  }

  @Test("A custom container that has no pan can be tapped and caught all the same")
  func bareContainer() {
    let stage = ContainerStage(.container)
    stage.transition.uninstall()
    stage.goForward()
    stage.advance(by: 0.1)

    stage.tap()
    stage.advance(by: 0.02)
    #expect(stage.transition.phase == .settling(toward: .start))
    stage.touchDown(at: CGPoint(x: 350, y: 500))
    stage.drag(along: stage.wayForward, by: 0.1, frames: 5)

    #expect(stage.transition.phase == .dragging)
    stage.lift()
    stage.settle()
  }
}
