internal import Synchronization

/// What has been heard of a page.
final class Pulse: Sendable {
  private let state = Mutex((isHeard: false, hasGreeted: false))

  var hasGreeted: Bool { state.withLock { $0.hasGreeted } }

  func beat() {
    state.withLock { $0.isHeard = true }
  }

  func greet() {
    state.withLock { $0.hasGreeted = true }
  }

  /// Returns whether the page has been heard since the last call.
  func rest() -> Bool {
    state.withLock { state in
      defer { state.isHeard = false }
      return state.isHeard
    }
  }
}
