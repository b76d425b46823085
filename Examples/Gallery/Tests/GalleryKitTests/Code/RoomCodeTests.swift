import Foundation
import GalleryKit
import GalleryScreens
import Testing

extension OnScreen {
  /// What the page shows as a room's Swift, compared with the files of the repository.
  @MainActor @Suite struct RoomCodeTests {
    private static let root = (0..<6)
      .reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    @Test("Each room has one transition file in its folder, short and without the gallery")
    func files() throws {
      #expect(Set(Catalog.rooms.map(\.folder)).count == Catalog.rooms.count)
      for room in Catalog.rooms {
        let file = Self.root.appendingPathComponent(room.code.path)
        let text = try String(contentsOf: file, encoding: .utf8)
        let folder = file.deletingLastPathComponent()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(folder.lastPathComponent == room.folder)
        #expect(names.filter { $0.hasSuffix("Transition.swift") } == [file.lastPathComponent])
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
        #expect(text.hasPrefix("import InterruptibleTransitions\nimport UIKit\n\n/// "))
        #expect(text.components(separatedBy: "\nimport ").count == 2, "\(room.id)")
        #expect(!text.contains("RoomMove"), "\(room.id)")
        #expect(room.code.text == text, "\(room.id)")
      }
    }

    @Test("A snippet is a paragraph of two to five lines of its file")
    func snippets() {
      for code in Catalog.rooms.map(\.code) {
        let lines = code.snippet.components(separatedBy: "\n")
        #expect((2...5).contains(lines.count), "\(code.path): \(code.snippet)")
        let paragraph = lines.map { "    \($0)\n" }.joined()
        #expect(code.text.contains(paragraph + "\n"), "\(code.path)")
      }
    }

    @Test("The page is told the code of the room that it shows")
    func announcement() throws {
      let phone = LiveRoom(rooms: Catalog.rooms)
      for room in Catalog.rooms {
        let page = FakePage(phone, opening: room.id)
        let told = try #require(page.messages.last { $0["readMe"] != nil }?["code"])
        #expect(told["path"]?.asString == room.code.path)
        #expect(told["text"]?.asString == room.code.text)
        #expect(told["snippet"]?.asString == room.code.snippet)
      }
    }
  }
}
