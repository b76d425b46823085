internal import Foundation
internal import GalleryScreens

/// A recorded run of a room that can be drawn.
@MainActor
package struct Film {
  /// The frames per second of a film.
  package static let hz = 120

  let frames: [TraceFrame]
  /// The title of the room.
  private let room: String

  init(room: String, frames: [TraceFrame]) {
    self.room = room
    self.frames = frames
  }

  package init(of run: TraceRun) throws(GalleryFailure) {
    room = run.room.title
    var frames: [TraceFrame] = []
    try run.run { frames.append($0) }
    self.frames = frames
  }

  /// The frames from just before the first event to the first frame at rest.
  var action: ArraySlice<TraceFrame> {
    func isBusy(_ frame: TraceFrame) -> Bool {
      frame.status.phase != "idle" || !frame.fingers.isEmpty || frame.events.contains { $0.isMark }
    }
    guard let first = frames.firstIndex(where: isBusy), let last = frames.lastIndex(where: isBusy)
    else { return frames[...] }
    return frames[max(first - 1, 0)...min(last + 1, frames.count - 1)]
  }

  /// The marks, with their times.
  var moments: [RoomEvent.Moment] {
    frames.flatMap { frame in
      frame.events.compactMap { event in
        guard case .mark(let mark) = event.kind else { return nil }
        return RoomEvent.Moment(mark: mark, time: frame.time, progress: event.progress)
      }
    }
  }

  /// The title of a film that shows a picture of this run.
  func title(_ picture: String) -> FilmTitle {
    let start = action.first?.time ?? 0
    return FilmTitle(room: room, picture: picture, moments: moments, since: start)
  }

  /// Chooses frames for a strip: the first and last, those with marks, and others between them.
  func stills(count: Int) -> [TraceFrame] {
    let action = Array(action)
    guard action.count > count else { return action }
    let places = Film.places(of: action)
    let last = action.count - 1
    var chosen = [0, last]
    let nearest = places[last] / Double(count * 4)
    for moment in moments where moment.mark.isChangeOfHands && chosen.count < count {
      guard let index = action.firstIndex(where: { $0.time == moment.time }) else { continue }
      if chosen.allSatisfy({ abs(places[$0] - places[index]) >= nearest }) { chosen.append(index) }
    }
    while chosen.count < count {
      chosen.sort()
      let gaps = zip(chosen, chosen.dropFirst())
      guard let widest = gaps.max(by: { places[$0.1] - places[$0.0] < places[$1.1] - places[$1.0] })
      else { break }
      let middle = (places[widest.0] + places[widest.1]) / 2
      let index = action.indices.min { abs(places[$0] - middle) < abs(places[$1] - middle) } ?? 0
      guard !chosen.contains(index) else { break }
      chosen.append(index)
    }
    return chosen.sorted().map { action[$0] }
  }

  /// The position of each frame in the action, measured in time and in progress.
  private static func places(of frames: [TraceFrame]) -> [Double] {
    let length = max(frames[frames.count - 1].time - frames[0].time, 0.001)
    var place = 0.0
    var places = [place]
    for (before, after) in zip(frames, frames.dropFirst()) {
      let isRunning = before.status.phase != "idle" && after.status.phase != "idle"
      let way = isRunning ? abs(after.status.progress - before.status.progress) : 0
      place += (after.time - before.time) / length + Double(way)
      places.append(place)
    }
    return places
  }
}

extension RoomEvent {
  /// A mark, with the time of its frame.
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
