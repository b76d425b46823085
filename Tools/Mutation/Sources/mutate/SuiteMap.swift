import Foundation
import Mutants

/// The suites of the package, with the mutants that each reaches and the time it takes.
struct SuiteMap: Codable, Sendable {
  private let suites: [Suite]
  private let failing: [String]

  struct Suite: Codable, Sendable {
    let name: String
    /// In seconds.
    let duration: Double
    let reached: Set<Int>
  }

  /// Reads the map of the same program, or makes it.
  static func make(of program: MutatedProgram, jobs: Int) async throws -> SuiteMap {
    let file = program.tests.deletingPathExtension().appendingPathExtension("suites.json")
    if file.modificationDate > program.tests.modificationDate {
      return try JSONDecoder().decode(SuiteMap.self, from: Data(contentsOf: file))
    }
    let map = try await SuiteMap(of: program, jobs: jobs)
    try JSONEncoder().encode(map).write(to: file)
    return map
  }

  /// Runs each suite once, without a mutant; suites that fail then are left out.
  private init(of program: MutatedProgram, jobs: Int) async throws {
    let names = try await TestProcess(program: program).suites()
    if names.isEmpty { throw MutationError.noSuites }
    let folder = FileManager.default.temporaryDirectory.appending(path: "reached-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var (suites, failing): ([Suite], [String]) = ([], [])
    try await inParallel(names, jobs: jobs) { name in
      let file = folder.appending(path: name)
      let clock = ContinuousClock()
      let start = clock.now
      let result = try await TestProcess(program: program).run(
        [name],
        environment: [MutantSupport.reachedVariable: file.path],
        timeout: .seconds(900)
      )
      let seconds = (clock.now - start) / .seconds(1)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let reached = Set(text.split(separator: "\n").compactMap { Int($0) })
      return (Suite(name: name, duration: seconds, reached: reached), result == .passed)
    } onResult: { name, result in
      if result.1 { suites.append(result.0) } else { failing.append(name) }
    }
    self.suites = suites.sorted { $0.duration < $1.duration }
    self.failing = failing.sorted()
  }

  /// The suites that reach some mutants, those first that test the most of them in a second.
  ///
  /// The fewer suites reach a mutant, the more it counts for each of them.
  func ranking(of mutants: [Mutant]) -> [Suite] {
    let (counts, ids) = (counts, Set(mutants.map(\.id)))
    let weights = suites.map { suite in
      let reached = suite.reached.intersection(ids)
      let weight = reached.reduce(0) { $0 + 1 / Double(counts[$1] ?? 1) }
      return (suite: suite, weight: weight)
    }
    return weights.filter { $0.weight > 0 }.sorted { one, other in
      (other.weight / other.suite.duration, one.suite.name)
        < (one.weight / one.suite.duration, other.suite.name)
    }
    .map(\.suite)
  }

  /// How many suites reach each mutant.
  private var counts: [Int: Int] {
    suites.reduce(into: [:]) { counts, suite in
      for id in suite.reached { counts[id, default: 0] += 1 }
    }
  }

  var summary: String {
    let total = suites.map(\.duration).reduce(0, +)
    let reached = suites.reduce(into: Set<Int>()) { $0.formUnion($1.reached) }
    var text = "suites: \(suites.count), in \(Int(total)) s, which reach \(reached.count) mutants"
    if !failing.isEmpty {
      text += "; left out, because they fail: \(failing.joined(separator: ", "))"
    }
    return text
  }

  /// A page with the suites that test each file.
  func page(of mutants: [Mutant]) -> String {
    let rows = Dictionary(grouping: mutants, by: \.file).sorted { $0.key < $1.key }.map {
      file,
      mutants in
      let first = ranking(of: mutants)
      let names = first.prefix(5).map { "`\($0.name)`" }.joined(separator: ", ")
      return
        "| `\(file.dropFirst("Sources/InterruptibleTransitions/".count))` | \(first.count) | \(names) |"
    }
    return """
      # Source files and suites

      The suites that test each source file of the framework, written by `Tools/mutate --map`: how many reach the file, and the
      five that reach the most code in a second which few others reach.

      | file | suites | first |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }
}

extension URL {
  /// When the file was changed last; long ago if it doesn't exist.
  fileprivate var modificationDate: Date {
    let values = try? resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
  }
}
