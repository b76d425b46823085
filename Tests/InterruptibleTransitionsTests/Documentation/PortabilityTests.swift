import Foundation
import Testing

/// Tests that are built on Apple's systems, too, need nothing that only headless UIKit has.
@Suite struct PortabilityTests {
  @Test("A folder of tests that needs headless UIKit is left out on Apple's systems")
  func leftOut() throws {
    let tests = folder(above: #filePath, levels: 2)
    let manifest = try String(
      contentsOf: folder(above: #filePath, levels: 4).appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    let list = try #require(manifest.firstMatch(of: /let headlessTests = \[([^\]]+)\]/))
    let leftOut = list.1.matches(of: /"([^"]+)"/).map { String($0.1) }

    let files = try texts(in: tests)
    let (headless, portable) = (
      files.filter { file in leftOut.contains { file.key.hasPrefix($0 + "/") } },
      files.filter { file in !leftOut.contains { file.key.hasPrefix($0 + "/") } }
    )
    let types = Set(headless.values.flatMap { declaredTypes(in: $0) })
    #expect(types.count > 50 && portable.count > 3)
    for (path, text) in portable {
      let needed = words(in: text).filter { types.contains($0) || $0.hasPrefix("Headless") }
      #expect(needed.isEmpty, "\(path)")
    }
  }

  @Test("The contract's tests name headless UIKit in one file")
  func contract() throws {
    let tests = folder(above: #filePath, levels: 3).appendingPathComponent("ContractTests")
    let naming = try texts(in: tests).filter { $0.value.contains("Headless") }
    #expect(naming.keys.sorted() == ["Support/Stage+Headless.swift"])
  }

  private func folder(above file: String, levels: Int) -> URL {
    (0..<levels).reduce(URL(fileURLWithPath: file)) { url, _ in url.deletingLastPathComponent() }
  }

  /// The text of each Swift file, by its path inside a folder.
  private func texts(in folder: URL) throws -> [String: String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let all = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    return try all.reduce(into: [:]) { texts, url in
      let path = String(url.path.dropFirst(folder.path.count + 1))
      texts[path] = try String(contentsOf: url, encoding: .utf8)
    }
  }

  /// The types that a file declares outside others.
  private func declaredTypes(in text: String) -> [String] {
    let declaration = /^(?:[@\w().]+ )*(?:actor|class|enum|protocol|struct) ([A-Z]\w+)/
    return text.matches(of: declaration.anchorsMatchLineEndings()).map { String($0.1) }
  }

  private func words(in text: String) -> Set<String> {
    Set(text.matches(of: /\w+/).map { String($0.0) })
  }
}
