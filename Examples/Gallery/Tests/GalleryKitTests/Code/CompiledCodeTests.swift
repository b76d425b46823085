import Foundation
import GalleryKit
import GalleryScreens
import Testing

extension OnScreen {
  /// What a reader copies from the page, given to the compiler.
  @MainActor @Suite struct CompiledCodeTests {
    private static let screens = (0..<4)
      .reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent("Sources/GalleryScreens")

    @Test("What is copied of a room compiles alone: its whole file, or lines that need none of it")
    func alone() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("alone-\(UUID().uuidString).swift")
      defer { try? FileManager.default.removeItem(at: file) }
      for code in Catalog.rooms.map(\.code) {
        let lines = """
          import InterruptibleTransitions
          import UIKit

          @MainActor enum Alone {
            static func copied\(parameters(in: code.text)) {
          \(code.snippet)
            }
          }
          """
        #expect(code.copied == (code.needs.isEmpty ? code.snippet : code.whole))
        for text in [code.whole] + (code.needs.isEmpty ? [lines] : []) {
          try text.write(to: file, atomically: true, encoding: .utf8)
          let complaints = try complaints(about: [file])
          #expect(complaints.isEmpty, Comment(rawValue: code.path + complaints))
        }
      }
      #expect(Catalog.rooms.contains { $0.code.needs.isEmpty })
    }

    @Test("The rooms' files, their snippets and their tuned lines compile without the rooms")
    func everyRoom() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("code-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // What the files need beside UIKit and the framework.
      var files = try FileManager.default.contentsOfDirectory(
        at: Self.screens.appendingPathComponent("Copied"),
        includingPropertiesForKeys: nil
      )
      #expect(!files.isEmpty)
      for room in Catalog.rooms {
        let name = "\(room.folder)Transition"
        let file = folder.appendingPathComponent("\(name).swift")
        let copied = folder.appendingPathComponent("\(name)+Copied.swift")
        try room.code.text.write(to: file, atomically: true, encoding: .utf8)
        try copies(of: room).write(to: copied, atomically: true, encoding: .utf8)
        files += [file, copied]
      }

      let complaints = try complaints(about: files)
      #expect(complaints.isEmpty, Comment(rawValue: complaints))
    }

    /// Returns what is copied from the page, in functions with the parameters of the room's own.
    private func copies(of room: Room) throws -> String {
      let session = RoomSession(room)
      let untouched = try #require(session.tuningMessage["tuning"]?["swift"]?.asString)
      let changes = #"{"springResponse": 0.5, "releaseResponse": 0.6, "projectionTime": 0.2}"#
      try session.perform(.tune(JSON(parsing: changes)))
      let tuned = try #require(session.tuningMessage["tuning"]?["swift"]?.asString)
      let functions = [room.code.snippet, untouched, tuned].enumerated().map { index, lines in
        "  static func copied\(index)\(parameters(in: room.code.text)) {\n\(lines)\n  }\n"
      }
      let name = "\(room.folder)Transition"
      return "import InterruptibleTransitions\nimport UIKit\n\n"
        + "extension \(name) {\n\(functions.joined())}\n"
    }

    /// Returns the parameters of the first function of a file, in their parentheses.
    private func parameters(in text: String) -> String {
      guard let name = text.firstMatch(of: /static func \w+/) else { return "()" }
      var depth = 0
      let inside = text[name.range.upperBound...].prefix { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth > 0
      }
      return inside + ")"
    }

    /// Returns the errors of the compiler in an app that has these files.
    private func complaints(about files: [URL]) throws -> String {
      let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
      let compiler = Process()
      let output = Pipe()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments =
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6"]
        + ["-suppress-warnings", "-I", products.appendingPathComponent("Modules").path]
        + files.map(\.path)
      compiler.standardError = output
      try compiler.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      compiler.waitUntilExit()
      return compiler.terminationStatus == 0 ? "" : text
    }
  }
}
