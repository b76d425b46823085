import UIKit

#if canImport(ObjectiveC)
  /// Calls a closure whenever a recognizer sends its action.
  @MainActor
  final class GestureEvents: NSObject {
    private let handler: () -> Void

    init(of recognizer: UIGestureRecognizer, handler: @escaping () -> Void) {
      self.handler = handler
      super.init()
      recognizer.addTarget(self, action: #selector(fire))
    }

    @objc private func fire() {
      handler()
    }
  }
#else
  /// Calls a closure whenever a recognizer sends its action.
  @MainActor
  final class GestureEvents {
    init(of recognizer: UIGestureRecognizer, handler: @escaping () -> Void) {
      recognizer.headlessAddAction { _ in handler() }
    }
  }
#endif
