internal import FlyingFox
internal import Foundation

/// A file of the page.
struct PageFile: Sendable {
  /// The path in the URL.
  let path: String
  private let name: String
  private let mimeType: String

  static let all = [
    PageFile(path: "/", name: "index.html", mimeType: "text/html; charset=utf-8"),
    PageFile(path: "/gallery.css", name: "gallery.css", mimeType: "text/css; charset=utf-8"),
    script("main"), script("phone"), script("chart"), script("connection"), script("inspector"),
    script("controls"), script("ticks"),
  ]

  private static func script(_ name: String) -> PageFile {
    PageFile(path: "/\(name).js", name: "\(name).js", mimeType: "text/javascript; charset=utf-8")
  }

  var response: HTTPResponse {
    guard
      let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Public"),
      let data = try? Data(contentsOf: url)
    else { return HTTPResponse(statusCode: .notFound) }
    return HTTPResponse(
      statusCode: .ok,
      headers: [.contentType: mimeType, .cacheControl: "no-cache"],
      body: data
    )
  }
}
