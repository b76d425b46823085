import Testing
import UIKit

@MainActor @Suite struct PersonalityTests {
  @Test("Every field is in the table, by its name")
  func table() {
    let standard = fields(of: .standard)

    #expect(HeadlessPersonality.fields.map(\.name).sorted() == standard.keys.sorted())
    for field in HeadlessPersonality.fields {
      var personality = HeadlessPersonality.standard
      personality[keyPath: field.path].toggle()
      let turned = fields(of: personality).filter { $0.value != standard[$0.key] }
      #expect(turned.map(\.key) == [field.name])
    }
  }

  /// The fields of all policies, by their names.
  private func fields(of personality: HeadlessPersonality) -> [String: Bool] {
    let policies = Mirror(reflecting: personality).children.map { Mirror(reflecting: $0.value) }
    let fields = policies.flatMap(\.children).map { ($0.label ?? "", $0.value as? Bool ?? false) }
    return Dictionary(uniqueKeysWithValues: fields)
  }

  @Test("A name chooses a place in the covering set, or the fields that are turned")
  func names() {
    var two = HeadlessPersonality.standard
    two.animators.setterFlips = false
    two.gestures.tapsAreStrict = true

    #expect(HeadlessPersonality(named: "+setterFlips,+tapsAreStrict") == two)
    #expect(two.description == "+setterFlips,+tapsAreStrict")
    for (place, personality) in HeadlessPersonality.all.enumerated() {
      #expect(HeadlessPersonality(named: "\(place)") == personality)
      #expect(HeadlessPersonality(named: personality.description) == personality)
    }
    for wrong in ["", "99", "-1", "setterFlips", "+other", "+setterFlips,", "+"] {
      #expect(HeadlessPersonality(named: wrong) == nil)
    }
  }

  @Test("Every two covered fields take all four of their combinations somewhere, and others none")
  func pairwise() {
    let all = HeadlessPersonality.all
    print("personalities: \(all.count)")

    #expect(all.first == .standard)
    #expect(Set(all).count == all.count)
    let paths = HeadlessPersonality.fields.map(\.path)
    for (place, first) in paths.enumerated() {
      for second in paths.dropFirst(place + 1) {
        let taken = Set(all.map { [$0[keyPath: first], $0[keyPath: second]] })
        #expect(taken.count == 4)
      }
    }
  }
}
