/// One measurement of UIKit, which takes a few seconds.
///
/// Those of the first chapter use the framework, and all others UIKit alone. What differs between a device and headless
/// UIKit is in the stage. To measure another field, write another probe and add it to `FieldTest.probes`.
@MainActor
package protocol Probe: Sendable {
  /// A name that is unique among the probes; by default that of the type.
  var id: String { get }
  /// The part of the report that the samples belong to.
  var chapter: Chapter { get }
  /// The statement in Docs/Fidelity.md that the probe decides; empty if there is none.
  var statement: String { get }
  /// The field of `HeadlessPersonality` that the probe reads; empty if there is none.
  var field: String { get }
  /// The value of the field if the app ends while the probe runs; nil for a probe that can't end it.
  var valueIfTheAppEnds: Bool? { get }

  func run(on stage: ProbeStage) async -> Finding
}

extension Probe {
  package var statement: String { "" }
  package var field: String { "" }
  package var valueIfTheAppEnds: Bool? { nil }

  package var id: String { "\(type(of: self))" }
}
