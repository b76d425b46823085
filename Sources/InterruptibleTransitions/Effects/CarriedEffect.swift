import UIKit

/// Another effect, whose screens are carried by a spring of their own.
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

extension TransitionEffect {
  /// Has the two screens carried by a spring of their own, which may swing.
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(.cover.carried(by: Spring(response: 0.45, dampingRatio: 0.75)))
  /// ```
  ///
  /// A transition's ``InterruptibleTransition/spring`` is critically damped, as its progress can't pass an end; the screens can. Caught,
  /// they stay where they are seen, and move as far as the finger does. Let go, they keep their speed. Code that scrubs them brings them
  /// to an end when the progress is there.
  ///
  /// The spring carries what the effect changes of the two screens, of the view that dims and of the shadow at the edge, in
  /// ``place(_:foreground:)``: `center`, `bounds.size`, `transform`, `alpha`, which never swings, and `layer.cornerRadius`. What the effect
  /// animates by ``TransitionScene/animate(_:_:)`` or ``TransitionScene/onFrame(_:)`` follows the progress, as without; a
  /// ``ZoomEffect`` has springs already.
  ///
  /// - Precondition: In ``place(_:foreground:)`` the effect changes nothing else: that would jump to its end.
  /// - Returns: The effect on that spring.
  public func carried(by spring: Spring) -> BuiltInEffect {
    BuiltInEffect(base: CarriedEffect(base: self, spring: spring))
  }
}
