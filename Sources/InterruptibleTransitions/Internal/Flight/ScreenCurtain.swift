import UIKit

/// Hides one screen of a transition from assistive technology, and undoes no more than that.
@MainActor
struct ScreenCurtain {
  private var hidden: UIView?

  /// Hides a screen instead of the one that has been hidden.
  ///
  /// What the app, or another transition, hides already is theirs.
  mutating func hide(_ screen: UIView?) {
    guard screen !== hidden else { return }
    reveal()
    guard let screen, !screen.accessibilityElementsHidden else { return }
    screen.accessibilityElementsHidden = true
    hidden = screen
  }

  mutating func reveal() {
    hidden?.accessibilityElementsHidden = false
    hidden = nil
  }
}
