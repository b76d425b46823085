import UIKit

/// Calls a closure at the beginning of every frame, until it's stopped or the closure returns `false`.
///
/// The system retains the display link and with it the closure.
@MainActor
final class FrameTicker {
  private let link: CADisplayLink

  convenience init(_ action: @escaping @MainActor () -> Bool) {
    self.init(timed: { _ in action() })
  }

  private init(timed action: @escaping @MainActor (TimeInterval) -> Bool) {
    #if canImport(ObjectiveC)
      link = CADisplayLink(target: Target(action), selector: #selector(Target.fire(_:)))
    #else
      // A headless display shows a frame at the time of its callback.
      link = CADisplayLink.headlessLink { if !action(0) { $0.invalidate() } }
    #endif
    link.add(to: .main, forMode: .common)
  }

  /// A ticker that requests as many frames as the display can show.
  ///
  /// The closure receives the seconds until its changes are displayed. UIKit's animators have no frame rate, but the
  /// display uses the highest requested one. The range is Apple's recommendation for the most motion ("Optimizing
  /// ProMotion refresh rates for iPhone 13 Pro and iPad Pro"). An iPhone shows no more than 60 frames per second unless
  /// the app's Info.plist has `CADisableMinimumFrameDurationOnPhone`.
  static func atHighFrameRate(_ action: @escaping @MainActor (TimeInterval) -> Bool) -> FrameTicker
  {
    let ticker = FrameTicker(timed: action)
    if #available(iOS 15.0, tvOS 15.0, macCatalyst 15.0, *) {
      ticker.link.preferredFrameRateRange = CAFrameRateRange(
        minimum: 80,
        maximum: 120,
        preferred: 120
      )
    }
    return ticker
  }

  /// Runs a ticker that requests few frames, but as many as `FrameTimeout` counts.
  static func atLowFrameRate(_ action: @escaping @MainActor () -> Bool) {
    let ticker = FrameTicker(action)
    if #available(iOS 15.0, tvOS 15.0, macCatalyst 15.0, *) {
      ticker.link.preferredFrameRateRange = CAFrameRateRange(
        minimum: 10,
        maximum: 30,
        preferred: 30
      )
    }
  }

  func stop() {
    link.invalidate()
  }
}

#if canImport(ObjectiveC)
  /// The object that a display link retains and calls.
  @MainActor
  private final class Target: NSObject {
    private let action: @MainActor (TimeInterval) -> Bool

    init(_ action: @escaping @MainActor (TimeInterval) -> Bool) {
      self.action = action
    }

    @objc func fire(_ link: CADisplayLink) {
      let timeUntilDisplay = max(link.targetTimestamp - CACurrentMediaTime(), 0)
      if !action(timeUntilDisplay) { link.invalidate() }
    }
  }
#endif

/// The duration of a wait, in seconds; a frame in which the main thread stalled counts as a short one.
@MainActor
struct FrameTimeout {
  private(set) var seconds: TimeInterval = 0
  private var latest = CACurrentMediaTime()

  /// A wait that has lasted long.
  static var exhausted: FrameTimeout {
    var timeout = FrameTimeout()
    timeout.seconds = .infinity
    return timeout
  }

  mutating func countFrame() {
    let now = CACurrentMediaTime()
    seconds += min(now - latest, 1.0 / 30)
    latest = now
  }
}

/// Observes, for its lifetime, when the application or one of its scenes resigns active, and when it enters the background.
final class ApplicationEvents {
  private let tokens: [any NSObjectProtocol]

  /// Both closures receive the scene, or nil for the whole application.
  @MainActor
  init(
    didResignActive: @escaping @MainActor (UIScene?) -> Void,
    didEnterBackground: @escaping @MainActor (UIScene?) -> Void
  ) {
    let handlers = [
      (UIApplication.willResignActiveNotification, didResignActive),
      (UIScene.willDeactivateNotification, didResignActive),
      (UIApplication.didEnterBackgroundNotification, didEnterBackground),
      (UIScene.didEnterBackgroundNotification, didEnterBackground),
    ]
    tokens = handlers.map { name, handler in
      // UIKit posts on the main thread.
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let scene = note.object as? UIScene
        MainActor.assumeIsolated { handler(scene) }
      }
    }
  }

  deinit {
    for token in tokens {
      NotificationCenter.default.removeObserver(token)
    }
  }
}
