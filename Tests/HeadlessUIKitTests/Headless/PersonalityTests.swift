import Testing
import UIKit

@MainActor @Suite struct PersonalityTests {
  @Test("Every field is in the table, by its name")
  func table() {
    let names = Mirror(reflecting: HeadlessPersonality.standard).children.compactMap(\.label)

    #expect(HeadlessPersonality.fields.map(\.name).sorted() == names.sorted())
    for field in HeadlessPersonality.fields {
      var personality = HeadlessPersonality.standard
      personality[keyPath: field.path].toggle()
      let (one, other) = (
        Mirror(reflecting: personality).children, Mirror(reflecting: HeadlessPersonality.standard)
      )
      let turned = zip(one, other.children).filter { $0.value as? Bool != $1.value as? Bool }
      #expect(turned.map(\.0.label) == [field.name])
    }
  }

  @Test("A name chooses a place in the covering set, or the fields that are turned")
  func names() {
    var two = HeadlessPersonality.standard
    two.setterFlips = false
    two.tapsAreStrict = true

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
