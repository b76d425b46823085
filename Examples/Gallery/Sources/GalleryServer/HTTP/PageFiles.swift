internal import Foundation
internal import NIOCore

/// The files of the page, by path.
package struct PageFiles: Sendable {
  private let files: [String: Answer]

  private static let types = [
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "json": "application/json",
  ]

  /// Reads the files of the page.
  package init() throws(ServerFailure) {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Public")
    do {
      try self.init(folder: folder)
    } catch {
      throw ServerFailure("the page's files cannot be read in \(folder.path)")
    }
  }

  private init(folder: URL) throws {
    var files: [String: Answer] = [:]
    for url in try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    ) {
      guard let type = PageFiles.types[url.pathExtension] else { continue }
      let answer = Answer(type: type, body: ByteBuffer(bytes: try Data(contentsOf: url)))
      files["/\(url.lastPathComponent)"] = answer
    }
    files["/"] = files["/index.html"]
    self.files = files
  }

  package subscript(path: String) -> Answer? { files[path] }
}
