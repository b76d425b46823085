@testable import InterruptibleTransitionsUI

/// What an app has in its state: a path, and what has been made of it.
@MainActor
final class Store {
  private(set) var path: [AnyHashable]
  /// What was written from outside the app.
  private(set) var writes: [[AnyHashable]] = []
  var isRefusing = false
  /// Called before each write from outside.
  var onWrite: ([AnyHashable]) -> Void = { _ in }

  init(_ path: [AnyHashable] = []) {
    self.path = path
  }

  func write(_ path: [AnyHashable]) {
    self.path = path
  }

  var binding: Path {
    Path(
      get: { self.path },
      set: { path in
        self.onWrite(path)
        self.writes.append(path)
        if !self.isRefusing { self.path = path }
      }
    )
  }
}
