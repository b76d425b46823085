import UIKit

/// Another effect, whose screens a separate spring animates.
struct CarriedEffect: TransitionEffect {
  let base: any TransitionEffect
  let spring: Spring

  func travel(in scene: TransitionScene) -> CGVector { base.travel(in: scene) }

  func prepare(_ scene: TransitionScene) { base.prepare(scene) }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let views = {
      [scene.foreground, scene.background, scene.extras.dimmingView, scene.extras.edgeShadow]
        .compactMap { $0 }
    }
    scene.animate(views, with: spring) { base.place(scene, foreground: position) }
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) { base.cleanUp(scene, at: end) }

  var rubberBandsPastEnds: Bool { base.rubberBandsPastEnds }
}

extension CarriedEffect: DimmingEffect {
  func dimming(in scene: TransitionScene) -> CGFloat { base.dimmingIfAny(in: scene) }
}

extension TransitionEffect {
  /// Animates the two screens on a separate spring, which may overshoot.
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(.cover.carried(by: Spring(response: 0.45, dampingRatio: 0.75)))
  /// ```
  ///
  /// A transition's ``InterruptibleTransition/spring`` is critically damped, because its progress can't pass an end;
  /// the screens can. When caught, they stay at their current on-screen position, and move as far as the finger. After
  /// the release, they keep their velocity. When code scrubs the progress to an end, the screens reach that end as
  /// well.
  ///
  /// The spring animates the changes that the effect makes in ``place(_:foreground:)`` to the two screens, the dimming
  /// view, and the edge shadow. These are changes of `center`, `bounds.size`, `transform`, `layer.cornerRadius`, and
  /// `alpha`, which never overshoots. Changes by ``TransitionScene/animate(_:_:)`` or ``TransitionScene/onFrame(_:)``
  /// follow the progress, as in the original effect. A ``ZoomEffect`` has springs already.
  ///
  /// - Precondition: In ``place(_:foreground:)``, the effect changes nothing else: other changes would jump to their
  ///   end values.
  /// - Returns: The effect on that spring.
  public func carried(by spring: Spring) -> BuiltInEffect {
    BuiltInEffect(base: CarriedEffect(base: self, spring: spring))
  }
}
