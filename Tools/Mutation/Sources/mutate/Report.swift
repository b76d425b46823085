import Foundation
import Mutants

/// The mutants that were tried, and what became of each.
struct Report {
  private var results: [(mutant: Mutant, result: Trial.Result)] = []

  var count: Int { results.count }

  mutating func add(_ mutant: Mutant, _ result: Trial.Result) {
    results.append((mutant, result))
  }

  /// The number of mutants that a test finds, and their fraction.
  var score: String { Self.score(of: results) }

  private static func score(of results: [(mutant: Mutant, result: Trial.Result)]) -> String {
    let found = results.count { if case .found = $0.result { true } else { false } }
    let percent = 100 * Double(found) / Double(max(results.count, 1))
    return "\(found) of \(results.count) found, \(String(format: "%.1f", percent)) %"
  }

  /// The score of each folder and kind, and the mutants that no test finds.
  var text: String {
    var lines = ["", score, "", "by folder:"]
    lines += grouped { ($0.file as NSString).deletingLastPathComponent }
    lines += ["", "by kind:"] + grouped { $0.kind.rawValue }
    lines += ["", "survived:"]
    for (mutant, result) in results.sorted(by: { $0.mutant.id < $1.mutant.id }) {
      switch result {
      case .found: continue
      case .survived(let tried, let count):
        lines.append("\(mutant.description) (\(tried) of \(count) suites)")
      case .unreached: lines.append("\(mutant.description) (no suite runs it)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func grouped(by name: (Mutant) -> String) -> [String] {
    Dictionary(grouping: results) { name($0.mutant) }.sorted { $0.key < $1.key }
      .map { "  \($0.key): \(Self.score(of: $0.value))" }
  }
}
