internal import Synchronization

/// The virtual time that drives everything on the screen; it advances only by explicit calls.
///
/// A frame is made in UIKit's order: due events, display links, layout, commit, and then the completions of finished
/// animations. Nothing reads the wall clock.
@preconcurrency @MainActor
public enum HeadlessClock {
  /// The display's refresh rate, in hertz.
  public static var framesPerSecond = 60 {
    didSet { restartFrames() }
  }

  /// The seconds since the clock was reset.
  public static var now: TimeInterval { CACurrentMediaTime() }

  /// The number of frames made since the clock was reset.
  public private(set) static var frameCount = 0

  private static var epoch: TimeInterval = 0
  private static var framesSinceEpoch = 0
  private static var scheduled: [ScheduledEvent] = []
  private static var scheduledCount = 0

  /// Events that fall due this much after a frame still belong to it, so that times written with few
  /// decimals fall where they were meant to.
  private static let tolerance: TimeInterval = 0.001

  /// What `commitDelay` is where the personality commits late.
  private static let lateCommit: TimeInterval = 0.1

  /// The time of the next frame.
  public static var nextFrameTime: TimeInterval {
    epoch + Double(framesSinceEpoch + 1) / Double(framesPerSecond)
  }

  /// The time from one frame to the next, in seconds.
  public static var frameDuration: TimeInterval { 1 / Double(framesPerSecond) }

  /// A Boolean value that indicates whether nothing will happen without a further call or touch: nothing is animated or
  /// scheduled, no display link runs, and no completion is due.
  public static var isQuiet: Bool {
    scheduled.isEmpty && RenderServer.isQuiet && CADisplayLink.headlessRunningCount == 0
  }

  /// Advances time: the current turn of the run loop ends, and then frames are made when they are due.
  ///
  /// - Parameter duration: The time in seconds, not negative.
  public static func advance(by duration: TimeInterval) {
    precondition(
      duration >= 0 && duration.isFinite,
      "time passes: advance by 0 seconds or more"
    )
    ScreenOwner.check()
    endTurn()
    let end = now + duration
    while nextFrameTime <= end + 1e-9 {
      makeFrame()
    }
    if end > now { setMediaTime(end) }
  }

  /// Makes a number of frames.
  public static func advance(frames: Int) {
    ScreenOwner.check()
    endTurn()
    for _ in 0..<max(frames, 0) {
      makeFrame()
    }
  }

  /// The seconds that the main thread is busy before each commit with which a motion begins; 0 if the personality
  /// doesn't commit late.
  public static var commitDelay: TimeInterval = 0 {
    didSet { precondition(commitDelay >= 0, "a delay is 0 seconds or more") }
  }

  /// The seconds between two times at which a paused spring is shown; 0 if the personality has no such steps.
  public static var springGrain: TimeInterval = 0 {
    didSet { precondition(springGrain >= 0, "a grain is 0 seconds or more") }
  }

  /// The seconds between the end of a property animator and its completion.
  ///
  /// The default is 0, although programs on devices have seen late completions.
  public static var completionDelay: TimeInterval = 0 {
    didSet { precondition(completionDelay >= 0, "a delay is 0 seconds or more") }
  }

  /// What `springGrain` is where the personality scrubs in steps.
  private static let coarseGrain: TimeInterval = 1 / 60

  /// Lets time pass while the main thread is busy: no frame is made, and nothing is committed.
  ///
  /// - Parameter duration: The time in seconds, not negative.
  public static func stall(for duration: TimeInterval) {
    precondition(duration >= 0 && duration.isFinite, "time passes: stall for 0 seconds or more")
    setMediaTime(now + duration)
    while nextFrameTime <= now {
      framesSinceEpoch += 1
    }
  }

  /// Ends the current turn of the run loop: layout, then commit, then the completions of finished animations.
  public static func endTurn() {
    var turns = 0
    repeat {
      HeadlessRunLoopObserver.notify()
      guard RenderServer.isDue else { return }
      RenderServer.layOut()
      if commitDelay > 0, RenderServer.startsWithNextCommit { stall(for: commitDelay) }
      RenderServer.commit(at: now)
      turns += 1
      precondition(turns < 1000, "completions keep starting animations that end at once")
    } while RenderServer.complete(at: now)
  }

  /// Runs a closure in the events phase of the first frame at or after a time.
  public static func schedule(at time: TimeInterval, _ action: @escaping () -> Void) {
    let event = ScheduledEvent(time: time, order: scheduledCount, action: action)
    scheduledCount += 1
    let place = scheduled.firstIndex { event < $0 } ?? scheduled.count
    scheduled.insert(event, at: place)
  }

  /// Starts again at time 0, with nothing scheduled.
  static func reset() {
    scheduled = []
    scheduledCount = 0
    frameCount = 0
    epoch = 0
    framesSinceEpoch = 0
    commitDelay = HeadlessLayerPolicy.current.commitsLate ? lateCommit : 0
    completionDelay = 0
    springGrain = HeadlessAnimatorPolicy.current.springsScrubInSteps ? coarseGrain : 0
    setMediaTime(0)
  }

  private static func makeFrame() {
    setMediaTime(nextFrameTime)
    framesSinceEpoch += 1
    frameCount += 1
    deliverEvents()
    CADisplayLink.fire(at: now)
    endTurn()
  }

  private static func deliverEvents() {
    while let next = scheduled.first, next.time <= now + tolerance {
      scheduled.removeFirst()
      next.action()
    }
  }

  private static func restartFrames() {
    precondition(framesPerSecond > 0, "a display shows at least one frame a second")
    epoch = now
    framesSinceEpoch = 0
  }
}

private struct ScheduledEvent {
  let time: TimeInterval
  let order: Int
  let action: () -> Void

  static func < (lhs: ScheduledEvent, rhs: ScheduledEvent) -> Bool {
    (lhs.time, lhs.order) < (rhs.time, rhs.order)
  }
}

/// Read and set on no actor: a closure that is on the main actor checks at each call that it is there.
private let mediaTime = Mutex<TimeInterval>(0)

private func setMediaTime(_ time: TimeInterval) {
  mediaTime.withLock { $0 = time }
}

/// The virtual clock's time, in seconds.
public func CACurrentMediaTime() -> TimeInterval {
  mediaTime.withLock { $0 }
}
