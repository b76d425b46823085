import UIKit

/// A transition's animator that knows only how to be an animation, and writes down how it is driven.
@MainActor
final class JournaledAnimator: NSObject, UIViewImplicitlyAnimating {
  private let animator: UIViewPropertyAnimator
  private let journal: Journal

  init(_ animator: UIViewPropertyAnimator, _ journal: Journal) {
    self.animator = animator
    self.journal = journal
  }

  var state: UIViewAnimatingState { animator.state }
  var isRunning: Bool { animator.isRunning }

  var isReversed: Bool {
    get { animator.isReversed }
    set {
      journal.note("isReversed \(newValue)")
      animator.isReversed = newValue
    }
  }

  var fractionComplete: CGFloat {
    get { animator.fractionComplete }
    set {
      journal.note("fractionComplete \(newValue)")
      animator.fractionComplete = newValue
    }
  }

  func startAnimation() {
    animator.startAnimation()
  }

  func startAnimation(afterDelay delay: TimeInterval) {
    animator.startAnimation(afterDelay: delay)
  }

  func pauseAnimation() {
    journal.note("pauseAnimation")
    animator.pauseAnimation()
  }

  func stopAnimation(_ withoutFinishing: Bool) {
    animator.stopAnimation(withoutFinishing)
  }

  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    animator.finishAnimation(at: finalPosition)
  }

  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animator.addAnimations(animation, delayFactor: delayFactor)
  }

  func addAnimations(_ animation: @escaping () -> Void) {
    animator.addAnimations(animation)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    journal.note("continueAnimation")
    animator.continueAnimation(
      withTimingParameters: parameters,
      durationFactor: durationFactor
    )
  }
}
