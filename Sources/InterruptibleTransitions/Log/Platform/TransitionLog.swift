import Foundation

#if canImport(ObjectiveC)
  import os
#else
  import UIKit
#endif

/// What the framework says in the system's log: one sentence, with what to do instead, formatted only if it is kept or read.
enum TransitionLog {
  fileprivate static let subsystem = "InterruptibleTransitions"
  fileprivate static let category = "transitions"

  /// Says what may be meant, and surprises where it isn't.
  static func notice(_ sentence: @autoclosure () -> String) {
    write(.notice, sentence)
  }

  /// Says why something isn't done that was asked for.
  static func error(_ sentence: @autoclosure () -> String) {
    write(.error, sentence)
  }

  /// Says what UIKit would end the app for.
  static func fault(_ sentence: @autoclosure () -> String) {
    write(.fault, sentence)
  }

  /// Checks what a programmer has to see to, or a remote configuration: ends the app in a debug build, and says a fault in a
  /// release build, where the caller goes on with something sensible.
  static func check(
    _ condition: Bool,
    _ sentence: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard !condition else { return }
    assertionFailure(sentence(), file: file, line: line)
    fault(sentence())
  }

  private enum Level: String {
    case notice
    case error
    case fault
  }

  #if canImport(ObjectiveC)
    /// The system keeps one for each subsystem and category.
    fileprivate static var log: OSLog { OSLog(subsystem: subsystem, category: category) }

    /// Whether somebody reads the log right now: the system keeps notices for later, but debug messages are enabled only for
    /// a reader.
    static var isRead: Bool { log.isEnabled(type: .debug) }

    private static func write(_ level: Level, _ text: () -> String) {
      let type: OSLogType =
        switch level {
        case .notice: .default
        case .error: .error
        case .fault: .fault
        }
      let log = log
      guard log.isEnabled(type: type) else { return }
      os_log("%{public}@", log: log, type: type, text() as NSString)
    }
  #else
    static var isRead: Bool { HeadlessConsole.isHeard }

    private static func write(_ level: Level, _ text: () -> String) {
      guard isRead else { return }
      HeadlessConsole.write(
        HeadlessConsole.Message(
          text(),
          level: level.rawValue,
          subsystem: subsystem,
          category: category
        )
      )
    }
  #endif
}

/// One transition as an interval between two signposts, as Instruments shows it.
struct LogInterval {
  #if canImport(ObjectiveC)
    private let id: OSSignpostID

    /// Signposts of this category are enabled only while a tool records them.
    private static var log: OSLog {
      OSLog(subsystem: TransitionLog.subsystem, category: .dynamicTracing)
    }

    /// Begins the interval, if a tool records it.
    init?(_ text: @autoclosure () -> String) {
      let log = LogInterval.log
      guard log.signpostsEnabled else { return nil }
      id = OSSignpostID(log: log)
      let text = text() as NSString
      os_signpost(.begin, log: log, name: "transition", signpostID: id, "%{public}@", text)
    }

    func end(_ text: String) {
      let (log, text) = (LogInterval.log, text as NSString)
      os_signpost(.end, log: log, name: "transition", signpostID: id, "%{public}@", text)
    }
  #else
    private let id: Int

    init?(_ text: @autoclosure () -> String) {
      guard HeadlessConsole.isHeard else { return nil }
      id = HeadlessConsole.begin(
        subsystem: TransitionLog.subsystem,
        category: TransitionLog.category,
        name: "transition",
        text()
      )
    }

    func end(_ text: String) {
      HeadlessConsole.end(id, text)
    }
  #endif
}

extension NSObjectProtocol {
  /// What the log calls an object.
  var nameInLog: String { String(describing: type(of: self)) }
}

extension BinaryFloatingPoint {
  /// The nearest number of a range; what is no number counts as the usual one.
  func limited(to range: ClosedRange<Self>, orIfNaN usual: Self) -> Self {
    isNaN ? usual : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension CGFloat {
  /// A share of a view's size at which it can be seen, and that no arithmetic overflows with.
  func limitedScale(orIfNaN usual: CGFloat) -> CGFloat {
    limited(to: 0.001...1000, orIfNaN: usual)
  }
}
