/// A probe's finding, with what the probe is about.
package struct ProbeResult: Codable, Hashable, Sendable {
  package let id: String
  package let chapter: Chapter
  package let statement: String
  package let field: String
  package let finding: Finding

  @MainActor
  init(_ probe: any Probe, _ finding: Finding) {
    id = probe.id
    chapter = probe.chapter
    statement = probe.statement
    field = probe.field
    self.finding = finding
  }

  /// The line of the report that names the field's value; nil for a probe without a field.
  package var reading: String? {
    guard !field.isEmpty else { return nil }
    let undecided = finding.reason.map { "not decided: \($0)" } ?? "not decided"
    let value = finding.value.map(String.init) ?? undecided
    return "\(statement.isEmpty ? "—" : statement) \(field) = \(value)"
  }
}
