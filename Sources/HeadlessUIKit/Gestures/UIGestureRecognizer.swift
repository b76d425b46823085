/// Finds a gesture in the touches on a view and what is in it.
@MainActor
open class UIGestureRecognizer: NSObject {
  open private(set) weak var view: UIView?

  func didMove(to view: UIView?) {
    self.view = view
  }

  /// Hook: true for a tap of one finger, once.
  var isSingleTap: Bool { false }

  func viewDidLeaveWindow() {}
}
