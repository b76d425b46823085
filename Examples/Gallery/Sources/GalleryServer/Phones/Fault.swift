internal import Foundation

/// Why a phone's process has ended.
package enum Fault {
  /// The sentence in a line of standard error, if headless UIKit has ended the process with one.
  package static func sentence(in line: String) -> String? {
    let start = "Fatal error: UIKit: "
    guard let range = line.range(of: start) else { return nil }
    return String(line[range.upperBound...])
  }

  /// What a page is told.
  package static func report(room: String?, sentence: String?) -> String {
    let subject = room.map { "The phone with the room “\($0)”" } ?? "The phone"
    guard let sentence else { return "\(subject) has ended unexpectedly." }
    return "\(subject) has ended: \(sentence)"
  }
}
