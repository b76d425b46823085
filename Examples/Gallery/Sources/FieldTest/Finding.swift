/// What a probe has measured.
package struct Finding: Codable, Hashable, Sendable {
  /// The value of the probe's field; nil if the samples don't decide it.
  package var value: Bool?
  /// One line for each sample.
  package var samples: [String]
  /// Why the field isn't decided, where that isn't in the samples.
  package var reason: String?

  package init(_ value: Bool? = nil, _ samples: [String]) {
    self.value = value
    self.samples = samples
  }

  /// A finding of a probe that wasn't run.
  static func undecided(because reason: String) -> Finding {
    var finding = Finding(nil, [])
    finding.reason = reason
    return finding
  }

  /// Decides a field by a number that is near one of two, and undecided if it is near neither.
  init(_ number: Double, true yes: Double, false no: Double, _ samples: [String]) {
    let distances = (yes: abs(number - yes), no: abs(number - no))
    let isNear = min(distances.yes, distances.no) < abs(yes - no) / 3
    self.init(isNear ? distances.yes < distances.no : nil, samples)
  }
}
