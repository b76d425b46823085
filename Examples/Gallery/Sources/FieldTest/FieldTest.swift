/// Runs probes one after the other, and collects what they find.
@MainActor
package final class FieldTest {
  private let probes: [any Probe]
  private let store: (any FieldReportStore)?
  /// Called after each probe.
  package var onChange: (FieldReport) -> Void = { _ in }

  package init(_ probes: [any Probe], store: (any FieldReportStore)? = nil) {
    self.probes = probes
    self.store = store
  }

  /// Whether an earlier run ended the app, so that the test has to go on.
  package var isUnfinished: Bool { store?.report?.running != nil }

  /// Runs the probes that the stored report lacks.
  package func run(on stage: ProbeStage) async -> FieldReport {
    var current = FieldReport(system: stage.system)
    if let report = store?.report, isUnfinished, report.system == current.system {
      current = report
      noteEnd(in: &current)
    }
    for probe in probes where !current.results.contains(where: { $0.id == probe.id }) {
      current.running = probe.id
      store?.report = current
      await stage.clear()
      current.results.append(ProbeResult(probe, await finding(of: probe, on: stage)))
      onChange(current)
    }
    await stage.clear()
    current.running = nil
    store?.report = current
    return current
  }

  private func finding(of probe: any Probe, on stage: ProbeStage) async -> Finding {
    // A debugger would stop at the exception, and the app wouldn't end by it.
    guard probe.valueIfTheAppEnds == nil || !stage.isDebugged else {
      return .undecided(because: "a debugger is attached")
    }
    return await probe.run(on: stage)
  }

  /// Adds the result of the probe that ended the app.
  private func noteEnd(in report: inout FieldReport) {
    guard let probe = probes.first(where: { $0.id == report.running }) else { return }
    let finding = Finding(probe.valueIfTheAppEnds, ["the app ended"])
    report.results.append(ProbeResult(probe, finding))
  }
}
