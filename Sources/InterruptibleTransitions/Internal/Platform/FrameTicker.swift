import UIKit

/// Calls a closure at the beginning of every frame until it is stopped, or the closure returns `false`.
@MainActor
final class FrameTicker {
  private let link: CADisplayLink

  /// - Parameter action: Returns whether to go on. The system retains the ticker's display link, so a closure whose
  ///   owner is gone has to end it.
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
  /// What a display link retains, so that it doesn't retain its owner.
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
