/// A completion block that waits for the animations of its transaction.
@MainActor
final class TransactionWait {
  let block: () -> Void
  private var running = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func begin() {
    running += 1
  }

  func end() {
    running -= 1
    callIfDue()
  }

  /// No more animations will come.
  func close() {
    isClosed = true
    callIfDue()
  }

  private func callIfDue() {
    guard isClosed, running == 0 else { return }
    RenderServer.afterTurn(block)
  }
}
