import UIKit

/// Slides the screen that comes in from the right, in every kind of container; a dismissal slides out.
///
/// It says when it is over, at three moments, each time once.
@MainActor
final class HandmadeSlide: HandmadeFade {
  var onShow: (() -> Void)?
  var onEnd: (() -> Void)?
  var onCompleted: (() -> Void)?
  private(set) var runs = 0

  override func didComplete() { take(\.onCompleted) }
  override func didShow() { take(\.onShow) }
  override func animationEnded(_ transitionCompleted: Bool) { take(\.onEnd) }

  /// Turns the screen while the transition runs, and ends it or takes it back under a finger.
  ///
  /// - Parameters:
  ///   - completing: Whether it ends.
  ///   - check: Runs in between.
  func turnScreen(completing: Bool, _ check: () -> Void = {}) {
    HeadlessClock.advance(by: 0.4)
    HeadlessScreen.rotate(to: .landscapeRight)
    HeadlessClock.advance(by: 0.1)
    check()
    grab()
    HeadlessClock.advance(by: 0.1)
    release(toward: completing ? .end : .start)
    HeadlessClock.advance(by: 2)
  }

  private func take(_ path: ReferenceWritableKeyPath<HandmadeSlide, (() -> Void)?>) {
    let body = self[keyPath: path]
    self[keyPath: path] = nil
    body?()
  }

  override func prepare(
    _ animator: UIViewPropertyAnimator,
    in context: any UIViewControllerContextTransitioning
  ) {
    runs += 1
    guard let coming = context.viewController(forKey: .to),
      let going = context.viewController(forKey: .from)
    else { return }
    let container = context.containerView
    let width = container.bounds.width
    if let to = context.view(forKey: .to) {
      to.frame = context.finalFrame(for: coming)
      container.insertSubview(to, at: going.isBeingDismissed ? 0 : container.subviews.count)
    }
    let isDismissal = going.isBeingDismissed
    guard let moving = context.view(forKey: isDismissal ? .from : .to) else { return }
    let rest = moving.center
    let aside = CGPoint(x: rest.x + width, y: rest.y)
    moving.center = isDismissal ? rest : aside
    animator.addAnimations { moving.center = isDismissal ? aside : rest }
  }
}
