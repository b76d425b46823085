import Foundation

/// The files of the package, as text.
enum SourceFiles {
  /// The package's folder.
  static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The text of each Swift file in a folder of the package, by its path inside that folder.
  ///
  /// Documentation catalogs are left out: their files are pages' snippets.
  static func swift(in folder: String) throws -> [String: String] {
    try texts(in: folder, extension: "swift").filter { !$0.key.contains(".docc/") }
  }

  /// The text of each file with an extension in a folder of the package, by its path inside that folder.
  static func texts(in folder: String, extension fileExtension: String) throws -> [String: String] {
    let folder = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let all = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == fileExtension }
    return try all.reduce(into: [:]) { texts, url in
      let path = String(url.path.dropFirst(folder.path.count + 1))
      texts[path] = try String(contentsOf: url, encoding: .utf8)
    }
  }

  /// The text of one file of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// A text without its comments and without what its strings say.
  static func code(of text: String) -> String {
    text
      .replacing(/(?s)"""[^\n]*\n.*?"""/, with: "\"\"")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
      .replacing(/\/\/[^\n]*/, with: "")
  }
}
