internal import InterruptibleTransitions

extension Tuning {
  /// Returns the lines of Swift that create a transition object with these settings; defaults are left out.
  ///
  /// `ownEffect` is the argument that creates the room's own effect, and `file` the one that has it, if it is needed.
  package func swift(ownEffect: String, of file: String? = nil) -> String {
    let defaults = Tuning()
    var lines = ["let transition = InterruptibleTransition(\(effect.swift ?? ownEffect))"]
    if effect == .own, let file { lines.insert("// The effect is in \(file).", at: 0) }
    if spring != defaults.spring { lines.append("transition.spring = \(spring.swift)") }
    if releaseSpring != defaults.releaseSpring {
      lines.append("transition.releaseSpring = \(releaseSpring.swift)")
    }
    if projection != defaults.projection {
      lines.append("transition.projection = \(projection.swift)")
    }
    if rubberBand != defaults.rubberBand {
      lines.append("transition.rubberBand = \(rubberBand.swift)")
    }
    if pop != defaults.pop { lines.append("transition.gestures.pop = .\(pop)") }
    if catching != defaults.catching {
      lines.append("transition.gestures.catching = .\(catching)")
    }
    return lines.joined(separator: "\n")
  }
}
