package import UIKit

/// Names the images of layers by their content, and hands each on once.
@MainActor
package final class PictureShelf {
  package struct Picture: Sendable {
    package let data: Data
    package let mimeType: String
  }

  private let onNewPicture: (_ name: String, Picture) -> Void
  private var names: Set<String> = []
  private var known: [ObjectIdentifier: Known] = [:]
  /// The number of known images from which on those that are gone are forgotten.
  private var mostKnown = 64

  /// An image that has been named.
  ///
  /// Another one can come to have its address after it is gone.
  private struct Known {
    weak var image: CGImage?
    let name: String
  }

  /// - Parameter onNewPicture: Is called with each new picture, before its name is returned.
  package init(onNewPicture: @escaping (_ name: String, Picture) -> Void = { _, _ in }) {
    self.onNewPicture = onNewPicture
  }

  /// Returns the name of an image; equal images have the same name.
  package func name(of picture: HeadlessPicture) -> String {
    let id = ObjectIdentifier(picture.image)
    if let same = known[id], same.image === picture.image { return same.name }
    let name = ContentHash.name(of: picture.data) + Self.suffix(of: picture.mimeType)
    known[id] = Known(image: picture.image, name: name)
    forgetGone()
    if names.insert(name).inserted {
      onNewPicture(name, Picture(data: picture.data, mimeType: picture.mimeType))
    }
    return name
  }

  /// A web server tells a file's type by its suffix.
  private static func suffix(of mimeType: String) -> String {
    switch mimeType {
    case "image/svg+xml": ".svg"
    case "image/jpeg": ".jpg"
    case "image/png": ".png"
    default: ""
    }
  }

  private func forgetGone() {
    guard known.count > mostKnown else { return }
    known = known.filter { $0.value.image != nil }
    mostKnown = max(2 * known.count, mostKnown)
  }
}
