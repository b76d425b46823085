/// Calls a closure at the end of each turn of the run loop, before layout and commit, as an observer of a `CFRunLoop` is called before
/// Core Animation's.
@preconcurrency @MainActor
public final class HeadlessRunLoopObserver {
  private static var observers: [HeadlessRunLoopObserver] = []

  private let handler: () -> Void

  /// Begins to observe, until the observer is invalidated.
  public init(_ handler: @escaping () -> Void) {
    self.handler = handler
    HeadlessRunLoopObserver.observers.append(self)
  }

  /// The number of observers; it should be 0 while nothing moves.
  public static var count: Int { observers.count }

  public func invalidate() {
    HeadlessRunLoopObserver.observers.removeAll { $0 === self }
  }

  static func notify() {
    for observer in observers {
      observer.handler()
    }
  }

  static func reset() {
    observers = []
  }
}
