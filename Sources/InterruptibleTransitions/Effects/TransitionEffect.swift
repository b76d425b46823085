public import UIKit

/// What a transition looks like: a small value that puts two screens where they start, and moves them to where
/// they end.
///
/// Write it once for both directions: the foreground comes and goes above the background.
///
/// ```swift
/// struct Drop: TransitionEffect {
///   func prepare(_ scene: TransitionScene) {
///     if scene.direction == .forward { raise(scene) }
///   }
///
///   func animate(_ scene: TransitionScene) {
///     if scene.direction == .forward { settle(scene) } else { raise(scene) }
///   }
///
///   func travel(in scene: TransitionScene) -> CGVector {
///     let height = scene.container.bounds.height
///     return CGVector(dx: 0, dy: scene.direction == .forward ? height : -height)
///   }
///
///   private func raise(_ scene: TransitionScene) {
///     scene.foreground?.center.y = -scene.foregroundFrame.height / 2
///     scene.dimmingView.alpha = 0
///   }
///
///   private func settle(_ scene: TransitionScene) {
///     scene.foreground?.center.y = scene.foregroundFrame.midY
///     scene.dimmingView.alpha = 0.3
///   }
/// }
/// ```
///
/// When the transition is over, `center`, `bounds`, `transform`, `transform3D`, `alpha` and `isHidden` of the two
/// views are restored, and so is their place in the hierarchy. What else an effect changes it undoes in
/// `cleanUp(_:at:)`.
///
/// A container can get another size in mid-flight, as in a window that is resized or on a phone that unfolds. Then the effect is put
/// in place anew: `cleanUp(_:at:)` is called for the start, then all other functions again, with a scene in the new size.
///
/// An effect that builds on another one calls that one's functions from all of its own, ``travel(in:)`` and
/// ``rubberBandsPastEnds`` too.
@preconcurrency @MainActor
public protocol TransitionEffect: Sendable {
  /// Returns the way of a finger from the start of the transition to its end, in points in the container; zero
  /// if no finger can follow it.
  ///
  /// By default the container's width, toward the leading edge on the way forward.
  func travel(in scene: TransitionScene) -> CGVector

  /// Puts the views where they start. The incoming one is at its final frame, and laid out.
  func prepare(_ scene: TransitionScene)

  /// Makes the changes that are animated, in the transition's own animation block.
  ///
  /// For changes in a part of the way use ``TransitionScene/animate(_:_:)``. Keyframes, as
  /// `UIView.animateKeyframes(withDuration:delay:options:animations:completion:)` makes them, may take the transition's time
  /// evenly instead of following its spring.
  func animate(_ scene: TransitionScene)

  /// Undoes other changes, at the end or back at the start. By default nothing.
  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd)

  /// A Boolean value that indicates whether the foreground rubber-bands when a finger pulls it past an end.
  ///
  /// By default `true`. The rubber band moves the foreground by its `transform`, or by its `center` if the effect animates the
  /// `transform`. A foreground with a separate spring for both stays at its end. Return `false` to turn the rubber band off.
  var rubberBandsPastEnds: Bool { get }
}

extension TransitionEffect {
  /// The container's width, toward the leading edge on the way forward and back on the way back.
  public func travel(in scene: TransitionScene) -> CGVector {
    CGVector(
      dx: scene.direction == .forward ? -scene.trailingOffset : scene.trailingOffset,
      dy: 0
    )
  }

  /// Nothing.
  public func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {}

  /// `true`.
  public var rubberBandsPastEnds: Bool { true }
}

/// One of the two places where a transition can come to rest.
public enum TransitionEnd: Hashable, Sendable {
  /// Back where it started: the transition is cancelled, and shows what was on the screen before.
  case start
  /// Where it was meant to go: the transition is complete, and shows what was asked for.
  case end

  /// The other one.
  public var opposite: TransitionEnd {
    switch self {
    case .start: .end
    case .end: .start
    }
  }

  var progress: CGFloat {
    switch self {
    case .start: 0
    case .end: 1
    }
  }
}

/// How a finger let go of a transition.
public enum TransitionRelease: Hashable, Sendable {
  /// It was lifted: the transition goes to the end that the projection gives for this motion.
  ///
  /// The progress is from 0 to 1, and the velocity in progress per second, positive toward the end; it is 0 if the
  /// finger had come to rest.
  ///
  /// A card that moves freely is judged by its size. Then the progress is the card's scale if it opens, else what is missing of it.
  case lift(progress: CGFloat, velocity: CGFloat, projection: Projection)
  /// It was lifted without having moved: the transition goes the other way.
  case tap
  /// It was taken away, by the system or by content that scrolls: the transition goes on to where it was going.
  case cancellation
}

/// What an effect remembers of each transition that it is in; the transition's scene keeps it.
///
/// Copies of an effect share it.
struct PerTransition<Value>: Sendable {
  private let owner = Owner()

  /// Tells effects apart.
  private final class Owner: Sendable {}

  /// What the effect remembers; an effect that is made anew for each call remembers what the last one like it does.
  @MainActor
  subscript(scene: TransitionScene) -> Value? {
    get { own(in: scene) ?? scene.extras.memory.lazy.compactMap { $0.value as? Value }.last }
    nonmutating set {
      scene.extras.memory.removeAll { $0.owner === owner }
      if let newValue { scene.extras.memory.append((owner, newValue)) }
    }
  }

  /// Returns what this very effect remembers, and makes it if there is nothing yet.
  @MainActor
  func make(in scene: TransitionScene, _ make: () -> Value) -> Value {
    if let known = own(in: scene) { return known }
    let value = make()
    self[scene] = value
    return value
  }

  @MainActor
  private func own(in scene: TransitionScene) -> Value? {
    scene.extras.memory.first { $0.owner === owner }?.value as? Value
  }
}
