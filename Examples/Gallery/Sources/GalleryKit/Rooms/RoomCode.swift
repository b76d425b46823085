internal import Foundation
package import GalleryScreens

/// The Swift of a room's transition: the file that holds all of it, and the lines that a reader needs first.
package struct RoomCode: Equatable, Sendable {
  /// The path of the file in the repository.
  package let path: String
  /// The text of the file.
  package let text: String
  /// The paragraph of the file that creates the transition, without its indentation.
  package let snippet: String
  /// The file, and after it what it needs beside UIKit and the framework.
  package let whole: String
  /// What the snippet needs of the file.
  package let needs: [String]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    snippet = Self.snippet(of: text)
    whole = Self.whole(text)
    needs = Self.needs(of: snippet, in: text)
  }

  /// What a reader copies as the room's lines: the snippet where it says all, otherwise the whole file.
  package var copied: String { needs.isEmpty ? snippet : whole }

  /// Returns the lines from the first that makes an object of the framework up to the next blank one.
  private static func snippet(of text: String) -> String {
    let lines = text.components(separatedBy: "\n")
    let start = lines.firstIndex { $0.contains(/^ *let \w+ = Interruptible\w+\(/) }
    guard let start else { return "" }
    let indentation = lines[start].prefix { $0 == " " }
    return lines[start...]
      .prefix { $0.hasPrefix(indentation) }
      .map { $0.dropFirst(indentation.count) }
      .joined(separator: "\n")
  }

  /// The argument that creates the effect; the framework's default where there is none.
  package var effect: String {
    guard let start = snippet.firstRange(of: "InterruptibleTransition(")?.upperBound else {
      return ".slide"
    }
    var depth = 1
    let argument = snippet[start...].prefix { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth > 0
    }
    return String(argument)
  }

  /// The name of the file if the effect needs it; nil for one that is the framework's alone.
  package var effectFile: String? {
    effect.wholeMatch(of: /\.\w+/) == nil ? path.components(separatedBy: "/").last : nil
  }

  var json: JSON {
    .object([
      "path": .string(path),
      "text": .string(text),
      "snippet": .string(snippet),
      "whole": .string(whole),
      "needs": .array(needs.map { .string($0) }),
    ])
  }
}

extension Room {
  /// The Swift of the room's transition.
  package var code: RoomCode {
    let file = "\(folder)Transition.swift"
    return RoomCode(
      path: "Examples/Gallery/Sources/GalleryScreens/\(folder)/\(file)",
      text: RoomFiles.texts[file] ?? ""
    )
  }
}
