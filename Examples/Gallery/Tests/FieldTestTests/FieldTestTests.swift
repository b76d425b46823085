import FieldTest
import Testing
import UIKit

@MainActor @Suite(.serialized) struct FieldTestTests {
  @Test("Every field of the personality has a probe")
  func coverage() {
    let fields = Mirror(reflecting: HeadlessPersonality.standard).children.compactMap(\.label)
    let probed = Set(FieldTest.probes.map(\.field))

    #expect(Set(fields) == Set(PersonalityFields.all.map(\.name)))
    #expect(probed.subtracting([""]) == Set(fields))
    #expect(Set(FieldTest.probes.map(\.id)).count == FieldTest.probes.count)
  }

  @Test(
    "Under each personality the report names its readings",
    arguments: HeadlessPersonality.all.indices
  )
  func personalities(number: Int) async {
    let personality = HeadlessPersonality.all[number]
    let report = await FieldRun.report(
      of: FieldRun.probes(under: personality),
      under: personality
    )

    expect(report, names: personality)
  }

  @Test("With one field turned the report names that one", arguments: PersonalityFields.all.indices)
  func singleFields(number: Int) async {
    var personality = HeadlessPersonality.standard
    personality[keyPath: PersonalityFields.all[number].path].toggle()
    let report = await FieldRun.report(
      of: FieldRun.probes(under: personality),
      under: personality
    )

    expect(report, names: personality)
  }

  private func expect(_ report: FieldReport, names personality: HeadlessPersonality) {
    for (name, path) in PersonalityFields.all {
      let values = report.values(of: name)
      if values.isEmpty {
        #expect(name == "delaysPausedAnimators")
      } else {
        let isNamed = values.allSatisfy { $0 == personality[keyPath: path] }
        #expect(isNamed, "\(name): \(values)\n\(report.text)")
      }
    }
  }
}
