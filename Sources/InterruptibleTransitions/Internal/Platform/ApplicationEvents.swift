import UIKit

/// Hears, as long as it lives, when the application stops being active, and when nobody sees it any more.
@MainActor
final class ApplicationEvents {
  private let observers: Observers

  init(
    didResignActive: @escaping @MainActor () -> Void,
    didEnterBackground: @escaping @MainActor () -> Void
  ) {
    observers = Observers([
      (UIApplication.willResignActiveNotification, didResignActive),
      (UIApplication.didEnterBackgroundNotification, didEnterBackground),
    ])
  }
}

/// Observers of UIKit's notifications, which are posted on the main thread.
private final class Observers {
  private let tokens: [any NSObjectProtocol]

  @MainActor
  init(_ handlers: [(NSNotification.Name, @MainActor () -> Void)]) {
    tokens = handlers.map { name, handler in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { handler() }
      }
    }
  }

  deinit {
    for token in tokens {
      NotificationCenter.default.removeObserver(token)
    }
  }
}
