import ArgumentParser
import Foundation
import Mutants

/// Changes the framework in one place at a time, and lists the changes that no test finds.
@main
struct Mutate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Changes the framework in one place at a time, and lists the changes that no test finds.",
    discussion: """
      All mutants are built once, in a copy of the package. Each suite runs once to find out which mutants it reaches. Then, for \
      each mutant, the suites that reach it run, those of its own code first, until one fails.
      """
  )

  @Argument(help: "Only mutants whose file has this in its path, such as Internal/Gestures.")
  var path = ""

  @Option(help: "Tries this many mutants, which are chosen at random.")
  var sample: Int?

  @Option(help: "The seed of the sample.")
  var seed: UInt64 = 1

  @Option(help: "For each mutant, suites run that take this many seconds in total without it.")
  var budget: Double = 30

  @Option(help: "The number of processes that run at once.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "The folder for the copy of the package and its build.")
  var scratchPath = ".build/mutation"

  @Flag(help: "Lists the mutants, and runs nothing.")
  var list = false

  @Flag(help: "Writes Docs/SuiteMap.md, the suites for each source file, and tries no mutant.")
  var map = false

  mutating func run() async throws {
    let package = MutatedPackage(copy: URL(filePath: scratchPath))
    try await package.update()
    let program = try await package.build()
    print("mutants: \(program.mutants.count), and \(program.omittedCount) that don't compile")
    let chosen = choose(among: program.mutants)
    if list {
      for mutant in chosen { print(mutant.description) }
      return
    }

    let suites = try await SuiteMap.make(of: program, jobs: jobs)
    print(suites.summary)
    if map {
      let text = suites.page(of: program.mutants)
      return try text.write(toFile: "Docs/SuiteMap.md", atomically: true, encoding: .utf8)
    }
    let trial = Trial(program: program, suites: suites, budget: budget)
    var report = Report()
    try await inParallel(chosen, jobs: jobs) {
      try await trial.run($0)
    } onResult: { mutant, result in
      report.add(mutant, result)
      if report.count % 50 == 0 { print("\(report.count) of \(chosen.count): \(report.score)") }
    }
    print(report.text)
  }

  private func choose(among mutants: [Mutant]) -> [Mutant] {
    let found = mutants.filter { path.isEmpty || $0.file.contains(path) }
    guard let sample, sample < found.count else { return found }
    var generator = SplitMix64(seed: seed)
    return found.shuffled(using: &generator).prefix(sample).sorted { $0.id < $1.id }
  }
}

/// Random numbers that are the same for the same seed.
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Runs an operation for each element, a number of them at a time.
func inParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  jobs: Int,
  _ operation: @escaping @Sendable (Element) async throws -> Result,
  onResult: (Element, Result) -> Void
) async throws {
  try await withThrowingTaskGroup(of: (Element, Result).self) { group in
    var rest = elements[...]
    func start() {
      guard let next = rest.popFirst() else { return }
      group.addTask { (next, try await operation(next)) }
    }
    for _ in 0..<max(jobs, 1) { start() }
    while let (element, result) = try await group.next() {
      onResult(element, result)
      start()
    }
  }
}
