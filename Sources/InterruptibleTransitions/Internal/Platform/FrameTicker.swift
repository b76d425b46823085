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
