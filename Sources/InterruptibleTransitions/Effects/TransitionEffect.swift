public import UIKit

/// What a transition looks like: a small value that describes both screens while the foreground is dismissed, and while it is
/// presented.
///
/// The framework animates from one to the other, in both directions. The foreground is the screen above: the one that a push or a
/// presentation brings, and a pop or a dismissal takes away.
///
/// ```swift
/// struct Drop: TransitionEffect {
///   func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
///     let isPresented = position == .presented
///     let height = scene.foregroundFrame.height
///     scene.foreground?.center.y = isPresented ? scene.foregroundFrame.midY : -height / 2
///     scene.dimmingView.alpha = isPresented ? 0.3 : 0
///   }
///
///   func travel(in scene: TransitionScene) -> CGVector {
///     CGVector(dx: 0, dy: scene.container.bounds.height)
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
  /// Returns how a finger moves to present the foreground, in points in the container; zero if no finger can.
  ///
  /// A finger that dismisses the foreground moves the opposite way. By default the container's width, toward the leading edge.
  func travel(in scene: TransitionScene) -> CGVector

  /// Adds the effect's own views, and asks for calls with every frame, before the transition starts. By default does nothing.
  ///
  /// The incoming screen is at its final frame, and laid out.
  func prepare(_ scene: TransitionScene)

  /// Gives both screens, and the effect's own views, the appearance that they have at one end of the transition.
  ///
  /// Called for the transition's start, without animation, and then for its end, in the transition's own animation block; and again for
  /// both each time a finger or code stops the running transition. Set all properties that the effect changes to what they are at that
  /// end, instead of changing them by an amount. Add views and observers in ``prepare(_:)``, which isn't called again then.
  ///
  /// For changes in a part of the transition use ``TransitionScene/animate(_:_:)``. Keyframes, as
  /// `UIView.animateKeyframes(withDuration:delay:options:animations:completion:)` makes them, may take the transition's time
  /// evenly instead of following its spring.
  ///
  /// - Parameters:
  ///   - scene: The two screens, and what they are in.
  ///   - position: Where the foreground is at that end.
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition)

  /// Undoes other changes, at the end or back at the start. By default nothing.
  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd)

  /// A Boolean value that indicates whether the foreground rubber-bands when a finger pulls it past an end.
  ///
  /// By default `true`. The rubber band moves the foreground by its `transform`, or by its `center` if the effect animates the
  /// `transform`. A foreground with a separate spring for both stays at its end. Return `false` to turn the rubber band off.
  var rubberBandsPastEnds: Bool { get }
}

extension TransitionEffect {
  /// The container's width, toward the leading edge.
  public func travel(in scene: TransitionScene) -> CGVector {
    CGVector(dx: -scene.trailingOffset, dy: 0)
  }

  /// Nothing.
  public func prepare(_ scene: TransitionScene) {}

  /// Nothing.
  public func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {}

  /// `true`.
  public var rubberBandsPastEnds: Bool { true }
}

extension TransitionEffect {
  /// How a finger moves from the transition's start to its end, in points in the container.
  func travelToEnd(in scene: TransitionScene) -> CGVector {
    let travel = travel(in: scene)
    return scene.direction == .forward ? travel : CGVector(dx: -travel.dx, dy: -travel.dy)
  }
}

/// Where the screen above is at an end of a transition.
public enum ForegroundPosition: Hashable, Sendable {
  /// Not shown: before a push or a presentation, and after a pop or a dismissal.
  case dismissed
  /// Shown above the background: after a push or a presentation, and before a pop or a dismissal.
  case presented

  /// The other one.
  var opposite: ForegroundPosition {
    switch self {
    case .dismissed: .presented
    case .presented: .dismissed
    }
  }
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
