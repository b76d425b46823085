import UIKit

/// A window on a fresh screen, and time.
///
/// The screen is global: make the stage inside a test that does not suspend.
@MainActor
protocol WindowStage {
  var window: UIWindow { get }
}

extension WindowStage {
  /// Lets a transition run to its end.
  func settle() {
    HeadlessClock.advance(by: 2)
  }

  /// What UIKit calls while a closure runs.
  func calls(during body: () -> Void) -> [String] {
    let count = HeadlessLog.entries.count
    body()
    return Array(HeadlessLog.texts.dropFirst(count))
  }
}

extension UIWindow {
  /// Shows a controller in a window on a fresh screen.
  static func fresh(
    _ personality: HeadlessPersonality = .launched,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    root: () -> UIViewController
  ) -> UIWindow {
    HeadlessScreen.reset(layoutDirection: direction, personality: personality)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    HeadlessClock.endTurn()
    return window
  }
}
