import AllocationCounter
import Glibc

/// What one run of the process measures.
@MainActor
enum Measurements {
  /// The seconds that each contestant takes for one repetition of a scenario: medians of small batches, in turns.
  static func times(
    of scenario: Scenario,
    views: Int = 0,
    rounds: Int = 60
  ) -> [Contestant: Double] {
    var samples: [Contestant: [Double]] = [:]
    for round in 0..<rounds {
      let contestants = scenario.contestants
      let order = round.isMultiple(of: 2) ? contestants : contestants.reversed()
      for contestant in order {
        let stage = scenario.makeStage(contestant, views: views)
        var seconds = 0.0
        scenario.run(scenario.batch, on: stage) { seconds += Measurements.seconds($0) }
        scenario.end(on: stage)
        samples[contestant, default: []].append(seconds / Double(scenario.batch))
      }
    }
    return samples.mapValues(median)
  }

  /// The heap allocations that each contestant makes in one repetition of a scenario.
  static func allocations(of scenario: Scenario) -> [Contestant: Double] {
    let pairs = scenario.contestants.map { contestant in
      let stage = scenario.makeStage(contestant)
      scenario.run(scenario.batch, on: stage)
      var made: UInt = 0
      scenario.run(scenario.batch, on: stage) { body in
        let before = allocation_count()
        body()
        made += allocation_count() - before
      }
      scenario.end(on: stage)
      return (contestant, Double(made) / Double(scenario.batch))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The heap allocations of a frame in which a finger drags a transition with an effect.
  static func allocations(dragging effect: @escaping Looks.Effect) -> Double {
    let stage = Looks.makeStage(effect)
    let frames = Scenario.drag.batch
    Scenario.drag.run(frames, on: stage)
    let before = allocation_count()
    Scenario.drag.run(frames, on: stage)
    let made = allocation_count() - before
    Scenario.drag.end(on: stage)
    return Double(made) / Double(frames)
  }

  /// The bytes in use after each number of transitions in the same navigation controller.
  static func bytes(after counts: [Int]) -> [UInt] {
    let stage = Stage(Contestant.ours.makeSlide())
    var done = 0
    return counts.map { count in
      stage.pushAndPop(times: (count - done) / 2)
      done = count
      return allocated_bytes()
    }
  }

  /// The seconds of the processor that a body takes, which other processes hardly change.
  static func seconds(_ body: () -> Void) -> Double {
    let start = processorTime
    body()
    return processorTime - start
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
