import Foundation

/// What the framework says: one sentence, with what to do instead, formatted only if somebody listens.
enum TransitionLog {
  /// Whether anybody listens.
  static var isHeard: Bool { SystemLog.isHeard }

  /// Says what may be meant, and surprises where it isn't.
  static func notice(_ sentence: @autoclosure () -> String) {
    SystemLog.write(.notice, sentence)
  }

  /// Says why something isn't done that was asked for.
  static func error(_ sentence: @autoclosure () -> String) {
    SystemLog.write(.error, sentence)
  }

  /// Says what UIKit would end the app for.
  static func fault(_ sentence: @autoclosure () -> String) {
    SystemLog.write(.fault, sentence)
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
}

extension NSObjectProtocol {
  /// What the log calls an object.
  var nameInLog: String { String(describing: type(of: self)) }
}
