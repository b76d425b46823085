import Foundation
import Mutants
import Subprocess
import SystemPackage

/// A process that runs suites of the mutated package.
struct TestProcess: Sendable {
  let program: MutatedProgram

  enum Result: Sendable {
    case passed
    case failed
    case crashed
    case timedOut
  }

  /// The names of all suites.
  func suites() async throws -> [String] {
    let listed = try await Subprocess.run(
      .path(FilePath(program.tests.path)),
      arguments: ["--testing-library", "swift-testing", "--list-tests"],
      output: .string(limit: 1 << 24)
    )
    let lines = listed.standardOutput.split(separator: "\n")
    let names = lines.compactMap { line in
      line.split(separator: "/").dropLast().last?.split(separator: ".").last.map(String.init)
    }
    return Set(names).sorted()
  }

  /// Runs suites, with every row of their tables, until one of their tests fails.
  func run(_ suites: [String], environment: [String: String], timeout: Duration) async throws
    -> Result
  {
    let variables = Dictionary(
      uniqueKeysWithValues: environment.map { (Environment.Key(stringLiteral: $0), $1) }
        + [("TABLES", "all"), ("NO_COLOR", "1")]
    )
    let result = try await Subprocess.run(
      .path(FilePath(program.tests.path)),
      arguments: [
        "--testing-library", "swift-testing", "--no-parallel", "--filter",
        "[./](\(suites.joined(separator: "|")))/",
      ],
      environment: .inherit.updating(variables),
      input: .none,
      output: .sequence,
      // Swift Testing writes its results there.
      error: .combinedWithOutput
    ) { execution in
      let timer = Task {
        try await Task.sleep(for: timeout)
        try execution.send(signal: .kill)
        return true
      }
      var hasFailed = false
      do {
        for try await line in execution.standardOutput.strings() where line.hasPrefix("✘") {
          hasFailed = true
          try? execution.send(signal: .kill)
          break
        }
      } catch {
        // A test has printed something that isn't text, or too much of it.
      }
      timer.cancel()
      let hasTimedOut = (try? await timer.value) == true
      return (hasFailed, hasTimedOut)
    }
    if result.closureResult.0 { return .failed }
    if result.closureResult.1 { return .timedOut }
    return result.terminationStatus.isSuccess ? .passed : .crashed
  }
}
