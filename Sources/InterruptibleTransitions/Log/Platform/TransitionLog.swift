import Foundation

#if canImport(ObjectiveC)
  import os
#else
  import UIKit
#endif

/// Writes the framework's messages to the system log, each a sentence with a remedy, formatted only if it's kept or read.
enum TransitionLog {
  fileprivate static let subsystem = "InterruptibleTransitions"
  fileprivate static let category = "transitions"

  /// Logs a behavior that may be intended, and is surprising if it isn't.
  static func notice(_ sentence: @autoclosure () -> String) {
    write(.notice, sentence)
  }

  /// Logs why a request isn't fulfilled.
  static func error(_ sentence: @autoclosure () -> String) {
    write(.error, sentence)
  }

  /// Logs a mistake for which UIKit would terminate the app.
  static func fault(_ sentence: @autoclosure () -> String) {
    write(.fault, sentence)
  }

  /// Checks a condition that code or a remote configuration must meet: traps in a debug build, and logs a fault in a
  /// release build, where the caller continues with a sensible value.
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
    /// The system keeps one log for each subsystem and category.
    fileprivate static var log: OSLog { OSLog(subsystem: subsystem, category: category) }

    /// Whether a reader is attached to the log: the system keeps notices for later, but enables debug messages only for a reader.
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
  /// The name of an object in the log.
  var nameInLog: String { String(describing: type(of: self)) }
}

extension BinaryFloatingPoint {
  /// The nearest number in a range; for NaN, the usual number.
  func limited(to range: ClosedRange<Self>, orIfNaN usual: Self) -> Self {
    isNaN ? usual : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension CGFloat {
  /// The scale, limited to values at which a view can be seen and no arithmetic overflows.
  func limitedScale(orIfNaN usual: CGFloat) -> CGFloat {
    limited(to: 0.001...1000, orIfNaN: usual)
  }
}
