internal import Foundation

/// What a room's Swift needs to compile by itself.
extension RoomCode {
  /// What is used of the files in the folder Copied: how it is written there, and the file that has it.
  private static let others: [(use: String, file: String)] = [
    ("ColumnsLayout(", "ColumnsLayout.swift"),
    ("PilotColumn", "PilotColumn.swift"),
    ("DrawerLayout(", "DrawerLayout.swift"),
    (": DimmingPresentation", "DimmingPresentation.swift"),
    ("ClosingControl(", "ClosingControl.swift"),
    (": NamedControl", "NamedControl.swift"),
    ("UIColor(hex:", "UIColor+Hex.swift"),
    (".fromLeading(", "UIView+Leading.swift"),
    ("spokenText", "UIView+SpokenText.swift"),
  ]

  /// Returns a file with the files that it uses after it, but for their imports.
  static func whole(_ text: String) -> String {
    others.reduce(text) { whole, other in
      guard whole.contains(other.use), let needed = RoomFiles.texts[other.file] else {
        return whole
      }
      let lines = needed.components(separatedBy: "\n").filter { !$0.hasPrefix("import ") }
      return whole + lines.joined(separator: "\n")
    }
  }

  /// Returns the names of the file's own that a snippet uses, or that the function around it has among its parameters.
  static func needs(of snippet: String, in text: String) -> [String] {
    let around = text.firstRange(of: snippet.prefix { $0 != "\n" }).map { text[..<$0.lowerBound] }
    let parameters = around?.components(separatedBy: "static func ").last ?? ""
    let words = Set((parameters + snippet).matches(of: /\w+/).map { String($0.output) })
    let own = text.matches(
      of: /\n *(?:final |private |static )*(?:class|struct|protocol|func) (\w+)/
    )
    let function = parameters.prefix { $0.isLetter }
    return own.map { String($0.1) }.filter { words.contains($0) && $0 != function }
  }
}
