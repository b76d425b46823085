import UIKit

/// Calls a closure whenever a recognizer sends its action.
@MainActor
final class GestureEvents: NSObject {
  private let handler: () -> Void

  init(of recognizer: UIGestureRecognizer, handler: @escaping () -> Void) {
    self.handler = handler
    super.init()
    #if canImport(ObjectiveC)
      recognizer.addTarget(self, action: #selector(fire))
    #else
      recognizer.headlessAddAction { [weak self] _ in self?.handler() }
    #endif
  }

  #if canImport(ObjectiveC)
    @objc private func fire() {
      handler()
    }
  #endif
}
