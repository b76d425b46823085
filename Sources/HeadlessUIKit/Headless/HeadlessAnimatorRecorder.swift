/// Records the calls on every property animator for as long as the recorder lives.
///
/// Tests use it to compare sequences of calls with those that are known to work on devices. Only the latest recorder
/// records.
@preconcurrency @MainActor
public final class HeadlessAnimatorRecorder {
  /// A call on an animator, or a completion.
  public enum Call: Character, Sendable {
    /// `startAnimation()`, also after a delay.
    case start = "S"
    /// `pauseAnimation()`.
    case pause = "P"
    /// `fractionComplete` is set.
    case scrub = "F"
    /// `isReversed` is set to its other value.
    case reverse = "R"
    /// `continueAnimation(withTimingParameters:durationFactor:)`.
    case resume = "C"
    /// `stopAnimation(true)`.
    case stop = "X"
    /// `stopAnimation(false)`.
    case stopToFinish = "O"
    /// `finishAnimation(at:)`.
    case finish = "E"
    /// `addAnimations(_:)` on an active animator.
    case add = "A"
    /// `pausesOnCompletion` is set to its other value on an active animator.
    case pauseLate = "Z"
    /// The animator has reached an end, and calls its completions.
    case completion = "D"
  }

  /// The calls on one animator.
  @MainActor
  final class Record {
    fileprivate(set) var calls = ""
  }

  private static weak var current: HeadlessAnimatorRecorder?
  private var records: [Record] = []

  /// Begins to record.
  public init() {
    HeadlessAnimatorRecorder.current = self
  }

  /// The calls on each animator that has had any, as letters of ``Call``; several scrubs in a row are one.
  public var sequences: [String] { records.map(\.calls) }

  static func note(_ call: Call, of animator: HeadlessViewAnimator) {
    guard let current else { return }
    if animator.record == nil {
      let record = Record()
      current.records.append(record)
      animator.record = record
    }
    guard let record = animator.record, call != .scrub || record.calls.last != call.rawValue else {
      return
    }
    record.calls.append(call.rawValue)
  }
}
