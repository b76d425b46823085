import UIKit

/// Calls a closure at the beginning of every frame until it is stopped.
@MainActor
final class FrameTicker {
  private let link: CADisplayLink

  init(_ action: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
      link = CADisplayLink(target: Target(action), selector: #selector(Target.fire))
    #else
      link = CADisplayLink.headlessLink { _ in action() }
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
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
      self.action = action
    }

    @objc func fire() {
      action()
    }
  }
#endif
