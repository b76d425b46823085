extension UIViewController {
  /// A transition of the system's own, which a controller prefers for its push or presentation.
  ///
  /// Apple's are made with class methods that say how they look. Here every one of them looks as a
  /// controller's transition without preference does.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    private override init() {
      super.init()
    }

    /// Stands for Apple's zoom from a view.
    public static func headlessZoom() -> UIViewController.Transition {
      Transition()
    }
  }
}
