import UIKit

/// Calls a closure at the beginning of every frame, until it is stopped or the closure returns `false`.
///
/// The system retains the display link and with it the closure.
@MainActor
final class FrameTicker {
  private let link: CADisplayLink

  init(_ action: @escaping @MainActor () -> Bool) {
    #if canImport(ObjectiveC)
      link = CADisplayLink(target: Target(action), selector: #selector(Target.fire(_:)))
    #else
      link = CADisplayLink.headlessLink { if !action() { $0.invalidate() } }
    #endif
    link.add(to: .main, forMode: .common)
  }

  /// A ticker that asks for as many frames as the display can show, until it is stopped, and need not do anything in them.
  ///
  /// UIKit's animators can't be told a frame rate, but the display follows the greatest that anybody asks for. The
  /// range is the one that Apple recommends for what is most in motion ("Optimizing ProMotion refresh rates for iPhone
  /// 13 Pro and iPad Pro"). An iPhone shows no more than 60 frames a second unless the app's Info.plist has
  /// `CADisableMinimumFrameDurationOnPhone`.
  static func atHighFrameRate(_ action: (@MainActor () -> Bool)? = nil) -> FrameTicker {
    let ticker = action.map(FrameTicker.init) ?? FrameTicker()
    if #available(iOS 15.0, tvOS 15.0, macCatalyst 15.0, *) {
      ticker.link.preferredFrameRateRange = CAFrameRateRange(
        minimum: 80,
        maximum: 120,
        preferred: 120
      )
    }
    return ticker
  }

  private init() {
    #if canImport(ObjectiveC)
      link = CADisplayLink(target: Target { true }, selector: #selector(Target.fire(_:)))
    #else
      link = CADisplayLink.headlessLink { @Sendable _ in }
    #endif
    link.add(to: .main, forMode: .common)
  }

  func stop() {
    link.invalidate()
  }
}

#if canImport(ObjectiveC)
  /// What a display link retains and calls.
  @MainActor
  private final class Target: NSObject {
    private let action: @MainActor () -> Bool

    init(_ action: @escaping @MainActor () -> Bool) {
      self.action = action
    }

    @objc func fire(_ link: CADisplayLink) {
      if !action() { link.invalidate() }
    }
  }
#endif
