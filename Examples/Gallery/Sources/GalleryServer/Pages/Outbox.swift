internal import Synchronization

/// What waits to be written to a reader, up to a number of bytes.
final class Outbox<Item: Sendable>: Sendable {
  /// The items to write, in order; ends after the last one.
  let items: AsyncStream<(item: Item, bytes: Int)>
  private let newItems: AsyncStream<(item: Item, bytes: Int)>.Continuation
  private let ending: AsyncStream<Never>
  private let end: AsyncStream<Never>.Continuation
  private let waiting = Mutex(0)
  private let limit: Int

  /// The bytes that an item takes besides its own.
  private static var overhead: Int { 256 }

  init(limit: Int = Limits.waiting) {
    self.limit = limit
    (items, newItems) = AsyncStream.makeStream()
    (ending, end) = AsyncStream.makeStream()
  }

  /// Adds an item; returns false, and ends, if the reader is too far behind.
  @discardableResult
  func put(_ item: Item, bytes: Int) -> Bool {
    let taken = bytes + Self.overhead
    let fits = waiting.withLock { waiting in
      guard waiting + taken <= limit else { return false }
      waiting += taken
      return true
    }
    if fits { newItems.yield((item, bytes)) } else { finish() }
    return fits
  }

  /// Notes that an item has been written.
  func remove(bytes: Int) {
    waiting.withLock { $0 -= bytes + Self.overhead }
  }

  /// Takes no more items.
  func finish() {
    newItems.finish()
    end.finish()
  }

  /// Returns when no more items are taken; there may still be some to write.
  func waitForEnd() async {
    for await _ in ending {}
  }
}
