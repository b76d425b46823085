/// Manages how one controller is presented by another: the frame of its view, and the views around it.
@preconcurrency @MainActor
open class UIPresentationController: HeadlessPresentationContainer {
  private weak var presented: UIViewController?
  /// Set anew when the presentation begins, and when presentations below are dismissed with it.
  weak var presenting: UIViewController?
  /// What the controller manages, while it does.
  weak var presentation: Presentation?
  private let style: UIModalPresentationStyle

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  override var contained: UIViewController? { presented }

  // MARK: - Who

  open var presentedViewController: UIViewController {
    guard let presented else {
      HeadlessFault.raise("the presented controller is gone: keep it as long as its presentation")
    }
    return presented
  }

  open var presentingViewController: UIViewController {
    guard let presenting else {
      HeadlessFault.raise(
        "nothing presents yet: ask for presentingViewController after present(_:)"
      )
    }
    return presenting
  }

  // MARK: - Where

  /// Nil until the presentation begins, and after the dismissal.
  open var containerView: UIView? {
    presentation.flatMap { $0.container.superview == nil ? nil : $0.container }
  }

  /// The view that is shown: the presented controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open var shouldPresentInFullscreen: Bool { true }

  /// A Boolean value that indicates whether the presenter's view leaves the screen during the presentation.
  open var shouldRemovePresentersView: Bool { false }

  open var presentationStyle: UIModalPresentationStyle { style }

  /// The style on a narrow screen; `none` keeps the own one.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style in surroundings: where those are narrow, that for a narrow screen.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  // MARK: - When

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// Hook: true for a controller of the system's, whose calls are none of the app's.
  var isOfTheSystem: Bool { type(of: self) == UIPresentationController.self }

  /// Hook: the presentation ends together with one above it, which isn't the system's sheet.
  func willVanish() {}
}
