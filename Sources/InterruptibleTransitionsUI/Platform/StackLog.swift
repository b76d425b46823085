import Foundation

#if canImport(ObjectiveC)
  import os
#else
  import UIKit
#endif

/// What stacks say in the system's log.
enum StackLog {
  private static let subsystem = "InterruptibleTransitions"
  private static let category = "stacks"

  /// Says what an app has to change.
  static func fault(_ sentence: String) {
    #if canImport(ObjectiveC)
      let log = OSLog(subsystem: subsystem, category: category)
      os_log("%{public}@", log: log, type: .fault, sentence as NSString)
    #else
      HeadlessConsole.write(
        HeadlessConsole.Message(sentence, level: "fault", subsystem: subsystem, category: category)
      )
    #endif
  }
}
