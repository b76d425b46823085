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
    parts.joined(separator: "\n\n") + "\n"
  }

  /// The parts of the report.
  package var parts: [String] {
    let chapters = Chapter.allCases.compactMap { chapter -> String? in
      let results = results.filter { $0.chapter == chapter }
      let samples = results.flatMap { result in
        ModelSamples.headless.compared(with: result.finding.samples, of: result.id).map {
          "  \(result.id): \($0)"
        }
      }
      guard !samples.isEmpty else { return nil }
      return (["\(chapter.rawValue). \(chapter.title)"] + samples).joined(separator: "\n")
    }
    let readings = results.compactMap(\.reading).sorted().map { "  \($0)" }
    let heading = """
      Field test of InterruptibleTransitions
      \(system)
      In brackets: what headless UIKit gives, where it differs; ≠ marks more than 5 %.
      """
    return [heading] + chapters + [(["Readings"] + readings).joined(separator: "\n")]
  }

  /// The samples alone, a line each, as `ModelSamples` reads them.
  package var samples: String {
    results.flatMap { result in result.finding.samples.map { "\(result.id): \($0)\n" } }.joined()
  }
}
