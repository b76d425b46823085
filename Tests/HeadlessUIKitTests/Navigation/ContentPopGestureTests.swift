import Testing
import UIKit

/// The pan of newer systems that pops from anywhere in the content.
@MainActor @Suite(.serialized) struct ContentPopGestureTests {
  private let finger = Finger()

  private func stage(
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    delegate: (any UINavigationControllerDelegate)? = nil,
    popsFromContent: Bool = true
  ) -> NavigationStage {
    var personality = HeadlessPersonality.launched
    personality.stacks.popsFromContent = popsFromContent
    return NavigationStage(direction: direction, delegate: delegate, personality: personality)
  }

  /// Drags a finger from the middle of the screen, and leaves it there.
  private func drag(by x: CGFloat, _ y: CGFloat = 0) {
    finger.drag((200, 400), to: (200 + x, 400 + y))
    HeadlessClock.advance(frames: 1)
  }

  @Test("D58: a system has a pop gesture on the content, or doesn't", arguments: [true, false])
  func presence(has: Bool) {
    let stage = stage(popsFromContent: has)
    _ = stage.push("B")

    drag(by: 190)
    finger.up(390, 400)
    stage.settle()

    #expect((stage.navigation.interactiveContentPopGestureRecognizer != nil) == has)
    #expect(stage.titles() == (has ? ["A"] : ["A", "B"]))
  }

  @Test(
    "D58: a pan in the content pops with the system's animation, whatever the delegate has",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  )
  func pan(direction: UIUserInterfaceLayoutDirection) {
    let transition = HandmadeFade()
    let stage = stage(direction, delegate: transition)
    let b = stage.push("B")
    let way: CGFloat = direction == .rightToLeft ? -150 : 150

    let calls = stage.calls { drag(by: way) }

    #expect(!calls.contains { $0.contains("animationControllerFor") })
    #expect(abs(stage.displayedX(b.view) - way) < 10.01)
    finger.up(200 + way, 400)
    stage.settle()
    #expect(stage.titles() == ["A"])
  }

  @Test(
    "The pop gesture on the content begins only towards the trailing side, and only where there is a screen to pop",
    arguments: [(-150, 0, 2), (100, 150, 2), (150, 0, 1)]
  )
  func nothing(x: CGFloat, y: CGFloat, screens: Int) {
    let stage = stage()
    if screens > 1 { _ = stage.push("B") }

    drag(by: x, y)

    #expect(stage.navigation.transitionCoordinator == nil)
    finger.up(200 + x, 400 + y)
    stage.settle()
    #expect(stage.titles().count == screens)
  }

  @Test("F3: an app's delegate of its own decides whether it begins", arguments: [true, false])
  func shouldBegin(may: Bool) {
    let stage = stage()
    _ = stage.push("B")
    let delegate = GestureDelegate()
    delegate.shouldBegin = { _ in may }
    stage.navigation.interactiveContentPopGestureRecognizer?.delegate = delegate

    drag(by: 190)
    finger.up(390, 400)
    stage.settle()

    #expect(delegate.calls.contains("shouldBegin"))
    #expect(stage.titles() == (may ? ["A"] : ["A", "B"]))
  }

  @Test(
    "F4: it waits for a pan that it is to let go first, as that pan's delegate or the call says",
    arguments: [true, false]
  )
  func waits(byDelegate: Bool) throws {
    let stage = stage()
    let b = stage.push("B")
    let content = try #require(stage.navigation.interactiveContentPopGestureRecognizer)
    let (pan, delegate) = (UIPanGestureRecognizer(), GestureDelegate())
    let log = ActionLog(pan)
    stage.window.addGestureRecognizer(pan)
    pan.delegate = delegate
    if byDelegate {
      delegate.waitsForUs = content
    } else {
      content.require(toFail: pan)
    }

    drag(by: 150)
    #expect(log.states.first == "began" && stage.titles() == ["A", "B"])
    finger.up(350, 400)
    stage.settle()
    delegate.shouldBegin = { _ in false }
    drag(by: 190)
    finger.up(390, 400)
    stage.settle()

    #expect(stage.titles() == ["A"] && b.view.window == nil)
  }

  @Test("F7: a scroll view takes the drags that it has a way for, and leaves it the others")
  func scrollView() {
    let stage = stage()
    let b = stage.push("B")
    let scrollView = UIScrollView(frame: b.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 1200, height: 852)
    scrollView.contentOffset.x = 300
    b.view.addSubview(scrollView)
    HeadlessClock.advance(frames: 1)

    drag(by: 100)
    #expect(scrollView.contentOffset.x < 300 && stage.titles() == ["A", "B"])
    finger.up(300, 400)
    stage.settle()
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    drag(by: 190)
    finger.up(390, 400)
    stage.settle()

    #expect(stage.titles() == ["A"])
  }

  @Test("Over the edge the edge pan pops, and where that is disabled the content's")
  func edge() throws {
    let stage = stage()
    let edgePan = try #require(stage.navigation.interactivePopGestureRecognizer)
    let content = try #require(stage.navigation.interactiveContentPopGestureRecognizer)
    let (edgeLog, contentLog) = (ActionLog(edgePan), ActionLog(content))
    func swipe() {
      _ = stage.push("B")
      finger.swipe((2, 400), to: (300, 400))
      stage.settle()
    }

    swipe()
    #expect(stage.titles() == ["A"] && edgeLog.states.last == "ended" && contentLog.states == [])
    edgePan.isEnabled = false
    swipe()

    #expect(stage.titles() == ["A"] && contentLog.states.last == "ended")
  }
}
