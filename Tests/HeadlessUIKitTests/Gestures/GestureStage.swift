import UIKit

/// A fresh screen with a window, a view that fills it, and a smaller one in that, at (100, 100).
@MainActor
struct GestureStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let outer = TouchLog(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let inner = TouchLog(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let finger = Finger()
  let second = Finger(id: 1)

  /// - Parameter recognizer: What the view that fills the window is given.
  init(with recognizer: UIGestureRecognizer? = nil) {
    HeadlessScreen.reset()
    if let recognizer { outer.addGestureRecognizer(recognizer) }
    window.addSubview(outer)
    outer.addSubview(inner)
    window.makeKeyAndVisible()
    HeadlessClock.advance(frames: 1)
  }
}

/// A view that notes which touches it is told of, and passes none on.
final class TouchLog: UIView {
  private(set) var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
  }

  private func note(_ touches: Set<UITouch>) {
    let phase = touches.first.map { "\($0.phase)" } ?? "nothing"
    phases.append(touches.count == 1 ? phase : "\(phase) x\(touches.count)")
  }
}

/// What a recognizer's actions saw.
@MainActor
final class ActionLog {
  private(set) var states: [String] = []
  /// Runs in the action, after its state was noted.
  var also: (UIGestureRecognizer) -> Void = { _ in }

  init(_ recognizer: UIGestureRecognizer) {
    recognizer.headlessAddAction { [weak self] recognizer in
      self?.states.append("\(recognizer.state)")
      self?.also(recognizer)
    }
  }
}

/// A delegate that answers as told.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var isSimultaneous = false
  var mustFailFirst: UIGestureRecognizer?
  var waitsForUs: UIGestureRecognizer?
  var receivesTouch = true
  var receivesEvent = true
  private(set) var calls: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    calls.append("shouldBegin")
    return shouldBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isSimultaneous
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === mustFailFirst
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === waitsForUs
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    calls.append("touch")
    return receivesTouch
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    calls.append("event")
    return receivesEvent
  }
}
