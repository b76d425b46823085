import Foundation
import Mutants

/// Runs the suites that reach a mutant.
struct Trial: Sendable {
  let program: MutatedProgram
  /// In seconds.
  let budget: Double
  /// The suites for each file, in the order in which they run.
  private let rankings: [String: [SuiteMap.Suite]]

  init(program: MutatedProgram, suites: SuiteMap, budget: Double) {
    (self.program, self.budget) = (program, budget)
    rankings = Dictionary(grouping: program.mutants, by: \.file).mapValues(suites.ranking)
  }

  enum Result: Sendable {
    case found(TestProcess.Result)
    /// The suites within the budget don't find it, of all that reach it.
    case survived(tried: Int, of: Int)
    /// No suite runs its code.
    case unreached
  }

  func run(_ mutant: Mutant) async throws -> Result {
    let reaching = (rankings[mutant.file] ?? []).filter { $0.reached.contains(mutant.id) }
    if reaching.isEmpty { return .unreached }
    var seconds = budget
    let tried = reaching.prefix { suite in
      defer { seconds -= suite.duration }
      return seconds >= suite.duration || seconds == budget
    }
    var rest = tried[...]
    // The first few suites find most mutants.
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
    return .survived(tried: tried.count, of: reaching.count)
  }
}
