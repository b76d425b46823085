import Foundation

/// What a transition context has been told, from the start of a transition on.
struct ContextRecord {
  /// A call, other than an update.
  enum Call: Hashable, CaseIterable {
    case pause
    case finish
    case cancel
    case complete
  }

  /// A progress at a time.
  struct Point {
    /// In seconds since the start.
    let time: TimeInterval
    let progress: CGFloat
  }

  /// When each call was made, in seconds since the start.
  private(set) var calls: [Call: [TimeInterval]] = [:]
  /// The call that was made last, also of several at the same time.
  private(set) var latest: (call: Call, time: TimeInterval)?
  /// What the context was told by updates.
  private(set) var updates: [Point] = []
  /// What was seen, in each frame.
  private(set) var displayed: [Point] = []
  /// What `completeTransition(_:)` was called with.
  private(set) var didComplete: Bool?
  /// The time since the start, in seconds.
  var duration: TimeInterval { max(displayed.last?.time ?? 0, latest?.time ?? 0) }

  mutating func add(_ call: Call, at time: TimeInterval) {
    calls[call, default: []].append(time)
    latest = (call, time)
  }

  mutating func complete(_ didComplete: Bool, at time: TimeInterval) {
    self.didComplete = didComplete
    add(.complete, at: time)
  }

  /// Adds a frame, with the progress that the context was told last.
  mutating func addFrame(
    displayed: CGFloat,
    told: CGFloat,
    isInteractive: Bool,
    at time: TimeInterval
  ) {
    self.displayed.append(Point(time: time, progress: displayed))
    if isInteractive, told != updates.last?.progress {
      updates.append(Point(time: time, progress: told))
    }
  }
}
