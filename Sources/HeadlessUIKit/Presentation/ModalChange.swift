/// A presentation or a dismissal, as it is asked for.
@MainActor
struct ModalChange {
  let isPresentation: Bool
  let isAnimated: Bool
  /// The app's animator, if it has one.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// What drives it; or the system's own gesture.
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let completion: (() -> Void)?

  /// Whether something is animated, or an animator is to run although nothing is.
  var hasTransition: Bool { isAnimated || animator != nil }
}
