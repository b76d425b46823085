import UIKit

@testable import TestSupport

/// Random stories, one for each seed, and what they have found.
///
/// Environment variables choose what is played:
///
/// - `RANDOM_APP_SEEDS` and `RANDOM_APP_FIRST_SEED`: the seeds of each level; three by default, others under each configuration.
/// - `RANDOM_APP_LEVEL`: the only level.
/// - `RANDOM_APP_WITHOUT`: events, looks and fields of the personality to leave out, such as
///   `install,clip,commitsLate`, to see what else is wrong.
/// - `RANDOM_APP_LOOK`: the looks of all transitions, such as `zoom` or `carried,card`, of which each object draws one; `rich` for
///   those with springs, matches, stages or cards of their own.
/// - `RANDOM_APP_COLUMNS`: if 1, each app begins with two columns.
/// - `RANDOM_APP_PLAIN`: if 1, the stories are played without the framework; what is wrong is headless UIKit's.
/// - `RANDOM_APP_REPORTS`: how many failing stories are shrunk.
/// - `RANDOM_APP_NARRATION`: if 1, every event is printed before it happens, for a story that ends in a crash.
@MainActor
struct RandomAppRun {
  let level: AppLevel
  let seeds: Range<UInt64>
  /// How many failing stories are shrunk.
  var reportCount = RandomAppRun.variable("RANDOM_APP_REPORTS") ?? 2
  private var eventCount = 0
  private var containerCount = 0
  private var transitionCount = 0
  private(set) var counts: [AppFault: Int] = [:]
  private(set) var failures: [(seed: UInt64, story: AppStory, outcome: AppStory.Outcome)] = []

  init(_ level: AppLevel) {
    self.level = level
    let count = UInt64(Self.variable("RANDOM_APP_SEEDS") ?? 3)
    let first =
      Self.variable("RANDOM_APP_FIRST_SEED").map(UInt64.init) ?? count * UInt64(PlayedRows.run)
    seeds = first..<first + count
  }

  nonisolated private static func variable(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// The levels to play.
  nonisolated static var levels: [AppLevel] {
    AppLevel.allCases.filter { variable("RANDOM_APP_LEVEL").map($0.rawValue.isEqual(to:)) ?? true }
  }

  private static let onlyAppearance: [EffectCase] = {
    let names = ProcessInfo.processInfo.environment["RANDOM_APP_LOOK"] ?? ""
    return names.split(separator: ",").flatMap { name in
      name == "rich" ? EffectCase.rich : [EffectCase(rawValue: String(name))].compactMap { $0 }
    }
  }()

  private static let omissions: [String] = {
    let names = ProcessInfo.processInfo.environment["RANDOM_APP_WITHOUT"] ?? ""
    return names.split(separator: ",").map(String.init)
  }()

  /// Plays the stories, and prints how many of what.
  mutating func play() {
    let clock = ContinuousClock()
    let start = clock.now
    for seed in seeds {
      let made = AppAuthor.story(
        seed: seed,
        level: level,
        effectCases: Self.onlyAppearance,
        hasColumns: Self.variable("RANDOM_APP_COLUMNS") == 1
      ).omitting(Self.omissions)
      let story = Self.variable("RANDOM_APP_PLAIN") == 1 ? made.withoutFramework : made
      let outcome = story.outcome(narrating: Self.variable("RANDOM_APP_NARRATION") == 1)
      eventCount += story.events.count
      containerCount += outcome.containerCount
      transitionCount += outcome.transitionCount
      guard !outcome.complaints.isEmpty else { continue }
      failures.append((seed, story, outcome))
      for fault in outcome.faults {
        counts[fault, default: 0] += 1
      }
    }
    printSummary(in: clock.now - start)
  }

  /// The first failing stories, shrunk, and the seeds of the others.
  var report: String {
    let shrunk = failures.prefix(reportCount).map { $0.story.report("seed \($0.seed)") }
    let others = failures.dropFirst(reportCount).map { failure in
      let complaint = failure.outcome.complaints.first?.description ?? ""
      return "seed \(failure.seed), personality \(failure.story.plainestPersonality): \(complaint)"
    }
    return (shrunk + others).joined(separator: "\n")
  }

  private func printSummary(in duration: Duration) {
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let kinds = counts.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" }
    print(
      """
      random apps, level \(level.rawValue): seeds \(seeds), \(eventCount) events, \
      \(Int(Double(eventCount) / max(seconds, 0.001))) a second; \
      \(containerCount) containers, \(transitionCount) transitions; \
      \(failures.count) of \(seeds.count) apps are wrong at the end \(kinds)
      """
    )
  }
}

extension Int {
  fileprivate func isEqual(to other: Int) -> Bool { self == other }
}
