/// The results of a field test, as text and as something to store.
package struct FieldReport: Codable, Hashable, Sendable {
  /// The system, its build and the device.
  package let system: String
  package internal(set) var results: [ProbeResult] = []
  /// The probe that runs, so that it is known if it ends the app.
  package var running: String?

  package init(system: String) {
    self.system = system
  }

  /// The value of a field, by each statement that was measured.
  package func values(of field: String) -> [Bool?] {
    results.filter { $0.field == field }.map(\.finding.value)
  }

  /// The report to share: the system, the samples by chapter, and the readings.
  package var text: String {
    var lines = ["Field test of InterruptibleTransitions", system]
    for chapter in Chapter.allCases {
      let results = results.filter { $0.chapter == chapter }
      guard !results.isEmpty else { continue }
      lines += ["", "\(chapter.rawValue). \(chapter.title)"]
      for result in results {
        lines += result.finding.samples.map { "  \(result.id): \($0)" }
      }
    }
    lines += ["", "Readings"]
    lines += results.compactMap(\.reading).sorted().map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
