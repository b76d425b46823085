import Testing
import UIKit

extension Contract {
  /// What is seen of gestures by touching the screen, which only a host without a device can do in a test.
  @MainActor @Suite(.enabled(if: Stage.canTouch)) struct RecognizerTests {
    private func states(of recognizer: UIGestureRecognizer, on stage: Stage) -> () -> [String] {
      final class Log { var states: [String] = [] }
      let log = Log()
      recognizer.onAction { log.states.append("\($0.state)") }
      stage.window.addGestureRecognizer(recognizer)
      return { log.states }
    }

    @Test("F1, F9, F12: a pan begins after some points of way, follows, and ends with the finger")
    func pan() async {
      let stage = await Stage()
      let pan = UIPanGestureRecognizer()
      let states = states(of: pan, on: stage)

      stage.touch(.began, 200, 400)
      stage.touch(.moved, 202, 400)
      #expect(states().isEmpty && pan.state == .possible)
      stage.touch(.moved, 220, 400)
      #expect(states() == ["began"])
      #expect(pan.state == .began)
      stage.touch(.moved, 230, 400)
      stage.touch(.moved, 240, 400)
      #expect(pan.state == .changed)
      stage.touch(.ended, 240, 400)

      #expect(states() == ["began", "changed", "changed", "ended"] && pan.state == .possible)
    }

    @Test("F10: from its beginning on, a pan's translation follows the finger")
    func translation() async {
      let stage = await Stage()
      let pan = UIPanGestureRecognizer()
      _ = states(of: pan, on: stage)
      stage.touch(.began, 200, 400)
      stage.touch(.moved, 220, 400)
      let baseline = pan.translation(in: nil).x
      #expect((0...20).contains(baseline))

      stage.touch(.moved, 250, 400)
      #expect(pan.translation(in: nil).x == baseline + 30)
      pan.setTranslation(.zero, in: nil)
      stage.touch(.moved, 260, 400)

      #expect(pan.translation(in: nil).x == 10)
      stage.touch(.ended, 260, 400)
    }

    @Test(
      "F14, F16: a press of no duration begins as the finger comes down",
      arguments: [UITouch.Phase.ended, .cancelled]
    )
    func press(end: UITouch.Phase) async {
      let stage = await Stage()
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0
      let states = states(of: press, on: stage)

      stage.touch(.began, 200, 400)
      #expect(states() == ["began"])
      stage.touch(end, 200, 400)

      #expect(states() == ["began", "\(end)"])
    }

    @Test("F16: a gesture that is taken away is canceled")
    func cancelled() async {
      let stage = await Stage()
      let states = states(of: UIPanGestureRecognizer(), on: stage)

      stage.touch(.began, 200, 400)
      stage.touch(.moved, 260, 400)
      stage.touch(.cancelled, 260, 400)

      #expect(states() == ["began", "cancelled"])
    }
  }
}
