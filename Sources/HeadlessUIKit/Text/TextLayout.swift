/// Text broken into the lines that are shown.
struct TextLayout {
  private(set) var lines: [TextLine] = []
  private let font: UIFont

  /// Breaks a text into lines of a width, which may be infinite, and shows at most a number of them, or
  /// with 0 all; the mode says where a long line breaks and what is left out of a text that goes on.
  init(
    _ text: String,
    font: UIFont,
    width: CGFloat,
    maximum: Int = 0,
    mode: NSLineBreakMode = .byTruncatingTail
  ) {
    self.font = font
    guard !text.isEmpty else { return }
    var broken: [Substring] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      broken += Self.wrap(paragraph, font: font, width: width, byWords: mode != .byCharWrapping)
    }
    if maximum > 0, broken.count > maximum {
      let rest = text[broken[maximum - 1].startIndex...]
      broken.removeSubrange((maximum - 1)...)
      lines = broken.map(line)
      lines.append(lastLine(rest, font: font, width: width, mode: mode))
    } else {
      lines = broken.map(line)
    }
  }

  var size: CGSize {
    CGSize(width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * font.lineHeight)
  }

  private func line(_ text: Substring) -> TextLine {
    let shown = text.trimmingTrailingSpaces
    return TextLine(text: String(shown), width: TextMetrics.width(of: shown, in: font))
  }

  /// The last line that is shown of a text that goes on.
  private func lastLine(
    _ rest: Substring,
    font: UIFont,
    width: CGFloat,
    mode: NSLineBreakMode
  ) -> TextLine {
    let paragraph = rest.prefix { $0 != "\n" }
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      let byWords = mode == .byWordWrapping
      return line(Self.wrap(paragraph, font: font, width: width, byWords: byWords)[0])
    case .byClipping:
      return line(paragraph)
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      return line(Substring(truncated(paragraph, of: rest, width: width, mode: mode)))
    }
  }

  private func truncated(
    _ paragraph: Substring,
    of rest: Substring,
    width: CGFloat,
    mode: NSLineBreakMode
  ) -> String {
    func fits(_ text: String) -> Bool { TextMetrics.width(of: text, in: font) <= width }
    for kept in stride(from: paragraph.count, through: 0, by: -1) {
      let text: String
      switch mode {
      case .byTruncatingHead: text = "…" + paragraph.suffix(kept)
      case .byTruncatingMiddle:
        text = paragraph.prefix(kept - kept / 2) + "…" + paragraph.suffix(kept / 2)
      default: text = paragraph.prefix(kept).trimmingTrailingSpaces + "…"
      }
      if fits(text) { return text }
    }
    return "…"
  }

  private static func wrap(
    _ paragraph: Substring,
    font: UIFont,
    width: CGFloat,
    byWords: Bool
  ) -> [Substring] {
    var lines: [Substring] = []
    var rest = paragraph
    let scale = TextMetrics.width(of: "n", in: font) / TextMetrics.width(of: "n" as Character)
    while !rest.isEmpty {
      let end = lineEnd(of: rest, room: width / scale, byWords: byWords)
      lines.append(rest[..<end])
      rest = rest[end...].drop { $0 == " " }
    }
    return lines.isEmpty ? [paragraph] : lines
  }

  /// Where the first line of a text ends, given room in ems of the regular weight.
  private static func lineEnd(of text: Substring, room: CGFloat, byWords: Bool) -> Substring.Index {
    var used: CGFloat = 0
    var lastBreak: Substring.Index?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if character == " " || TextMetrics.breaksAround(character), index > text.startIndex {
        lastBreak = index
      }
      used += TextMetrics.width(of: character)
      if used > room + 1e-6, character != " ", index > text.startIndex {
        return byWords ? lastBreak ?? index : index
      }
      index = text.index(after: index)
      if character == "-" || character == "\u{2013}" || character == "\u{2014}" {
        lastBreak = index
      }
    }
    return text.endIndex
  }
}

extension StringProtocol {
  fileprivate var trimmingTrailingSpaces: SubSequence {
    guard let last = lastIndex(where: { $0 != " " }) else { return self[startIndex..<startIndex] }
    return self[...last]
  }
}
