import Foundation

#if canImport(ObjectiveC)
  import os
#else
  import UIKit
#endif

/// The system's log, under a subsystem of the framework's own.
enum SystemLog {
  static let subsystem = "InterruptibleTransitions"
  static let category = "transitions"

  /// How much a line matters.
  enum Level: String {
    /// Something that may be meant.
    case notice
    /// Something that was asked for and isn't done.
    case error
    /// A programmer's error.
    case fault
  }

  #if canImport(ObjectiveC)
    /// The system keeps one for each subsystem and category.
    fileprivate static var log: OSLog { OSLog(subsystem: subsystem, category: category) }

    /// Writes a line, if anybody hears it.
    static func write(_ level: Level, _ text: () -> String) {
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

    /// Whether anybody hears what isn't an error.
    static var isHeard: Bool { log.isEnabled(type: .default) }
  #else
    static func write(_ level: Level, _ text: () -> String) {
      guard isHeard else { return }
      HeadlessConsole.write(
        HeadlessConsole.Message(
          text(),
          level: level.rawValue,
          subsystem: subsystem,
          category: category
        )
      )
    }

    static var isHeard: Bool { HeadlessConsole.isHeard }
  #endif
}

/// One transition as an interval between two signposts, as Instruments shows it.
struct LogInterval {
  #if canImport(ObjectiveC)
    private let id: OSSignpostID

    /// Begins the interval, if anybody records it.
    init?(_ text: @autoclosure () -> String) {
      let log = SystemLog.log
      guard log.signpostsEnabled else { return nil }
      id = OSSignpostID(log: log)
      os_signpost(
        .begin,
        log: log,
        name: "transition",
        signpostID: id,
        "%{public}@",
        text() as NSString
      )
    }

    func end(_ text: String) {
      os_signpost(
        .end,
        log: SystemLog.log,
        name: "transition",
        signpostID: id,
        "%{public}@",
        text as NSString
      )
    }
  #else
    private let id: Int

    init?(_ text: @autoclosure () -> String) {
      guard HeadlessConsole.isHeard else { return nil }
      id = HeadlessConsole.begin(
        subsystem: SystemLog.subsystem,
        category: SystemLog.category,
        name: "transition",
        text()
      )
    }

    func end(_ text: String) {
      HeadlessConsole.end(id, text)
    }
  #endif
}
