/// The action of a finger at one moment, to touch the screen.
@preconcurrency @MainActor
public struct HeadlessTouch {
  /// The identifier of the finger, for as long as it is down.
  public let id: Int
  public let phase: UITouch.Phase
  /// The location on the screen, in points.
  public let location: CGPoint

  public init(id: Int = 0, phase: UITouch.Phase, at location: CGPoint) {
    self.id = id
    self.phase = phase
    self.location = location
  }

  private static var touchesByID: [Int: UITouch] = [:]
  private static var order: [UITouch] = []
  private static var lastTap: LastTap?
  private static var lastTime: TimeInterval = 0
  private static var isSending = false

  /// Returns a Boolean value that indicates whether a finger with this identifier is on the screen.
  public static func isDown(_ id: Int) -> Bool {
    touchesByID[id] != nil
  }

  /// Touches the screen now, with one finger.
  ///
  /// - Parameters:
  ///   - id: The identifier of the finger.
  ///   - phase: The action of the finger.
  ///   - location: The location on the screen, in points.
  ///   - time: The time of the touch, if not the current time of the virtual clock.
  public static func send(
    id: Int = 0,
    phase: UITouch.Phase,
    at location: CGPoint,
    time: TimeInterval? = nil
  ) {
    send([HeadlessTouch(id: id, phase: phase, at: location)], time: time)
  }

  /// Touches the screen now, with several fingers at the same moment.
  public static func send(_ changes: [HeadlessTouch], time: TimeInterval? = nil) {
    guard !isSending else {
      HeadlessFault.raise(
        "touches cannot be sent while others are being answered: schedule them instead"
      )
    }
    guard Set(changes.map(\.id)).count == changes.count else {
      HeadlessFault.raise("one finger does one thing at a moment: send one change for each id")
    }
    guard !changes.isEmpty else { return }
    ScreenOwner.check()
    isSending = true
    defer { isSending = false }
    lastTime = max(time ?? HeadlessClock.now, lastTime)
    for touch in order {
      touch.phase = .stationary
      touch.previousLocation = touch.location
    }
    for change in changes {
      change.apply(at: lastTime)
    }
    let event = UIEvent(touches: order, timestamp: lastTime)
    for change in changes where change.phase == .began {
      touchesByID[change.id]?.land(at: change.location, in: event)
    }
    for change in changes where !change.isDown {
      touchesByID[change.id] = nil
    }
    order.removeAll { !$0.isDown }
    for window in event.windows {
      window.sendEvent(event)
    }
  }

  /// Cancels all touches, as the system does when something else has the user's attention.
  public static func cancelAll() {
    let fingers = touchesByID.sorted { $0.key < $1.key }
    send(
      fingers.map { id, touch in
        let place = touch.window.map { $0.pointOnScreen(touch.location) } ?? touch.location
        return HeadlessTouch(id: id, phase: .cancelled, at: place)
      }
    )
  }

  /// Touches the screen with one finger at a later time, in the events phase of its frame.
  public static func schedule(
    id: Int = 0,
    phase: UITouch.Phase,
    at location: CGPoint,
    time: TimeInterval
  ) {
    schedule([HeadlessTouch(id: id, phase: phase, at: location)], time: time)
  }

  /// Touches the screen with several fingers at a later time.
  public static func schedule(_ changes: [HeadlessTouch], time: TimeInterval) {
    HeadlessClock.schedule(at: time) { send(changes, time: time) }
  }

  static func reset() {
    touchesByID = [:]
    order = []
    lastTap = nil
    lastTime = 0
    isSending = false
    GestureEnvironment.reset()
  }

  private var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Takes the change over into the touch that it is about.
  private func apply(at time: TimeInterval) {
    guard location.x.isFinite, location.y.isFinite else {
      HeadlessFault.raise("a finger is at a finite place, and was sent to \(location)")
    }
    guard phase != .stationary else {
      HeadlessFault.raise("a finger that stays where it is makes no event: send nothing")
    }
    if phase == .began {
      begin(at: time)
    } else {
      change(at: time)
    }
  }

  private func begin(at time: TimeInterval) {
    guard !HeadlessTouch.isDown(id) else {
      HeadlessFault.raise("finger \(id) came down twice: lift it first, or ask isDown(\(id))")
    }
    let touch = UITouch()
    touch.timestamp = time
    HeadlessTouch.touchesByID[id] = touch
    HeadlessTouch.order.append(touch)
    let count = HeadlessTouch.lastTap?.count(withNextAt: location, time: time) ?? 1
    touch.tapCount = count
    HeadlessTouch.lastTap = LastTap(location: location, time: time, count: count)
  }

  private func change(at time: TimeInterval) {
    guard let touch = HeadlessTouch.touchesByID[id] else {
      HeadlessFault.raise(
        "finger \(id) \(phase) without having come down: send .began first, or ask isDown(\(id))"
      )
    }
    touch.phase = phase
    touch.timestamp = time
    guard let window = touch.window else { return }
    touch.location = window.pointFromScreen(location)
    if phase == .moved {
      touch.hasNews = true
      if touch.location.distance(to: touch.startLocation) > TouchMetrics.tapAllowance {
        touch.tapCount = 0
      }
    }
  }
}

extension UITouch {
  /// Finds the view that is touched: in the top-most window that has one there.
  fileprivate func land(at screenLocation: CGPoint, in event: UIEvent) {
    for candidate in HeadlessScreen.windows.reversed() {
      let point = candidate.pointFromScreen(screenLocation)
      guard let touched = candidate.hitTest(point, with: event) else { continue }
      window = candidate
      view = touched
      location = point
      previousLocation = point
      startLocation = point
      return
    }
  }
}

extension UIWindow {
  fileprivate func pointOnScreen(_ point: CGPoint) -> CGPoint {
    layer.values.outward(point, in: LayerValues())
  }

  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    layer.values.inward(point, in: LayerValues())
  }
}

/// The last time that a finger came down: what tells a double tap from two taps.
@MainActor
private struct LastTap {
  let location: CGPoint
  let time: TimeInterval
  let count: Int

  func count(withNextAt location: CGPoint, time: TimeInterval) -> Int {
    let isNear = location.distance(to: self.location) <= TouchMetrics.tapAllowance
    return isNear && time - self.time <= TouchMetrics.tapInterval ? count + 1 : 1
  }
}
