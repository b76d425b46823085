internal import Synchronization

/// What waits to be written to a reader, up to a number of bytes.
final class Outbox<Item: Sendable>: Sendable {
  /// The items to write, in order; ends after the last one.
  let items: AsyncStream<(item: Item, bytes: Int)>
  private let continuation: AsyncStream<(item: Item, bytes: Int)>.Continuation
  private let waiting = Mutex(0)
  private let limit: Int

  init(limit: Int = Limits.waiting) {
    self.limit = limit
    (items, continuation) = AsyncStream.makeStream()
  }

  /// Adds an item; returns false, and ends, if the reader is too far behind.
  @discardableResult
  func put(_ item: Item, bytes: Int) -> Bool {
    let fits = waiting.withLock { waiting in
      guard waiting + bytes <= limit else { return false }
      waiting += bytes
      return true
    }
    if fits { continuation.yield((item, bytes)) } else { continuation.finish() }
    return fits
  }

  /// Notes that bytes have been written.
  func remove(bytes: Int) {
    waiting.withLock { $0 -= bytes }
  }

  /// Ends after what is waiting.
  func finish() {
    continuation.finish()
  }
}
