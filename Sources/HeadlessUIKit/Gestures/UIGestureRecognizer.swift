/// Finds a gesture in the touches on a view and what is in it.
@MainActor
open class UIGestureRecognizer: NSObject {
  open private(set) weak var view: UIView?

  func didMove(to view: UIView?) {
    self.view = view
  }

  func viewDidLeaveWindow() {}
}
