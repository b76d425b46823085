import UIKit

/// A push and a pop under a finger as `UIPercentDrivenInteractiveTransition` has made them since iOS 7, carefully
/// done: the page follows the finger, the speed at the release counts, and a flick isn't lost.
@MainActor
final class PercentDrivenSlide: NSObject {
  private unowned let navigation: UINavigationController
  private let makeNext: @MainActor () -> UIViewController?
  /// Whether no other recognizer follows the same finger.
  private let isAlone: Bool
  private var interactor = PatientInteractor()
  private var events: GestureEvents?
  /// Whether the finger pushes or pops; nil if it does neither.
  private var dragged: UINavigationController.Operation?

  init(
    _ navigation: UINavigationController,
    isAlone: Bool,
    makeNext: @escaping @MainActor () -> UIViewController?
  ) {
    self.navigation = navigation
    self.isAlone = isAlone
    self.makeNext = makeNext
    super.init()
    navigation.delegate = self
  }

  /// Whether a finger drags the page.
  var isInteractive: Bool { dragged != nil }

  /// Adds the pan, in place of the system's swipes.
  func addPan(to view: UIView) {
    navigation.disableSystemPop()
    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    events = GestureEvents(of: pan) { [weak self, unowned pan] in self?.panDidChange(pan) }
    view.addGestureRecognizer(pan)
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pan)
    case .changed where isInteractive: interactor.update(progress(of: pan))
    case .ended, .cancelled: release(pan)
    default: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    // There is nothing to take hold of in flight: a second change now would break the first.
    guard navigation.transitionCoordinator == nil else { return }
    interactor.begin()
    if forward(pan.velocity(in: pan.view)) < 0 {
      guard navigation.viewControllers.count > 1 else { return }
      dragged = .pop
      navigation.popViewController(animated: true)
    } else if let next = makeNext() {
      dragged = .push
      navigation.pushViewController(next, animated: true)
    }
  }

  private func release(_ pan: UIPanGestureRecognizer) {
    guard isInteractive else { return }
    let velocity = forward(pan.velocity(in: pan.view)) * (dragged == .push ? 1 : -1)
    let isFinished = pan.state == .ended && progress(of: pan) + velocity * 0.12 >= 0.5
    dragged = nil
    // The speed of the finger, as a multiple of the animation's own; much slower, it would take too long.
    let speed = velocity * interactor.duration * (isFinished ? 1 : -1)
    interactor.completionSpeed = max(speed, 0.5)
    interactor.completionCurve = .easeOut
    if isFinished { interactor.finish() } else { interactor.cancel() }
  }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    let way = forward(pan.translation(in: pan.view))
    return min(max(dragged == .push ? way : -way, 0), 1)
  }

  /// How far a point is to the leading side, in widths.
  private func forward(_ point: CGPoint) -> CGFloat {
    let isRightToLeft = navigation.view.isRightToLeft
    return (isRightToLeft ? point.x : -point.x) / max(navigation.view.bounds.width, 1)
  }
}

extension PercentDrivenSlide: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // An interactor may keep its last transition, and with it a page that has gone.
    SlideAnimator(isPush: operation == .push) { [weak self] in
      self?.interactor = PatientInteractor()
    }
  }

  /// Only for a finger: nobody would ever finish any other transition.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isInteractive ? interactor : nil
  }
}

extension PercentDrivenSlide: UIGestureRecognizerDelegate {
  /// A pan that is alone leaves scrolling to the screens.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isAlone, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.x) > abs(velocity.y)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isAlone
  }
}
