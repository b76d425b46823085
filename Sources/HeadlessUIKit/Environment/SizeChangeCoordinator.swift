/// Lets controllers animate along with a change of the screen's size.
@MainActor
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var isWaiting = true

  init(window: UIWindow, duration: TimeInterval, targetTransform: CGAffineTransform) {
    containerView = window
    transitionDuration = duration
    self.targetTransform = targetTransform
    super.init()
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: Handler?,
    completion: Handler?
  ) -> Bool {
    guard isWaiting else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  // The change is never interactive: these have nothing to tell.
  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}
  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {}

  /// Makes the change, with what was asked to go along.
  func run(_ change: @escaping () -> Void) {
    let (beside, afterwards) = (animations, completions)
    animations = []
    completions = []
    isWaiting = false
    AnimationBlock.run(nil) {
      UIView.animate(
        withDuration: transitionDuration,
        animations: { [self] in
          change()
          for animation in beside {
            animation(self)
          }
        },
        completion: { [self] _ in
          for completion in afterwards {
            completion(self)
          }
        }
      )
    }
  }
}
