import AllocationCounter

/// What one run of the process measures.
@MainActor
enum Measurements {
  /// The seconds that each contestant takes for one repetition of a scenario: medians of small batches, in turns.
  static func times(of scenario: Scenario) -> [Contestant: Double] {
    var samples: [Contestant: [Double]] = [:]
    for round in 0..<60 {
      let contestants = scenario.contestants
      let order = round.isMultiple(of: 2) ? contestants : contestants.reversed()
      for contestant in order {
        let stage = scenario.makeStage(contestant)
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

  /// The seconds that a body takes.
  static func seconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
