import Foundation
package import UIKit

/// A window for the probes, with a square in it that can be moved by 100 pt, and time that passes.
///
/// The files under `Platform` differ between a device and headless UIKit: how time passes, how frames are
/// observed, and how actions are received.
@MainActor
package final class ProbeStage {
  package let window: UIWindow
  /// Asks the user for a gesture; nil if nobody can touch the screen.
  package var guide: (any ProbeGuide)?
  /// Whether a debugger is attached to the app.
  package var isDebugged = ProbeStage.isTraced
  /// The square, which starts at 70 pt from the left.
  let square = UIView()
  /// What is observed until the stage is cleared.
  private var observations: [NotificationToken] = []

  package init(window: UIWindow) {
    self.window = window
    square.backgroundColor = .systemBlue
  }

  /// Shows an empty screen with the square at its start.
  package func clear() async {
    observations = []
    if window.rootViewController?.presentedViewController != nil {
      window.rootViewController?.dismiss(animated: false)
      await advance(by: 0.1)
    }
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    square.frame = CGRect(x: 20, y: 200, width: 100, height: 100)
    square.transform = .identity
    square.alpha = 1
    controller.view.addSubview(square)
    await show(controller)
  }

  /// Shows a controller in the window, and lets it appear.
  func show(_ controller: UIViewController) async {
    window.rootViewController = controller
    window.isHidden = false
    await advance(by: 0.1)
  }

  /// Calls a closure when the app's scene goes to the background.
  func onBackground(_ action: @escaping @MainActor () -> Void) {
    let token = NotificationCenter.default.addObserver(
      forName: UIScene.didEnterBackgroundNotification,
      object: nil,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated(action)
    }
    observations.append(NotificationToken(token))
  }

  /// How much of its 100 pt the square has visibly moved.
  var share: Double {
    Double(((square.layer.presentation()?.position.x ?? square.center.x) - 70) / 100)
  }

  /// Returns an animator that moves the square by 100 pt in a second.
  func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { [square] in square.center.x = 170 }
  }

  /// Returns an animator that moves the square by 100 pt.
  func animator(
    _ timing: any UITimingCurveProvider,
    duration: TimeInterval = 1
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { [square] in square.center.x = 170 }
    return animator
  }

  /// Lets time pass until a condition holds, or for some seconds; returns whether it holds.
  @discardableResult
  func wait(upTo seconds: TimeInterval, until condition: () -> Bool) async -> Bool {
    let end = CACurrentMediaTime() + seconds
    while !condition(), CACurrentMediaTime() < end {
      await advance(by: 0.05)
    }
    return condition()
  }
}
