internal import Foundation
internal import InterruptibleTransitions

extension TuningControl {
  /// All controls, in the order of the page.
  ///
  /// A choice comes before the sliders that refine it.
  static let all = [
    choice(
      "effect",
      "Effect",
      TuningEffect.allCases.map { effect in
        option(effect.rawValue, effect.title, \.effect, effect)
      }
    ),
    choice("spring", "Spring", springs),
    slider("springResponse", "Spring response", 0.1...2, unit: "s") { tuning in
      tuning.spring.timeConstant == nil ? tuning.spring.response : nil
    } move: {
      $0.spring = Spring(response: $1)
    },
    slider("springTimeConstant", "Spring time constant", 0.02...0.5, unit: "s") { tuning in
      tuning.spring.timeConstant
    } move: {
      $0.spring = Spring(timeConstant: $1)
    },
    choice("releaseSpring", "Spring after an interruption", releaseSprings),
    slider("releaseResponse", "Response after an interruption", 0.1...2, unit: "s") {
      $0.releaseSpring.response
    } move: {
      $0.releaseSpring = Spring(response: $1)
    },
    choice("projection", "Projection", projections),
    slider("projectionTime", "Velocity counts for", 0...1, unit: "s") {
      $0.projection.time
    } move: {
      $0.projection = Projection(time: $1, threshold: $0.projection.threshold)
    },
    slider("projectionThreshold", "Goes on from", 0...1, unit: "") {
      Double($0.projection.threshold)
    } move: {
      $0.projection = Projection(time: $0.projection.time, threshold: $1)
    },
    slider("rubberBand", "Rubber band", 0...1, unit: "") {
      Double($0.rubberBand.coefficient)
    } move: {
      $0.rubberBand = RubberBand(coefficient: $1)
    },
    choice(
      "catching",
      "A touch in flight",
      [
        option("touchDown", "Catches at once", \.catching, .touchDown),
        option("pan", "Catches once it drags", \.catching, .pan),
      ]
    ),
    choice(
      "pop",
      "A pan that pops",
      [
        option("edge", "From the edge", \.pop, .edge),
        option("anywhere", "From anywhere", \.pop, .anywhere),
        option("disabled", "Disabled", \.pop, .disabled),
      ]
    ),
  ]

  private static var springs: [Option] {
    [
      option("systemPush", "The system’s push", \.spring, .systemPush),
      option("classicPush", "Earlier systems’ push", \.spring, .classicPush),
      option("systemPresentation", "The system’s alerts", \.spring, .systemPresentation),
      Option(name: "response", title: "Starts from rest") { tuning in
        tuning.spring.timeConstant == nil
      } choose: { tuning in
        tuning.spring = Spring(response: tuning.spring.response.hundredths)
      },
      Option(name: "timeConstant", title: "Starts at full speed") { tuning in
        tuning.spring.timeConstant != nil
      } choose: { tuning in
        guard tuning.spring.timeConstant == nil else { return }
        let constant = (tuning.spring.response / (2 * .pi)).hundredths
        tuning.spring = Spring(timeConstant: max(constant, 0.02))
      },
    ]
  }

  private static var releaseSprings: [Option] {
    [
      option("systemRelease", "The system’s back swipe", \.releaseSpring, .systemRelease),
      Option(name: "response", title: "With a response") { _ in
        true
      } choose: { tuning in
        tuning.releaseSpring = Spring(response: tuning.releaseSpring.response.hundredths)
      },
    ]
  }

  private static var projections: [Option] {
    [
      option("system", "The system’s back swipe", \.projection, .system),
      option("scrollView", "A scroll view’s", \.projection, .scrollView),
      // What the sliders have set.
      Option(name: "custom", title: "Custom") { _ in
        true
      } choose: { _ in
      },
    ]
  }

  private static func choice(
    _ name: String,
    _ label: String,
    _ options: [Option]
  ) -> TuningControl {
    TuningControl(name: name, label: label, kind: .choice(options))
  }

  private static func slider(
    _ name: String,
    _ label: String,
    _ range: ClosedRange<Double>,
    unit: String,
    value: @escaping @Sendable (Tuning) -> Double?,
    move: @escaping @Sendable (inout Tuning, Double) -> Void
  ) -> TuningControl {
    let slider = Slider(range: range, step: 0.01, unit: unit, value: value, move: move)
    return TuningControl(name: name, label: label, kind: .slider(slider))
  }

  private static func option<Value: Equatable & Sendable>(
    _ name: String,
    _ title: String,
    _ setting: any WritableKeyPath<Tuning, Value> & Sendable,
    _ value: Value
  ) -> Option {
    Option(name: name, title: title) {
      $0[keyPath: setting] == value
    } choose: {
      $0[keyPath: setting] = value
    }
  }
}

extension Double {
  /// The value, rounded to two decimals.
  fileprivate var hundredths: Double { (self * 100).rounded() / 100 }
}
