import FieldTest
import Testing
import UIKit

extension OnScreen {
  @MainActor @Suite struct FieldTestTests {
    @Test("Every field of the personality has a probe")
    func coverage() {
      let probed = Set(FieldTest.probes.map(\.field))

      #expect(probed.subtracting([""]) == Set(HeadlessPersonality.fields.map(\.name)))
      #expect(Set(FieldTest.probes.map(\.id)).count == FieldTest.probes.count)
    }

    @Test(
      "Under each personality the report names its readings",
      arguments: HeadlessPersonality.all.indices
    )
    func personalities(number: Int) async {
      let personality = HeadlessPersonality.all[number]
      let report = await FieldRun.report(
        of: FieldRun.readings(under: personality),
        under: personality
      )

      expect(report, names: personality)
    }

    @Test(
      "With one field turned the report names that one",
      arguments: HeadlessPersonality.fields.map(\.name)
    )
    func singleFields(name: String) async throws {
      let personality = try #require(HeadlessPersonality(named: "+\(name)"))
      let report = await FieldRun.report(
        of: FieldRun.readings(under: personality),
        under: personality
      )

      expect(report, names: personality)
    }

    @Test("Whatever other fields are turned, each reading is its field's", arguments: 0..<20)
    func mixtures(seed: UInt64) async {
      var (state, personality) = (seed, HeadlessPersonality.standard)
      for field in HeadlessPersonality.fields {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        if state >> 63 == 1 { personality[keyPath: field.path].toggle() }
      }
      let report = await FieldRun.report(
        of: FieldRun.readings(under: personality),
        under: personality
      )

      expect(report, names: personality)
    }

    private func expect(_ report: FieldReport, names personality: HeadlessPersonality) {
      for field in HeadlessPersonality.fields {
        let values = report.values(of: field.name)
        if values.isEmpty {
          #expect(field.name == "delaysPausedAnimators")
        } else if field.name == "firstScrubShowsLate", personality.layers.presentationsBeginAtModel
        {
          // What the first frame shows can't be read.
          #expect(values == [nil], "\(report.text)")
        } else {
          let isNamed = values.allSatisfy { $0 == personality[keyPath: field.path] }
          #expect(isNamed, "\(field.name) is read as \(values)\n\(report.text)")
        }
      }
    }
  }
}
