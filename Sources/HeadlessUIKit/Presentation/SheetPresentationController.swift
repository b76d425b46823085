/// The system's sheet: a card below the status bar, with what it covers set back behind it.
@MainActor
final class SheetPresentationController: UIPresentationController {
  private let dimming = UIView()
  private lazy var gesture = SheetGesture(self)
  /// Whether the app has presented the sheet with an animator of its own, or would have with an animation.
  private var isAnimatedByDelegate = false
  private var appearancesBefore:
    (view: UIView, radius: CGFloat, clips: Bool, corners: CACornerMask)?

  static let cornerRadius: CGFloat = 10
  /// How much of the card behind is seen above the one in front.
  static let peek: CGFloat = 10
  /// How far the sides of the card behind are set in.
  static let inset: CGFloat = 16

  override var isOfTheSystem: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let top = containerView.safeAreaInsets.top + SheetPresentationController.peek
    var frame = containerView.bounds
    frame.origin.y += top
    frame.size.height -= top
    return frame
  }

  func transition(isPresentation: Bool) -> SystemTransition {
    CoverTransition(isPresentation: isPresentation)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let presentedView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.addSubview(dimming)
    presenting?.safeAreaBehindSheet = presentersView?.safeAreaInsets
    isAnimatedByDelegate =
      presentation?.transition?.context.isLogged
      ?? (presentedViewController.transitioningDelegate != nil)
    roundCorners(of: presentedView)
    alongside { $0.setBack(true) }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return tidyUp() }
    // The screen may have been turned meanwhile.
    setBack(true)
    guard HeadlessGesturePolicy.current.sheetPanCompetes || !isAnimatedByDelegate else { return }
    presentedView?.addGestureRecognizer(gesture.recognizer)
  }

  override func containerViewDidLayoutSubviews() {
    guard presentation?.isPresented == true, let view = presentedView, view.transform == .identity
    else { return }
    view.frame = frameOfPresentedViewInContainerView
    setBack(true)
  }

  override func dismissalTransitionWillBegin() {
    alongside { $0.setBack(false) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      tidyUp()
    } else {
      setBack(true)
    }
  }

  override func willVanish() {
    setBack(false)
    tidyUp()
  }

  private var presentersView: UIView? { presentation?.presentersView }

  private func alongside(_ animation: @escaping (SheetPresentationController) -> Void) {
    guard let coordinator = presentation?.transition?.coordinator else { return animation(self) }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      if let self { animation(self) }
    })
  }

  private func setBack(_ isBack: Bool) {
    dimming.alpha = isBack ? 0.2 : 0
    guard let view = presentersView else { return }
    view.transform = isBack ? transformBehind(view) : .identity
  }

  /// Makes the view smaller, with its top as far above the card's as `peek` says.
  private func transformBehind(_ view: UIView) -> CGAffineTransform {
    let size = view.bounds.size
    guard size.width > 0 else { return .identity }
    let scale = (size.width - 2 * SheetPresentationController.inset) / size.width
    let top = frameOfPresentedViewInContainerView.minY - SheetPresentationController.peek
    let untransformed = view.center.y - size.height / 2
    let shift = top - untransformed - size.height * (1 - scale) / 2
    return CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
  }

  private func roundCorners(of view: UIView) {
    appearancesBefore = (
      view, view.layer.cornerRadius, view.clipsToBounds, view.layer.maskedCorners
    )
    view.layer.cornerRadius = SheetPresentationController.cornerRadius
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
  }

  private func tidyUp() {
    setBack(false)
    dimming.removeFromSuperview()
    presenting?.safeAreaBehindSheet = nil
    gesture.recognizer.view?.removeGestureRecognizer(gesture.recognizer)
    guard let appearances = appearancesBefore else { return }
    appearancesBefore = nil
    appearances.view.layer.cornerRadius = appearances.radius
    appearances.view.layer.maskedCorners = appearances.corners
    appearances.view.clipsToBounds = appearances.clips
  }
}

/// What a user's gesture does with the sheet.
extension SheetPresentationController {
  var mayBeDismissed: Bool {
    guard let delegate else { return true }
    HeadlessLog.record("delegate.presentationControllerShouldDismiss(_:)")
    return delegate.presentationControllerShouldDismiss(self)
  }

  func tellDelegate(
    _ call: @autoclosure () -> String,
    _ body: (any UIAdaptivePresentationControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    HeadlessLog.record("delegate.\(call())")
    body(delegate)
  }

  /// Moves the card off its place, and back with 0.
  func pull(by distance: CGFloat) {
    presentedView?.transform = CGAffineTransform(translationX: 0, y: distance)
  }
}
