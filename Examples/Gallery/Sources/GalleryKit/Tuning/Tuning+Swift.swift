internal import InterruptibleTransitions

extension Tuning {
  /// Returns the lines of Swift that create a transition object with these settings; defaults are left out.
  ///
  /// `ownEffect` is the argument that creates the room's own effect, nil if it takes more than a line.
  package func swift(ownEffect: String?) -> String {
    let defaults = Tuning()
    var lines = [creation(effect.swift ?? ownEffect)]
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

  private func creation(_ effect: String?) -> String {
    let line = "let transition = InterruptibleTransition(\(effect ?? "effect"))"
    return effect == nil ? "\(line)  // the room’s own effect" : line
  }

  /// Returns the argument that creates an effect; nil if the effect has parameters.
  @MainActor
  static func swift(of effect: any TransitionEffect) -> String? {
    guard Mirror(reflecting: effect).children.isEmpty else { return nil }
    switch effect {
    case is SlideEffect: return ".slide"
    case is ShiftEffect: return ".shift"
    case is FadeEffect: return ".fade"
    default: return "\(type(of: effect))()"
    }
  }
}
