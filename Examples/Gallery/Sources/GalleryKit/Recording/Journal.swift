package import Foundation

/// What has been done to a room since its start: enough to do it again, frame by frame.
package struct Journal: Equatable, Sendable {
  /// The id of the room.
  package let room: String
  /// The settings with which it was started.
  package let settings: RoomSettings
  /// The input, in the order in which it was handled.
  package private(set) var entries: [Entry] = []
  /// The frame rates; the first is that of the first frame.
  package private(set) var rates: [Rate] = []
  /// The number of frames recorded.
  package private(set) var frameCount = 0

  /// An input, and the frame in which it was handled.
  package struct Entry: Equatable, Sendable {
    /// Counted from 1.
    package let frame: Int
    /// When it happened, in seconds since the room's start; at most a frame before it was handled.
    package let time: TimeInterval
    package let action: TraceStep.Action
  }

  /// A frame rate, and the frame from which it holds.
  package struct Rate: Equatable, Sendable {
    package let frame: Int
    package let framesPerSecond: Int
    /// The time of the frame before, in seconds since the room's start.
    fileprivate let start: TimeInterval
  }

  /// The bytes that the recording has at most as a file.
  private(set) var bytes: Int

  /// The most frames: ten minutes at 60 frames per second.
  package static let mostFrames = 36_000
  /// The most bytes of the recording as a file, which is what a page may send: ten minutes of a finger that never rests.
  package static let mostBytes = 4 << 20
  /// No frame begins after this time, so that all inputs are within the time that a trace may have.
  static let lastBeginning = TraceInput.longestTime - 0.1

  package init(room: String, settings: RoomSettings) {
    self.room = room
    self.settings = settings
    bytes = settings.calls.map { TraceStep.Action.call($0).mostBytes }.reduce(8, +)
  }

  /// Whether no frame can be recorded any more.
  package var isFull: Bool {
    frameCount >= Journal.mostFrames || end > Journal.lastBeginning
  }

  /// Whether one more frame can be recorded in which inputs are handled.
  package func takes(_ actions: [TraceStep.Action]) -> Bool {
    !isFull && hasRoom(for: actions)
  }

  /// Whether inputs of the current frame can be recorded.
  func hasRoom(for actions: [TraceStep.Action]) -> Bool {
    actions.reduce(bytes) { $0 + $1.mostBytes } <= Journal.mostBytes
  }

  /// The time of the last frame.
  package var end: TimeInterval { time(of: frameCount) }

  // MARK: - Recording

  /// Records that a frame begins.
  package mutating func beginFrame(at framesPerSecond: Int) {
    guard !isFull else { return }
    setRate(framesPerSecond)
    frameCount += 1
  }

  /// Records an input of the current frame.
  package mutating func note(_ action: TraceStep.Action, at time: TimeInterval) {
    guard frameCount > 0 else { return }
    bytes += action.mostBytes
    entries.append(Entry(frame: frameCount, time: time, action: action))
  }

  /// Forgets what comes after a frame.
  package mutating func cut(after frame: Int) {
    guard frame < frameCount else { return }
    frameCount = max(frame, 0)
    let first = index(ofFirstAfter: frameCount)
    bytes -= entries[first...].reduce(0) { $0 + $1.action.mostBytes }
    entries.removeSubrange(first...)
    rates.removeAll { $0.frame > frameCount }
  }

  private mutating func setRate(_ framesPerSecond: Int) {
    guard rates.last?.framesPerSecond != framesPerSecond else { return }
    let rate = Rate(frame: frameCount + 1, framesPerSecond: framesPerSecond, start: end)
    rates.append(rate)
  }

  // MARK: - Reading

  /// The time of a frame, in seconds since the room's start.
  package func time(of frame: Int) -> TimeInterval {
    guard let rate = rates.last(where: { $0.frame <= frame }) else { return 0 }
    return rate.time(of: frame)
  }

  /// The last frame at or before a time; 0 if the time is before the first.
  package func frame(at time: TimeInterval) -> Int {
    let tolerance = 1e-6
    guard let rate = rates.last(where: { $0.start <= time + tolerance }) else { return 0 }
    let frames = (time + tolerance - rate.start) * Double(rate.framesPerSecond)
    // A time can be any number.
    guard frames < Double(frameCount) else { return frameCount }
    return min(rate.frame - 1 + Int(frames), frameCount)
  }

  /// The frame rate that holds from a frame on; nil if it is that of the frame before.
  func rate(from frame: Int) -> Int? {
    rates.last { $0.frame == frame }?.framesPerSecond
  }

  /// The position in `entries` of the first input after a frame.
  func index(ofFirstAfter frame: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Journal.Rate {
  fileprivate func time(of frame: Int) -> TimeInterval {
    start + Double(frame - self.frame + 1) / Double(framesPerSecond)
  }
}
