import Foundation
import Synchronization

/// Records messages that programs write to the system's log, as the Console app does, for as long as the console lives.
///
/// Without a console, messages are printed to the standard error. Each console has its own record, so tests share none.
public final class HeadlessConsole: Sendable {
  /// A line of the log.
  public struct Message: Hashable, Sendable {
    public let subsystem: String
    public let category: String
    /// The level: `notice`, `error`, or `fault`.
    public let level: String
    public let text: String

    /// Creates a line.
    public init(_ text: String, level: String, subsystem: String, category: String) {
      (self.text, self.level) = (text, level)
      (self.subsystem, self.category) = (subsystem, category)
    }
  }

  /// An interval between two signposts.
  public struct Interval: Hashable, Sendable {
    public let subsystem: String
    public let category: String
    public let name: String
    public let start: String
    /// The text at its end; nil before that.
    public fileprivate(set) var end: String?
    fileprivate let id: Int
  }

  private struct Record {
    var messages: [Message] = []
    var intervals: [Interval] = []
    /// Where the intervals are that haven't ended, by their numbers.
    var open: [Int: Int] = [:]
  }

  private struct Listener {
    weak var console: HeadlessConsole?
  }

  private struct Listeners {
    var all: [Listener] = []
    var intervalCount = 0
  }

  private static let listeners = Mutex(Listeners())
  private let record = Mutex(Record())

  /// Begins to record.
  public init() {
    HeadlessConsole.listeners.withLock { listeners in
      listeners.all.removeAll { $0.console == nil }
      listeners.all.append(Listener(console: self))
    }
  }

  /// The recorded messages, in order.
  public var messages: [Message] { record.withLock(\.messages) }

  /// The texts of all messages.
  public var texts: [String] { messages.map(\.text) }

  /// The intervals that have begun, in order.
  public var intervals: [Interval] { record.withLock(\.intervals) }

  // MARK: - For the program that writes

  private static var consoles: [HeadlessConsole] {
    listeners.withLock { $0.all.compactMap(\.console) }
  }

  /// A Boolean value that indicates whether any console records messages.
  public static var isHeard: Bool { !consoles.isEmpty }

  /// Writes a line to the log: to the consoles, or without one to the standard error.
  public static func write(_ message: Message) {
    let consoles = consoles
    if consoles.isEmpty {
      let line = "[\(message.subsystem)] \(message.level): \(message.text)\n"
      FileHandle.standardError.write(Data(line.utf8))
    }
    for console in consoles {
      console.record.withLock { $0.messages.append(message) }
    }
  }

  /// Begins an interval, and returns its number.
  public static func begin(
    subsystem: String,
    category: String,
    name: String,
    _ text: String
  ) -> Int {
    let id = listeners.withLock { listeners in
      listeners.intervalCount += 1
      return listeners.intervalCount
    }
    let interval = Interval(
      subsystem: subsystem,
      category: category,
      name: name,
      start: text,
      end: nil,
      id: id
    )
    for console in consoles {
      console.record.withLock { record in
        record.open[id] = record.intervals.count
        record.intervals.append(interval)
      }
    }
    return id
  }

  /// Ends an interval.
  public static func end(_ id: Int, _ text: String) {
    for console in consoles {
      console.record.withLock { record in
        guard let place = record.open.removeValue(forKey: id) else { return }
        record.intervals[place].end = text
      }
    }
  }
}
