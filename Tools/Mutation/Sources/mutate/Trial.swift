import Foundation
import Mutants

/// Runs the suites that reach a mutant.
struct Trial: Sendable {
  let program: MutatedProgram
  let suites: SuiteMap
  /// In seconds.
  let budget: Double

  enum Result: Sendable {
    case found(TestProcess.Result)
    case survived(suiteCount: Int)
    /// No suite runs its code.
    case unreached
  }

  func run(_ mutant: Mutant) async throws -> Result {
    let reaching = suites.suites(reaching: mutant, within: budget)
    if reaching.isEmpty { return .unreached }
    var rest = reaching[...]
    // The fastest few suites find most mutants.
    for seconds in [2, 8, budget] {
      var left = seconds
      let next = rest.prefix { suite in
        defer { left -= suite.duration }
        return left > 0
      }
      if next.isEmpty { continue }
      rest = rest.dropFirst(next.count)
      let usual = next.map(\.duration).reduce(0, +)
      let result = try await TestProcess(program: program).run(
        next.map(\.name),
        environment: [MutantSupport.activeVariable: String(mutant.id)],
        timeout: .seconds(20 + 4 * usual)
      )
      if result != .passed { return .found(result) }
    }
    return .survived(suiteCount: reaching.count)
  }
}
