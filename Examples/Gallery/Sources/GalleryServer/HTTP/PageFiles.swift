package import Foundation
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

  private static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("Public") }

  /// Reads the files of the page.
  package init() throws(ServerFailure) {
    do {
      try self.init(folder: PageFiles.folder)
    } catch {
      throw ServerFailure("the page's files cannot be read in \(PageFiles.folder.path)")
    }
  }

  /// Copies the page to a folder, as one that shows recordings and has no phone.
  package static func copyRecordedPage(to target: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: target, withIntermediateDirectories: true)
    for url in try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      var data = try Data(contentsOf: url)
      if url.lastPathComponent == "index.html" {
        let page = String(decoding: data, as: UTF8.self)
        data = Data(page.replacing("<html ", with: "<html data-recorded ").utf8)
      }
      try data.write(to: target.appendingPathComponent(url.lastPathComponent))
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
