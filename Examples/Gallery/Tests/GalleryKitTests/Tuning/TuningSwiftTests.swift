import Foundation
import GalleryKit
import InterruptibleTransitions
import Testing

/// The Swift lines of settings, compared with the same lines as code.
@MainActor @Suite struct TuningSwiftTests {
  /// Settings, and the code that they are to be written as; the text is read from this file.
  struct Example: Sendable {
    let changes: String
    let make: @MainActor @Sendable () -> InterruptibleTransition
    let line: Int

    init(
      _ changes: String,
      line: Int = #line,
      make: @escaping @MainActor @Sendable () -> InterruptibleTransition
    ) {
      self.changes = changes
      self.make = make
      self.line = line
    }

    /// The code between the first and the last line of the closure.
    @MainActor
    func code() throws -> String {
      let lines = try String(contentsOfFile: #filePath, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return lines[line...].prefix { !$0.contains("return transition") }
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
  }

  nonisolated static let examples = [
    Example("{}") {
      let transition = InterruptibleTransition(.slide)
      return transition
    },
    Example(#"{"effect": "fade", "spring": "classicPush"}"#) {
      let transition = InterruptibleTransition(.fade)
      transition.spring = .classicPush
      return transition
    },
    Example(#"{"effect": "fadeAndScale", "springResponse": 0.85}"#) {
      let transition = InterruptibleTransition(.fade.combined(with: .scale))
      transition.spring = Spring(response: 0.85)
      return transition
    },
    Example(#"{"effect": "flip", "springTimeConstant": 0.17}"#) {
      let transition = InterruptibleTransition(.flip)
      transition.spring = Spring(timeConstant: 0.17)
      return transition
    },
    Example(#"{"effect": "cover", "spring": "response", "projection": "scrollView"}"#) {
      let transition = InterruptibleTransition(.cover)
      transition.spring = Spring(response: 0.38)
      transition.projection = .scrollView
      return transition
    },
    Example(#"{"effect": "shift", "releaseResponse": 0.7, "projectionTime": 0.2}"#) {
      let transition = InterruptibleTransition(.shift)
      transition.releaseSpring = Spring(response: 0.7)
      transition.projection = Projection(time: 0.2)
      return transition
    },
    Example(#"{"effect": "scale", "releaseSpring": "response", "projectionThreshold": 0.35}"#) {
      let transition = InterruptibleTransition(.scale)
      transition.releaseSpring = Spring(response: 0.25)
      transition.projection = Projection(time: 0.12, threshold: 0.35)
      return transition
    },
    Example(#"{"effect": "slide", "pop": "anywhere", "catching": "pan"}"#) {
      let transition = InterruptibleTransition(.slide)
      transition.gestures.pop = .anywhere
      transition.gestures.catching = .pan
      return transition
    },
    Example(#"{"effect": "slide", "rubberBand": 0.25}"#) {
      let transition = InterruptibleTransition(.slide)
      transition.rubberBand = RubberBand(coefficient: 0.25)
      return transition
    },
    Example(#"{"effect": "fade", "rubberBand": 0}"#) {
      let transition = InterruptibleTransition(.fade)
      transition.rubberBand = .none
      return transition
    },
    Example(#"{"pop": "disabled", "springTimeConstant": 0.06, "projectionTime": 0.12}"#) {
      let transition = InterruptibleTransition(.slide)
      transition.gestures.pop = .disabled
      return transition
    },
  ]

  @Test("The lines are the code that makes the same settings", arguments: examples)
  func lines(of example: Example) throws {
    let transition = example.make()
    var tuning = Tuning()
    try tuning.change(JSON(parsing: example.changes))

    #expect(tuning.swift(ownEffect: ".slide") == (try example.code()))
    let made = Tuning(of: transition)
    #expect(tuning.spring == made.spring)
    #expect(tuning.releaseSpring == made.releaseSpring)
    #expect(tuning.projection == made.projection)
    #expect(tuning.pop == made.pop)
    #expect(tuning.catching == made.catching)
    let effect = tuning.effect.make() ?? .slide
    #expect(type(of: effect) == type(of: transition.effect))
    let tuned = InterruptibleTransition(.slide)
    tuning.apply(to: tuned, ownEffect: .slide)
    #expect(Tuning(of: tuned) == made)
    #expect(tuned.gestures == transition.gestures)
  }

  @Test("An effect of the room's own is named with its file, and one of the framework's without")
  func ownEffect() {
    var tuning = Tuning()
    let own = tuning.swift(ownEffect: "FanEffect()", of: "PigmentsTransition.swift")
    #expect(
      own == """
        // The effect is in PigmentsTransition.swift.
        let transition = InterruptibleTransition(FanEffect())
        """
    )
    tuning.effect = .fade
    let other = tuning.swift(ownEffect: "FanEffect()", of: "PigmentsTransition.swift")
    #expect(other == "let transition = InterruptibleTransition(.fade)")
  }
}
