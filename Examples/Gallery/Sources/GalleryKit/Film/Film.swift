internal import Foundation

/// A run of a room, kept so that it can be drawn.
@MainActor
public struct Film {
  /// Frames per second that a film keeps.
  public static let hz = 120

  let frames: [TraceFrame]

  public init(of run: TraceRun) throws(GalleryFailure) {
    var frames: [TraceFrame] = []
    try run.run { frames.append($0) }
    self.frames = frames
  }

  /// The frames from the last before anything happens to the first at which all is over.
  var action: ArraySlice<TraceFrame> {
    func isBusy(_ frame: TraceFrame) -> Bool {
      frame.status.phase != "idle" || !frame.fingers.isEmpty || frame.events.contains { $0.isMark }
    }
    guard let first = frames.firstIndex(where: isBusy), let last = frames.lastIndex(where: isBusy)
    else { return frames[...] }
    return frames[max(first - 1, 0)...min(last + 1, frames.count - 1)]
  }

  /// The moments at which the transition changes hands.
  var moments: [RoomEvent.Moment] {
    frames.flatMap { frame in
      frame.events.compactMap { event in
        guard case .mark(let mark) = event.kind else { return nil }
        return RoomEvent.Moment(mark: mark, time: frame.time, progress: event.progress)
      }
    }
  }

  /// Frames that show what happens: first and last, every change of hands, and others evenly between.
  func stills(count: Int) -> [TraceFrame] {
    let action = Array(action)
    guard action.count > count, let start = action.first?.time, let end = action.last?.time else {
      return action
    }
    var times = [start, end]
    let step = (end - start) / Double(count * 2)
    for moment in moments where moment.mark.isChangeOfHands && times.count < count {
      if times.allSatisfy({ abs($0 - moment.time) >= step }) { times.append(moment.time) }
    }
    while times.count < count {
      times.sort()
      let gaps = zip(times, times.dropFirst()).map { ($1 - $0, ($0 + $1) / 2) }
      guard let widest = gaps.max(by: { $0.0 < $1.0 }) else { break }
      times.append(widest.1)
    }
    return times.sorted().compactMap { time in
      action.min { abs($0.time - time) < abs($1.time - time) }
    }
  }
}

extension RoomEvent {
  /// A mark, with the time of the frame in which it was made.
  struct Moment: Equatable {
    let mark: Mark
    let time: TimeInterval
    let progress: CGFloat
  }

  var isMark: Bool {
    guard case .mark = kind else { return false }
    return true
  }
}

extension Mark {
  var isChangeOfHands: Bool {
    switch self {
    case .catch, .handOff, .turn: true
    case .start, .rest: false
    }
  }
}
