#if !os(Linux)
  import UIKit

  /// Calls a closure for each action of a recognizer, which doesn't retain its targets.
  @MainActor
  final class GestureAction: NSObject {
    private let action: () -> Void

    init(_ recognizer: UIGestureRecognizer, _ action: @escaping () -> Void) {
      self.action = action
      super.init()
      recognizer.addTarget(self, action: #selector(act))
    }

    @objc private func act() {
      action()
    }
  }
#endif
