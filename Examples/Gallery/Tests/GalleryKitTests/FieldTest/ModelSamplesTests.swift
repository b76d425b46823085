import FieldTest
import Foundation
import Testing
import UIKit

extension OnScreen {
  @MainActor @Suite struct ModelSamplesTests {
    private static let gallery = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let file = gallery.appending(path: "Sources/FieldTest/headless.txt")

    /// A report with one sample, beside that of the model.
    private func compare(_ sample: String, with model: String) -> String {
      ModelSamples("P: \(model)\n").compared(with: [sample], of: "P")[0]
    }

    @Test("The samples in the file are those that headless UIKit gives")
    func file() async throws {
      let report = await FieldRun.report(
        of: FieldRun.probes(under: .standard),
        under: .standard
      )

      print("field test: \(report.results.count) probes in \(CACurrentMediaTime()) s")
      if ProcessInfo.processInfo.environment["WRITES_MODEL_SAMPLES"] != nil {
        try report.samples.write(to: Self.file, atomically: true, encoding: .utf8)
      }
      let written = try String(contentsOf: Self.file, encoding: .utf8)
      let (lines, own) = (written.split(separator: "\n"), report.samples.split(separator: "\n"))
      #expect(
        lines == own,
        "\(zip(lines, own).first { $0 != $1 }.map { "\($0)" } ?? "their numbers differ"): run with WRITES_MODEL_SAMPLES=1"
      )
    }

    @Test("A device's report says where it differs from the model")
    func report() async {
      let turned = await FieldRun.report(
        of: FieldTest.automaticProbes.filter { !$0.field.isEmpty },
        under: HeadlessPersonality(named: "+zeroFractionIgnored") ?? .standard
      )

      #expect(
        turned.text.contains(
          "  ZeroFractionIgnored: 0 set after 0.4: ≠0.400 [0.000] seen\n"
        )
      )
      #expect(
        turned.text.contains("  SetterFlips: 0.3 set while reversed: 0.700 seen, 0.300 read\n")
      )
    }

    @Test(
      "What differs is followed by the model's number, and marked above 5 % and a least difference",
      arguments: [
        ("1.000 seen", "1.000 seen", "1.000 seen"),
        ("0.949 seen", "1.000 seen", "≠0.949 [1.000] seen"),
        ("0.951 seen", "1.000 seen", "0.951 [1.000] seen"),
        ("0.019 seen", "0.000 seen", "0.019 [0.000] seen"),
        ("0.021 seen", "0.000 seen", "≠0.021 [0.000] seen"),
        ("-0.3 to 2", "0.3 to 2", "≠-0.3 [0.3] to 2"),
        ("after 0.019 s", "after 0.000 s", "after 0.019 [0.000] s"),
        ("after 0.120 s", "after 0.100 s", "after 0.120 [0.100] s"),
        ("after 0.121 s", "after 0.100 s", "after ≠0.121 [0.100] s"),
        ("by 0.900 pt", "by 0.000 pt", "by 0.900 [0.000] pt"),
        ("by 1.100 pt", "by 0.000 pt", "by ≠1.100 [0.000] pt"),
        ("by 1.1 %", "by 0.0 %", "by ≠1.1 [0.0] %"),
        ("in ms: ask 16, told 40", "in ms: ask 0, told 0", "in ms: ask 16 [0], told ≠40 [0]"),
        ("state 0", "state 1", "state ≠0 [1]"),
        ("[\"A\"]", "[\"A\", \"B\"]", "≠ [\"A\"] [[\"A\", \"B\"]]"),
      ]
    )
    func marks(sample: String, model: String, text: String) {
      #expect(compare(sample, with: model) == text)
    }

    @Test("What the model doesn't have is shown as it is")
    func unknown() {
      #expect(ModelSamples("P: 1\n").compared(with: ["2"], of: "Q") == ["2"])
      #expect(ModelSamples("P: 1\n").compared(with: ["1", "2"], of: "P") == ["1", "2"])
    }
  }
}
