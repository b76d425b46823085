import InterruptibleTransitions
import UIKit

/// A window for an app of any shape, and what must hold when it is at rest.
///
/// The screen is global: make the stage inside a test that does not suspend.
@MainActor
final class StressStage {
  let window: UIWindow

  init(
    personality: HeadlessPersonality = .launched,
    root: () -> UIViewController
  ) {
    HeadlessScreen.reset(personality: personality)
    HeadlessClock.framesPerSecond = 120
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
    HeadlessLog.forget()
  }

  func advance(by seconds: TimeInterval) {
    HeadlessClock.advance(by: seconds)
  }

  /// Lets everything come to rest.
  func settle() {
    HeadlessClock.advance(by: 0)
    for _ in 0..<600 where !HeadlessClock.isQuiet {
      HeadlessClock.advance(frames: 1)
    }
    HeadlessClock.advance(by: 0.1)
  }

  /// What is wrong at rest; nothing if all is well.
  func complaints(of transitions: InterruptibleTransition...) -> [String] {
    var found: [String] = []
    for transition in transitions where transition.phase != .idle || !transition.flights.isEmpty {
      found.append("in flight: \(transition.phase)")
    }
    if !HeadlessClock.isQuiet { found.append("something still moves or waits") }
    let starts = HeadlessLog.texts.count {
      $0.hasPrefix("animator.startInteractiveTransition")
        || $0.hasPrefix("animator.animateTransition")
    }
    let ends = HeadlessLog.texts.count { $0.hasPrefix("context.completeTransition") }
    if starts != ends { found.append("\(starts) beginnings, \(ends) completions") }
    let shields = window.count { String(describing: type(of: $0)) == "TouchShield" }
    if shields > 0 { found.append("\(shields) shields are left") }
    return found
  }

  /// Whether a screen is seen where it belongs, and its button answers.
  func answers(_ screen: ButtonScreen) -> Bool {
    let taps = screen.taps
    guard screen.viewIfLoaded?.window === window,
      screen.view.convert(screen.view.bounds, to: nil).intersects(window.bounds)
    else { return false }
    tap(at: screen.target)
    HeadlessClock.advance(by: 0.2)
    return screen.taps == taps + 1
  }

  // MARK: - Touches

  private var finger = CGPoint.zero

  func touchDown(at point: CGPoint) {
    finger = point
    HeadlessTouch.send(id: 1, phase: .began, at: point)
  }

  func drag(by dx: CGFloat, _ dy: CGFloat = 0, frames: Int = 10) {
    for _ in 0..<frames {
      HeadlessClock.advance(frames: 1)
      move(by: dx / CGFloat(frames), dy / CGFloat(frames))
    }
  }

  /// Moves the finger without letting time pass.
  func move(by dx: CGFloat, _ dy: CGFloat = 0) {
    finger.x += dx
    finger.y += dy
    HeadlessTouch.send(id: 1, phase: .moved, at: finger)
  }

  /// Lifts the finger, if it is down.
  func lift() {
    guard HeadlessTouch.isDown(1) else { return }
    HeadlessTouch.send(id: 1, phase: .ended, at: finger)
  }

  func tap(at point: CGPoint) {
    touchDown(at: point)
    lift()
  }
}

extension UIView {
  /// How many views here and below satisfy a condition.
  fileprivate func count(where condition: (UIView) -> Bool) -> Int {
    subviews.reduce(condition(self) ? 1 : 0) { $0 + $1.count(where: condition) }
  }

  /// Where the view is seen in its window, now.
  var seenFrame: CGRect {
    let layer = self.layer.presentation() ?? self.layer
    return layer.frame
  }
}
