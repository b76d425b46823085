extension FieldTest {
  /// The probes for a stage: headless UIKit ends the process where UIKit may raise.
  static func probes(on stage: ProbeStage) -> [any Probe] {
    #if os(Linux)
      return automaticProbes + guidedProbes
    #else
      return probes
    #endif
  }
}
