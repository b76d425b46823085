import InterruptibleTransitions
import UIKit

/// Prints what transitions cost beside two slides by hand, as ratios of figures taken in one run.
///
/// - `benchmarks` prints everything.
/// - `benchmarks --count drag ours 100` only repeats a scenario, for a tool that counts instructions; see
///   `Tools/instructions`.
/// - `benchmarks --appearance zoom` drags a transition of a look through 100 frames.
@main
@MainActor
struct Benchmarks {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    switch arguments.popFirst() {
    case nil: printEverything()
    case "--count": count(arguments)
    case "--look": drag(arguments)
    case _?: explain()
    }
  }

  private static func printEverything() {
    printCosts()
    printGrowth()
    printAllocations()
    printLooks()
    printHeap()
    printViews()
    printFlatness()
  }

  // MARK: - Against slides by hand

  private static func printCosts() {
    print("The framework against slides by hand: medians of 60 batches each, in turns")
    for scenario in Scenario.allCases {
      let times = Measurements.times(of: scenario)
      compare(scenario, times) { ours, other in
        "\(rounded(ours / other)) (\(micro(ours)) / \(micro(other)) µs)"
      }
    }
  }

  private static func printGrowth() {
    print("\nWith many views in each screen: ratio (ours / by hand), and the difference")
    for scenario in Scenario.grown {
      print("  \(scenario.title)")
      for views in [10, 1000, 10_000] {
        let times = Measurements.times(of: scenario, views: views, rounds: 8)
        let rival = scenario.contestants.first { $0 != .ours }
        guard let ours = times[.ours], let other = rival.flatMap({ times[$0] }) else { continue }
        let ratio = "\(rounded(ours / other)) (\(micro(ours)) / \(micro(other)) µs)"
        print("    \(views) views: \(ratio), \(micro(ours - other)) µs")
      }
    }
  }

  private static func printLooks() {
    print("\nHeap allocations in a dragged frame")
    for (name, effect) in Looks.all {
      print("  \(name): \(rounded(Measurements.allocations(dragging: effect)))")
    }
  }

  private static func printAllocations() {
    print("\nHeap allocations, the framework's beyond those by hand")
    for scenario in Scenario.allCases {
      let counts = Measurements.allocations(of: scenario)
      compare(scenario, counts) { ours, other in
        "\(rounded(ours - other)) (\(rounded(ours)) - \(rounded(other)))"
      }
    }
  }

  private static func compare(
    _ scenario: Scenario,
    _ figures: [Contestant: Double],
    _ text: (_ ours: Double, _ other: Double) -> String
  ) {
    guard let ours = figures[.ours] else { return }
    print("  \(scenario.title)")
    for contestant in scenario.contestants where contestant != .ours {
      guard let other = figures[contestant] else { continue }
      print("    \(contestant.rawValue): \(text(ours, other))")
    }
  }

  // MARK: - Growth

  private static func printHeap() {
    print("\nBytes in use in the same navigation controller")
    let counts = [1000, 10_000]
    let bytes = Measurements.bytes(after: counts)
    for (count, bytes) in zip(counts, bytes) {
      print("  after \(count) transitions: \(bytes)")
    }
  }

  private static func printViews() {
    print("\nWith more views animated alongside")
    var cost: [Int: Double] = [:]
    for views in [10, 100, 1000] {
      let stage = Stage(InterruptibleTransition(.slide), views: views)
      let times = 1000 / views
      stage.pushAndPop(times: max(times / 10, 1))
      cost[views] = best { stage.pushAndPop(times: times) } / Double(times)
    }
    if let ten = cost[10], let hundred = cost[100], let thousand = cost[1000] {
      print("  cost per view, against that with 10: \(rounded(hundred / ten / 10)) with 100,")
      print("  \(rounded(thousand / ten / 100)) with 1000 (1 is linear)")
    }
  }

  private static func printFlatness() {
    print("\nAfter many transitions in the same navigation controller")
    let stage = Stage(InterruptibleTransition(.slide), views: 10)
    stage.pushAndPop(times: 50)
    let first = best { stage.pushAndPop(times: 50) }
    stage.pushAndPop(times: 2500)
    let last = best { stage.pushAndPop(times: 50) }
    print("  the last 100 of 5,000 cost \(rounded(last / first)) of the first 100 (1 is flat)")
  }

  /// The seconds that the fastest of five runs takes.
  private static func best(_ body: () -> Void) -> Double {
    (0..<5).map { _ in Measurements.seconds(body) }.min() ?? 0
  }

  // MARK: - Instructions

  private static func count(_ arguments: ArraySlice<String>) {
    let words = Array(arguments)
    guard 3...4 ~= words.count, let scenario = Scenario(rawValue: words[0]),
      let contestant = Contestant(rawValue: words[1]), let times = Int(words[2]), times > 0,
      let views = words.count == 3 ? 0 : Int(words[3])
    else { return explain() }
    let stage = scenario.makeStage(contestant, views: views)
    // A closure, because a function that is specialized for `countedRun` itself would be taken for it.
    scenario.run(times, on: stage, measured: { countedRun($0) })
    scenario.end(on: stage)
  }

  private static func drag(_ arguments: ArraySlice<String>) {
    guard let name = arguments.first, let appearance = Looks.all.first(where: { $0.name == name })
    else {
      return explain()
    }
    let stage = Looks.makeStage(appearance.effect)
    Scenario.drag.run(100, on: stage, measured: { countedRun($0) })
    Scenario.drag.end(on: stage)
  }

  private static func explain() {
    let scenarios = Scenario.allCases.map(\.rawValue).joined(separator: "|")
    let contestants = Contestant.allCases.map(\.rawValue).joined(separator: "|")
    print("usage: benchmarks [--look NAME]")
    print("       benchmarks [--count \(scenarios) \(contestants) TIMES [VIEWS]]")
  }

  // MARK: - Numbers

  private static func rounded(_ value: Double) -> String {
    String((value * 100).rounded() / 100)
  }

  private static func micro(_ seconds: Double) -> String {
    String((seconds * 1e7).rounded() / 10)
  }
}

/// The function whose instructions `Tools/instructions` counts.
@inline(never)
@MainActor
private func countedRun(_ body: () -> Void) {
  body()
}
