import UIKit

/// A presentation from the bottom edge, which a pan dismisses as `UIPercentDrivenInteractiveTransition` does.
@MainActor
final class PercentDrivenCover: NSObject {
  typealias MakePresentation =
    @MainActor (_ presented: UIViewController, _ presenting: UIViewController?) ->
    UIPresentationController

  private weak var screen: UIViewController?
  private let makePresentation: MakePresentation
  private let interactor = PatientInteractor()
  private var events: GestureEvents?
  /// Whether a finger pulls the screen down.
  private var isInteractive = false

  init(_ screen: UIViewController, makePresentation: @escaping MakePresentation) {
    self.screen = screen
    self.makePresentation = makePresentation
    super.init()
    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    events = GestureEvents(of: pan) { [weak self, unowned pan] in self?.panDidChange(pan) }
    screen.view.addGestureRecognizer(pan)
  }

  /// Whether the screen is gone for good.
  var isOver: Bool { screen == nil }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard let screen, screen.transitionCoordinator == nil else { return }
      isInteractive = true
      interactor.begin()
      screen.dismiss(animated: true)
    case .changed where isInteractive: interactor.update(part(pan.translation(in: nil)))
    case .ended, .cancelled: release(pan)
    default: break
    }
  }

  private func release(_ pan: UIPanGestureRecognizer) {
    guard isInteractive else { return }
    isInteractive = false
    let velocity = part(pan.velocity(in: nil))
    let way = part(pan.translation(in: nil))
    let isFinished = pan.state == .ended && way + velocity * 0.12 >= 0.5
    let speed = velocity * interactor.duration * (isFinished ? 1 : -1)
    interactor.completionSpeed = max(speed, 0.5)
    interactor.completionCurve = .easeOut
    if isFinished { interactor.finish() } else { interactor.cancel() }
  }

  /// A distance down, as a share of the screen's height.
  private func part(_ point: CGPoint) -> CGFloat {
    point.y / max(screen?.view.bounds.height ?? 1, 1)
  }
}

extension PercentDrivenCover: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CoverAnimator(isPresentation: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CoverAnimator(isPresentation: false)
  }

  /// Only for a finger: nobody would ever finish any other transition.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isInteractive ? interactor : nil
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    makePresentation(presented, presenting)
  }
}

extension PercentDrivenCover: UIGestureRecognizerDelegate {
  /// A pan down, which leaves scrolling to the screen.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: nil)
    return velocity.y > abs(velocity.x)
  }
}
