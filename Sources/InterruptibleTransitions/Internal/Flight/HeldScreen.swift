import UIKit

/// Keeps the screen under a finger that drags it from hearing of that finger, and undoes no more than that.
///
/// A view can be told of a touch that was held back from it even after a pan has taken the touch, and then a cell flashes.
@MainActor
struct HeldScreen {
  private var screen: UIView?

  /// Holds a screen instead of the one that has been held.
  ///
  /// What takes no touches already is left alone: it is the app's affair, or another finger's.
  mutating func hold(_ next: UIView?) {
    guard next !== screen else { return }
    screen?.isUserInteractionEnabled = true
    screen = nil
    guard let next, next.isUserInteractionEnabled else { return }
    next.isUserInteractionEnabled = false
    screen = next
  }
}
