import FieldTest
import Foundation
import Testing
import UIKit

extension OnScreen {
  /// What Docs/FieldTest.md says of the field test is so.
  @MainActor @Suite struct FieldTestDocumentTests {
    private let page: String

    init() throws {
      var root = URL(filePath: #filePath)
      for _ in 0..<6 { root.deleteLastPathComponent() }
      let text = try String(contentsOf: root.appending(path: "Docs/FieldTest.md"), encoding: .utf8)
      page = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func spelled(_ number: Int) -> String {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .spellOut
      return formatter.string(from: NSNumber(value: number)) ?? ""
    }

    @Test(
      "It says how long to watch, how many gestures are asked for, and how many probes and parts there are"
    )
    func counts() async {
      HeadlessScreen.reset(personality: .standard)
      let stage = ProbeStage(window: UIWindow(frame: HeadlessScreen.bounds))
      let hand = HeadlessHand()
      stage.guide = hand

      _ = await FieldTest(FieldTest.probes.filter { $0.valueIfTheAppEnds == nil }).run(on: stage)

      #expect(page.contains("asks for \(spelled(hand.instructions.count)) things"))
      #expect(page.contains("It runs \(FieldTest.probes.count) *probes*"))
      #expect(page.contains("watch for two and a half minutes"))
      #expect((140...170).contains(hand.start ?? 0))
      #expect(page.contains("one a line, in \(spelled(Chapter.allCases.count)) parts"))
    }
  }
}
