import FieldTest
import UIKit

/// A field test of headless UIKit with a personality.
@MainActor
enum FieldRun {
  static func report(
    of probes: [any Probe],
    under personality: HeadlessPersonality,
    store: (any FieldReportStore)? = nil
  ) async -> FieldReport {
    HeadlessScreen.reset(personality: personality)
    let stage = ProbeStage(window: UIWindow(frame: HeadlessScreen.bounds))
    stage.guide = HeadlessHand()
    return await FieldTest(probes, store: store).run(on: stage)
  }

  /// The probes that don't raise under a personality.
  static func probes(under personality: HeadlessPersonality) -> [any Probe] {
    let harmless = FieldTest.automaticProbes + FieldTest.guidedProbes
    return personality.animators.delaysPausedAnimators ? harmless + FieldTest.fatalProbes : harmless
  }

  /// Those of them that read a field of it.
  static func readings(under personality: HeadlessPersonality) -> [any Probe] {
    probes(under: personality).filter { !$0.field.isEmpty }
  }
}
