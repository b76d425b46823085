extension AppStory {
  /// The shortest story, in the simplest app, that is found to be as wrong.
  ///
  /// - Parameters:
  ///   - attempts: How many stories to try at most.
  ///   - isWrong: Whether a story is as wrong as the first one.
  /// - Returns: A story that is as wrong.
  func shrunk(attempts: Int = 1500, while isWrong: (AppStory) -> Bool) -> AppStory {
    var shrinker = Shrinker(shortest: self, attempts: attempts)
    var before: AppStory
    repeat {
      before = shrinker.shortest
      shrinker.shorten(while: isWrong)
      shrinker.simplify(while: isWrong)
    } while shrinker.shortest != before && shrinker.attempts > 0
    return shrinker.shortest
  }

  private struct Shrinker {
    var shortest: AppStory
    var attempts: Int

    /// Leaves out events, half of them at first and single ones at last.
    mutating func shorten(while isWrong: (AppStory) -> Bool) {
      var length = max(shortest.events.count / 2, 1)
      while true {
        var start = 0
        while start < shortest.events.count {
          var shorter = shortest
          shorter.events.removeSubrange(start..<min(start + length, shortest.events.count))
          if !take(shorter, if: isWrong) { start += length }
        }
        if length == 1 { return }
        length /= 2
      }
    }

    /// Takes the app apart, and then makes the remaining events simpler.
    mutating func simplify(while isWrong: (AppStory) -> Bool) {
      var isSimpler = true
      while isSimpler {
        isSimpler = shortest.shape.simpler.contains { shape in
          var simpler = shortest
          simpler.shape = shape
          return take(simpler, if: isWrong)
        }
      }
      for index in shortest.events.indices {
        for event in shortest.events[index].simpler {
          var simpler = shortest
          simpler.events[index] = event
          if take(simpler, if: isWrong) { break }
        }
      }
    }

    private mutating func take(_ story: AppStory, if isWrong: (AppStory) -> Bool) -> Bool {
      guard attempts > 0 else { return false }
      attempts -= 1
      guard isWrong(story) else { return false }
      shortest = story
      return true
    }
  }
}

extension AppEvent {
  /// Simpler events that may do as well.
  fileprivate var simpler: [AppEvent] {
    switch self {
    case .frames(let count): count > 1 ? [.frames(1), .frames(10), .frames(count / 2)] : []
    case .ask(let call, true): [.ask(call, animated: false)]
    case .plain(let call, let isAnimated):
      [.ask(call, animated: isAnimated)] + (isAnimated ? [.plain(call, animated: false)] : [])
    case .arm(_, let event), .inside(_, let event): [event]
    case .ask, .touch, .control, .scrub, .alongside, .coordinate, .setting, .policy, .change,
      .environment,
      .serve, .uninstall, .install, .back:
      []
    }
  }
}
