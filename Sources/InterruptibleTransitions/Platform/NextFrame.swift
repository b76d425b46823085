import UIKit

/// Calls a closure once, at the beginning of the next frame, when UIKit is done with what it is doing now.
@MainActor
final class NextFrame: NSObject {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init()
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: self, selector: #selector(fire))
    #else
      let link = CADisplayLink.headlessLink { self.fire($0) }
    #endif
    link.add(to: .main, forMode: .common)
  }

  #if canImport(ObjectiveC)
    @objc private func fire(_ link: CADisplayLink) {
      link.invalidate()
      action()
    }
  #else
    private func fire(_ link: CADisplayLink) {
      link.invalidate()
      action()
    }
  #endif
}
