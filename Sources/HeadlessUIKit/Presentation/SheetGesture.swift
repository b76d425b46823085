/// The pan that pulls a sheet down.
@MainActor
final class SheetGesture: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private weak var sheet: SheetPresentationController?
  private var interaction: SystemInteraction?
  /// Whether the sheet is pulled although it must not be dismissed.
  private var isHeldBack = false

  init(_ sheet: SheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.headlessAddAction { [weak self] _ in self?.follow() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let moved = recognizer.velocity(in: recognizer.view?.superview)
    return sheet?.presentation?.isPresented == true && moved.y > abs(moved.x)
      && sheet?.presentation?.presented.ownPresentation == nil
  }

  private func follow() {
    switch recognizer.state {
    case .began:
      begin()
      scrub()
    case .changed:
      scrub()
    case .ended:
      end(at: recognizer.velocity(in: sheet?.containerView).y / height)
    case .cancelled, .failed:
      end(at: -.greatestFiniteMagnitude)
    case .possible:
      break
    }
  }

  private func begin() {
    guard let sheet else { return }
    isHeldBack = sheet.presentedViewController.isModalInPresentation || !sheet.mayBeDismissed
    guard !isHeldBack else { return }
    let interaction = SystemInteraction(sheet.transition(isPresentation: false))
    self.interaction = interaction
    sheet.presentation?.dismiss(with: interaction) {
      sheet.tellDelegate("presentationControllerDidDismiss(_:)") {
        $0.presentationControllerDidDismiss(sheet)
      }
    }
    // By now there is a coordinator to go along with, and nothing has begun yet.
    sheet.tellDelegate("presentationControllerWillDismiss(_:)") {
      $0.presentationControllerWillDismiss(sheet)
    }
  }

  private func scrub() {
    let distance = recognizer.translation(in: sheet?.containerView).y
    if isHeldBack {
      // A sheet that stays gives way a little.
      sheet?.pull(by: max(distance, 0) / 5)
    } else {
      interaction?.scrub(to: distance / height)
    }
  }

  private func end(at velocity: CGFloat) {
    interaction?.end(at: velocity)
    interaction = nil
    guard isHeldBack, let sheet else { return }
    isHeldBack = false
    UIView.animate(withDuration: 0.3) { sheet.pull(by: 0) }
    let distance = recognizer.translation(in: sheet.containerView).y
    guard recognizer.state == .ended, distance / height + velocity * 0.499 >= 0.5 else { return }
    sheet.tellDelegate("presentationControllerDidAttemptToDismiss(_:)") {
      $0.presentationControllerDidAttemptToDismiss(sheet)
    }
  }

  private var height: CGFloat { max(sheet?.frameOfPresentedViewInContainerView.height ?? 1, 1) }
}
