public import UIKit

/// A small value that describes both screens while the foreground is dismissed, and while it is presented.
///
/// The framework animates from one to the other, in both directions. The foreground is the screen above, which a push
/// or a presentation adds, and a pop or a dismissal removes.
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
/// When the transition is complete, the framework restores `center`, `bounds`, `transform`, `transform3D`, `alpha`, and
/// `isHidden` of the two views, and their place in the hierarchy. Behind a presentation that doesn't cover it, the
/// background keeps the changes until the dismissal. The effect undoes its other changes in `cleanUp(_:at:)`.
///
/// A container can change size during a transition, as in a window that is resized or on a phone that unfolds. The
/// framework then calls `cleanUp(_:at:)` for the start, and all other functions again, with a scene in the new size.
///
/// An effect that builds on another effect forwards all its functions to that effect, ``travel(in:)`` and
/// ``rubberBandsPastEnds`` too.
@preconcurrency @MainActor
public protocol TransitionEffect: Sendable {
  /// Returns the translation of a drag that presents the foreground, in points in the container; zero if no drag can.
  ///
  /// A drag that dismisses the foreground moves in the opposite direction. By default, the container's width, toward
  /// the leading edge.
  func travel(in scene: TransitionScene) -> CGVector

  /// Adds the effect's own views, and requests calls in every frame, before the transition starts.
  ///
  /// The incoming screen is at its final frame, and laid out. By default, does nothing.
  func prepare(_ scene: TransitionScene)

  /// Gives both screens, and the effect's own views, the appearance that they have at one end of the transition.
  ///
  /// Called for the transition's start, without animation, and then for its end, in the transition's own animation
  /// block. Called again for both each time a finger or code stops the running transition. Set all properties that the
  /// effect changes to their values at that end, instead of changing them by an amount. Add views and observers in
  /// ``prepare(_:)``, which isn't called again then.
  ///
  /// For changes in a part of the transition, use ``TransitionScene/animate(_:_:)``. Keyframes, as from
  /// `UIView.animateKeyframes(withDuration:delay:options:animations:completion:)`, may be spaced evenly over the
  /// transition's time instead of following its spring.
  ///
  /// - Parameters:
  ///   - scene: The two screens and their container.
  ///   - position: The position of the foreground at that end.
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition)

  /// Undoes the effect's other changes, at the end or back at the start.
  ///
  /// By default, does nothing.
  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd)

  /// A Boolean value that indicates whether the foreground rubber-bands when a finger pulls it past an end.
  ///
  /// By default, `true`. The rubber band moves the foreground by its `transform`, or by its `center` if the effect
  /// animates the `transform`. A foreground with a separate spring for both stays at its end. Return `false` to turn
  /// the rubber band off.
  var rubberBandsPastEnds: Bool { get }
}

extension TransitionEffect {
  /// Returns the container's width, toward the leading edge.
  public func travel(in scene: TransitionScene) -> CGVector {
    CGVector(dx: -scene.trailingOffset, dy: 0)
  }

  /// Does nothing.
  public func prepare(_ scene: TransitionScene) {}

  /// Does nothing.
  public func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {}

  /// A Boolean value that indicates whether the foreground rubber-bands past an end; by default, `true`.
  public var rubberBandsPastEnds: Bool { true }
}

extension TransitionEffect {
  /// How a finger moves from the transition's start to its end, in points in the container.
  func travelToEnd(in scene: TransitionScene) -> CGVector {
    let travel = travel(in: scene)
    return scene.direction == .forward ? travel : CGVector(dx: -travel.dx, dy: -travel.dy)
  }
}

/// Constants that describe the position of the foreground at an end of a transition.
public enum ForegroundPosition: Hashable, Sendable {
  /// The foreground isn't shown: before a push or a presentation, and after a pop or a dismissal.
  case dismissed
  /// The foreground is shown above the background: after a push or a presentation, and before a pop or a dismissal.
  case presented

  /// The other one.
  var opposite: ForegroundPosition {
    switch self {
    case .dismissed: .presented
    case .presented: .dismissed
    }
  }
}

/// Constants that describe the two ends at which a transition can finish.
public enum TransitionEnd: Hashable, Sendable {
  /// The start: the transition is canceled, and shows the previous screen.
  case start
  /// The end: the transition is complete, and shows the requested screen.
  case end

  /// The opposite end.
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

/// Constants that describe how a finger released a transition.
public enum TransitionRelease: Hashable, Sendable {
  /// The finger was lifted; the transition goes to the end that the projection determines for this motion.
  ///
  /// The progress is from 0 to 1, and the velocity in progress per second, positive toward the end. The velocity is 0
  /// if the finger had come to rest.
  ///
  /// For a card that moves freely, the size decides: the progress is the card's scale if it opens, and 1 minus that
  /// scale if it closes.
  case lift(progress: CGFloat, velocity: CGFloat, projection: Projection)
  /// The finger was lifted without having moved; the transition is reversed.
  case tap
  /// The transition continues to its destination, whatever the finger's motion: the system or content that scrolls has
  /// taken the touch, the screen may not be left, or taps are disabled.
  case cancellation
}

/// A value that an effect keeps for each transition in which it is used.
///
/// An effect is a value that any number of transitions share. Keep a store of this type in it for what differs between
/// transitions: the value lasts until the transition is complete. Copies of an effect share the store.
///
/// ```swift
/// struct Badge: TransitionEffect {
///   private let label = PerTransition<UILabel>()
///
///   func prepare(_ scene: TransitionScene) {
///     let label = UILabel()
///     scene.container.addSubview(label)
///     self.label[scene] = label
///   }
///
///   func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
///     label[scene]?.alpha = position == .presented ? 1 : 0
///   }
///
///   func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
///     label[scene]?.removeFromSuperview()
///   }
/// }
/// ```
public struct PerTransition<Value>: Sendable {
  private let owner = Owner()

  /// Tells effects apart.
  private final class Owner: Sendable {}

  /// Creates an empty store.
  public init() {}

  /// The value for a transition; nil before it is set, and once the transition is complete.
  ///
  /// An effect that is created again for each call has the value of the last store of the same type.
  @MainActor
  public subscript(scene: TransitionScene) -> Value? {
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
