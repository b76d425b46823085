/// Calls back once for each frame, before layout.
///
/// Apple's takes a target and a selector, which exist only beside the Objective-C runtime; here it takes
/// a closure.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private static var links: [CADisplayLink] = []

  private let handler: (CADisplayLink) -> Void
  private var isScheduled = false

  /// A display link that calls a closure; add it to a run loop to start it.
  public static func headlessLink(_ handler: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    CADisplayLink(handler: handler)
  }

  private init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// How many display links are running; none should be while nothing moves.
  public static var headlessRunningCount: Int { links.count { !$0.isPaused } }

  /// The frame rates that the running ones prefer, in frames per second; without those that leave it to the system.
  public static var headlessPreferredFrameRates: [Float] {
    links.filter { !$0.isPaused }.compactMap(\.preferredFrameRateRange.preferred).filter { $0 > 0 }
  }

  public private(set) var timestamp: CFTimeInterval = 0
  public private(set) var targetTimestamp: CFTimeInterval = 0
  public var duration: CFTimeInterval { HeadlessClock.frameDuration }
  public var isPaused = false
  /// The frame rates that it asks for; the virtual clock keeps its own.
  public var preferredFrameRateRange = CAFrameRateRange.default

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isScheduled else { return }
    isScheduled = true
    CADisplayLink.links.append(self)
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    invalidate()
  }

  public func invalidate() {
    guard isScheduled else { return }
    isScheduled = false
    CADisplayLink.links.removeAll { $0 === self }
  }

  static func fire(at now: CFTimeInterval) {
    guard !links.isEmpty else { return }
    let next = HeadlessClock.nextFrameTime
    for link in links where link.isScheduled && !link.isPaused {
      link.timestamp = now
      link.targetTimestamp = next
      link.handler(link)
    }
  }

  static func reset() {
    links = []
  }
}

public typealias CFTimeInterval = TimeInterval
