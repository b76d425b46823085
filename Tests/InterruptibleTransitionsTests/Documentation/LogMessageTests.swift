import Foundation
import Testing

/// Compares the log's messages with Troubleshooting, which lists them word for word.
struct LogMessageTests {
  @Test("Troubleshooting has each message of the log, at its level, and no other")
  func messages() throws {
    let page = try SourceFiles.text(
      "Sources/InterruptibleTransitions/InterruptibleTransitions.docc/Troubleshooting.md"
    )
    for level in ["notice", "error", "fault", "check"] {
      let logged = try Self.logged(at: level)
      let listed = Self.listed(at: level, in: page)
      #expect(logged.count > 5, "\(level)")
      #expect(logged.subtracting(listed) == [], "\(level): missing")
      #expect(listed.subtracting(logged) == [], "\(level): not in the source")
    }
  }

  /// The messages in the source, with `…` in place of names and numbers.
  private static func logged(at level: String) throws -> Set<String> {
    let texts = try SourceFiles.swift(in: "Sources/InterruptibleTransitions").values
    return Set(
      texts.flatMap { text in
        text.components(separatedBy: "TransitionLog.\(level)(").dropFirst().map(message)
      }
    )
  }

  /// The message of a call that begins after its opening parenthesis.
  private static func message(of call: String) -> String {
    let lines = String(arguments(in: call))
      .replacing(/\\\n\ */, with: "")
      .replacing(/\n?\ *"""\n?\ */, with: "\"")
    return withoutValues(lines).matches(of: /"([^"]*)"/).map { String($0.1) }.joined()
  }

  /// The text of a call up to its closing parenthesis.
  private static func arguments(in call: String) -> Substring {
    var depth = 1
    let end = call.firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0
    }
    return call[..<(end ?? call.endIndex)]
  }

  /// A text with `…` in place of each interpolation, which may contain parentheses.
  private static func withoutValues(_ text: String) -> String {
    let parts = text.components(separatedBy: "\\(")
    return parts[0]
      + parts.dropFirst().map { "…" + $0.dropFirst(arguments(in: $0).count + 1) }.joined()
  }

  /// The messages in the section of a level.
  private static func listed(at level: String, in page: String) -> Set<String> {
    let titles = [
      "notice": "Notices", "error": "Errors", "fault": "Faults", "check": "Wrong values",
    ]
    let section = page.components(separatedBy: "### \(titles[level] ?? "")\n").dropFirst().first
    let lines = section?.components(separatedBy: "\n#").first ?? ""
    return Set(lines.matches(of: /\n- `([^`]*)`/).map { String($0.1) })
  }
}
