import Testing

/// A story that has gone wrong once.
struct FoundStory: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The story, and after `=` what must happen: how many transitions, and what there is in the end.
  private(set) var text = ""

  /// The story and its end, as its text says.
  func read() throws -> (story: AppStory, end: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    let end = parts.count == 2 ? parts[1] : ""
    return (
      try AppStory(String(parts.first ?? "")),
      end.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    )
  }

  /// Takes the stories of a text apart.
  ///
  /// Each begins with its title; the lines after that are indented.
  static func list(_ text: String) -> [FoundStory] {
    text.split(separator: "\n").reduce(into: []) { found, line in
      if let last = found.indices.last, line.hasPrefix(" ") {
        found[last].text += "\n\(line)"
      } else {
        found.append(FoundStory(testDescription: String(line)))
      }
    }
  }
}
