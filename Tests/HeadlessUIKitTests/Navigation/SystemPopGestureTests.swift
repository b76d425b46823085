import Testing
import UIKit

@MainActor @Suite(.serialized) struct SystemPopGestureTests {
  @Test(
    "D29: a swipe over the leading edge pops with the system's animation, whatever the delegate has",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  )
  func swipe(direction: UIUserInterfaceLayoutDirection) {
    let transition = HandmadeTransition()
    let stage = NavigationStage(direction: direction, delegate: transition)
    let b = stage.push("B")
    let edge: CGFloat = direction == .rightToLeft ? 391 : 2
    let way: CGFloat = direction == .rightToLeft ? -1 : 1
    let touch = Finger(at: CGPoint(x: edge, y: 400))

    let calls = stage.calls {
      touch.move(to: CGPoint(x: edge + way * 40, y: 400))
      HeadlessClock.advance(frames: 1)
      touch.move(to: CGPoint(x: edge + way * 300, y: 400))
      HeadlessClock.advance(frames: 1)
    }

    #expect(!calls.contains { $0.contains("animationControllerFor") })
    #expect(abs(stage.seenX(b.view) - way * 300) < 15)
    touch.lift()
    stage.settle()
    #expect(stage.titles() == ["A"])
  }

  @Test("A slow pull that is let go early falls back")
  func fallsBack() {
    let stage = NavigationStage()
    let b = stage.push("B")
    let touch = Finger(at: CGPoint(x: 2, y: 400))
    for x in stride(from: 2.0, through: 60, by: 2) {
      touch.move(to: CGPoint(x: x, y: 400))
      HeadlessClock.advance(frames: 1)
    }

    touch.lift()
    stage.settle()

    #expect(stage.titles() == ["A", "B"])
    #expect(b.view.frame == UIScreen.main.bounds)
    #expect(stage.navigation.navigationBar.topItem?.title == "B")
  }

  @Test("D30: a flick that ends before the transition starts pops")
  func flick() {
    let stage = NavigationStage()
    _ = stage.push("B")
    let touch = Finger(at: CGPoint(x: 2, y: 400))
    HeadlessClock.advance(frames: 1)

    touch.move(to: CGPoint(x: 200, y: 400))
    touch.lift()
    stage.settle()

    #expect(stage.titles() == ["A"])
  }

  @Test("At the root, and disabled, nothing begins", arguments: [true, false])
  func nothing(isRoot: Bool) {
    let stage = NavigationStage()
    if !isRoot {
      _ = stage.push("B")
      stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    }
    let before = stage.titles()
    let touch = Finger(at: CGPoint(x: 2, y: 400))

    touch.move(to: CGPoint(x: 200, y: 400))
    HeadlessClock.advance(frames: 1)
    touch.lift()
    stage.settle()

    #expect(stage.titles() == before)
  }
}

/// A finger on the screen.
@MainActor
private final class Finger {
  private var place: CGPoint

  init(at place: CGPoint) {
    self.place = place
    HeadlessTouch.send(phase: .began, at: place)
  }

  func move(to place: CGPoint) {
    self.place = place
    HeadlessTouch.send(phase: .moved, at: place)
  }

  func lift() {
    HeadlessTouch.send(phase: .ended, at: place)
  }
}
