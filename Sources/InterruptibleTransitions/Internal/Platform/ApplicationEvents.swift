import UIKit

/// Hears, as long as it lives, when the application or one of its scenes stops being active, and when nobody sees
/// it any more.
@MainActor
final class ApplicationEvents {
  private let observers: Observers

  /// - Parameters:
  ///   - didResignActive: Called with the scene; nil for the whole application.
  ///   - didEnterBackground: Called with the scene; nil for the whole application.
  init(
    didResignActive: @escaping @MainActor (UIScene?) -> Void,
    didEnterBackground: @escaping @MainActor (UIScene?) -> Void
  ) {
    observers = Observers([
      (UIApplication.willResignActiveNotification, didResignActive),
      (UIScene.willDeactivateNotification, didResignActive),
      (UIApplication.didEnterBackgroundNotification, didEnterBackground),
      (UIScene.didEnterBackgroundNotification, didEnterBackground),
    ])
  }
}

/// Observers of UIKit's notifications, which are posted on the main thread.
private final class Observers {
  private let tokens: [any NSObjectProtocol]

  @MainActor
  init(_ handlers: [(NSNotification.Name, @MainActor (UIScene?) -> Void)]) {
    tokens = handlers.map { name, handler in
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
