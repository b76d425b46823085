package import InterruptibleTransitions

/// The settings of a transition that can be felt.
package struct Tuning: Equatable, Sendable {
  package var effect = TuningEffect.own
  package var spring = Spring.systemPush
  package var releaseSpring = Spring.systemRelease
  package var projection = Projection.system
  package var rubberBand = RubberBand.scrollView
  package var pop = PopGesture.edge
  package var catching = GestureSettings.CatchingStyle.touchDown

  /// Creates the settings of a new transition object.
  package init() {}

  /// Reads the settings of a transition object, with the effect that it has as the room's own.
  @MainActor
  package init(of transition: InterruptibleTransition) {
    spring = transition.spring
    releaseSpring = transition.releaseSpring
    projection = transition.projection
    rubberBand = transition.rubberBand
    pop = transition.gestures.pop
    catching = transition.gestures.catching
  }

  /// Applies the settings; the spring and the effect count from the next transition on.
  @MainActor
  package func apply(
    to transition: InterruptibleTransition,
    ownEffect: any TransitionEffect
  ) {
    transition.effect = effect.make() ?? ownEffect
    // One that is set is used for presentations too, which have another by default.
    if spring != transition.spring { transition.spring = spring }
    transition.releaseSpring = releaseSpring
    transition.projection = projection
    transition.rubberBand = rubberBand
    transition.gestures.pop = pop
    transition.gestures.catching = catching
  }

  /// Changes settings as a page asks for them: an object of names and values.
  ///
  /// Nothing is changed if one of them is refused.
  package mutating func change(_ json: JSON) throws(GalleryFailure) {
    guard case .object(let members) = json else {
      throw GalleryFailure("\"tune\" takes an object, as {\"spring\": \"classicPush\"}")
    }
    var changed = self
    for member in members {
      guard let control = TuningControl.all.first(where: { $0.name == member.key }) else {
        let names = TuningControl.all.map(\.name).listed
        throw GalleryFailure("there is no \"\(member.key)\" to tune: there are \(names)")
      }
      try control.set(member.value, in: &changed)
    }
    self = changed
  }
}
