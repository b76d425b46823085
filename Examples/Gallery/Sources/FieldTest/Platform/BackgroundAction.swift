#if !os(Linux)
  import UIKit

  /// Calls a closure when the app's scene goes to the background.
  @MainActor
  final class BackgroundAction: NSObject {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
      self.action = action
      super.init()
      NotificationCenter.default.addObserver(
        self,
        selector: #selector(act),
        name: UIScene.didEnterBackgroundNotification,
        object: nil
      )
    }

    @objc private func act() {
      action()
    }
  }
#endif
