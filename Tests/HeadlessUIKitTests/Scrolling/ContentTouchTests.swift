import Testing
import UIKit

/// Which of a finger's touches the views in a scroll view hear of.
@MainActor @Suite(.serialized) struct ContentTouchTests {
  /// Lets the content give up touches that it knows of, as table views do.
  private final class Yielding: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
  }

  private final class Refusing: UIScrollView {
    override func touchesShouldBegin(
      _ touches: Set<UITouch>,
      with event: UIEvent?,
      in view: UIView
    ) -> Bool {
      false
    }
  }

  private func addButton(to stage: ScrollStage) -> (UIButton, Presses) {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
    let presses = Presses()
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
    ] {
      button.addAction(UIAction { _ in presses.names.append(name) }, for: event)
    }
    stage.scrollView.addSubview(button)
    HeadlessClock.advance(frames: 1)
    return (button, presses)
  }

  @MainActor private final class Presses {
    var names: [String] = []
  }

  @Test("the content hears of a finger that has not scrolled for 150 ms, or is lifted")
  func delay() {
    let stage = ScrollStage()
    let (button, presses) = addButton(to: stage)

    stage.finger.down(190, 320)
    HeadlessClock.advance(by: 0.14)
    #expect(!button.isHighlighted && presses.names.isEmpty)
    stage.finger.up(190, 320)
    #expect(presses.names == ["down", "up"])
    stage.finger.down(190, 320)
    HeadlessClock.advance(by: 0.17)

    #expect(button.isHighlighted && presses.names == ["down", "up", "down"])
  }

  @Test("without delay the content hears of a finger at once")
  func noDelay() {
    let stage = ScrollStage()
    stage.scrollView.delaysContentTouches = false
    let (button, _) = addButton(to: stage)

    stage.finger.down(190, 320)

    #expect(button.isHighlighted)
  }

  @Test("a drag that begins on a button scrolls, and the button never hears of it")
  func quickDrag() {
    let stage = ScrollStage()
    let (_, presses) = addButton(to: stage)

    stage.finger.swipe((190, 320), to: (190, 220))

    #expect(stage.offset > 80)
    #expect(presses.names.isEmpty)
  }

  @Test("a pressed button keeps its finger, unless it may be canceled", arguments: [true, false])
  func pressed(isYielding: Bool) {
    let stage = ScrollStage { isYielding ? Yielding(frame: $0) : UIScrollView(frame: $0) }
    let (button, presses) = addButton(to: stage)

    stage.finger.down(190, 320)
    HeadlessClock.advance(by: 0.2)
    #expect(button.isHighlighted)
    stage.finger.drag(from: CGPoint(x: 190, y: 320), to: CGPoint(x: 190, y: isYielding ? 220 : 290))
    stage.finger.up(190, isYielding ? 220 : 290)

    #expect(isYielding ? stage.offset > 80 : stage.offset == 0)
    #expect(presses.names == ["down", isYielding ? "cancel" : "up"])
  }

  @Test(
    "a view that is no control gives its touches up to a drag, unless that cannot cancel them",
    arguments: [true, false]
  )
  func plainView(canCancel: Bool) {
    let stage = ScrollStage()
    stage.scrollView.canCancelContentTouches = canCancel

    stage.finger.down(200, 150)
    HeadlessClock.advance(by: 0.2)
    stage.finger.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 110))

    #expect(canCancel ? stage.offset > 20 : stage.offset == 0)
    #expect(stage.content.phases.first == "began")
    #expect(stage.content.phases.last == (canCancel ? "cancelled" : "moved"))
  }

  @Test("a scroll view may keep touches from its content")
  func refuses() {
    let stage = ScrollStage { Refusing(frame: $0) }

    stage.finger.down(200, 150)
    HeadlessClock.advance(by: 0.2)
    stage.finger.up(200, 150)

    #expect(stage.content.phases.isEmpty)
  }
}
