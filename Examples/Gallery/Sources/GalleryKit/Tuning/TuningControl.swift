internal import Foundation

/// A control of the page that changes a setting.
struct TuningControl: Sendable {
  let name: String
  let label: String
  let kind: Kind

  enum Kind: Sendable {
    case choice([Option])
    case slider(Slider)
  }

  /// A value to choose.
  struct Option: Sendable {
    let name: String
    let title: String
    let isChosen: @Sendable (Tuning) -> Bool
    let choose: @Sendable (inout Tuning) -> Void
  }

  struct Slider: Sendable {
    let range: ClosedRange<Double>
    let step: Double
    let unit: String
    /// Returns the value; nil if the setting has none at present.
    let value: @Sendable (Tuning) -> Double?
    let move: @Sendable (inout Tuning, Double) -> Void
  }

  /// Sets the value that a page has sent.
  func set(_ value: JSON, in tuning: inout Tuning) throws(GalleryFailure) {
    switch kind {
    case .choice(let options):
      guard let option = options.first(where: { .string($0.name) == value }) else {
        let names = options.map { "\"\($0.name)\"" }.listed
        throw GalleryFailure("\"\(name)\" takes one of \(names)")
      }
      option.choose(&tuning)
    case .slider(let slider):
      guard let number = value.asNumber, slider.range.contains(number) else {
        let (low, high) = (slider.range.lowerBound, slider.range.upperBound)
        let unit = slider.unit.isEmpty ? "" : " \(slider.unit)"
        throw GalleryFailure(
          "\"\(name)\" takes a number from \(JSON.written(low)) to \(JSON.written(high))\(unit)"
        )
      }
      slider.move(&tuning, number)
    }
  }

  /// The value; nil if the control is not shown.
  func value(in tuning: Tuning) -> JSON? {
    switch kind {
    case .choice(let options):
      options.first { $0.isChosen(tuning) }.map { .string($0.name) }
    case .slider(let slider):
      slider.value(tuning).map { .number($0) }
    }
  }

  /// The description for the page; nil if the control is not shown.
  func json(in tuning: Tuning) -> JSON? {
    guard let value = value(in: tuning) else { return nil }
    let head = [
      JSON.Member(key: "name", value: .string(name)),
      JSON.Member(key: "label", value: .string(label)),
    ]
    let rest: JSON
    switch kind {
    case .choice(let options):
      rest = .object([
        "kind": .string("choice"),
        "choices": .array(
          options.map { .object(["value": .string($0.name), "label": .string($0.title)]) }
        ),
        "value": value,
      ])
    case .slider(let slider):
      rest = .object([
        "kind": .string("slider"),
        "range": .numbers([slider.range.lowerBound, slider.range.upperBound]),
        "step": .number(slider.step),
        "unit": .string(slider.unit), "value": value,
      ])
    }
    guard case .object(let members) = rest else { return nil }
    return .object(head + members)
  }
}
