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
  /// Keeps the images alive, because the address of a released object can be reused.
  private var namesByImage: [ObjectIdentifier: (image: CGImage, name: String)] = [:]

  /// - Parameter onNewPicture: Is called with each new picture, before its name is returned.
  package init(onNewPicture: @escaping (_ name: String, Picture) -> Void = { _, _ in }) {
    self.onNewPicture = onNewPicture
  }

  /// Returns the name of an image; equal images have the same name.
  package func name(of picture: HeadlessPicture) -> String {
    if let known = namesByImage[ObjectIdentifier(picture.image)] { return known.name }
    let name = ContentHash.name(of: picture.data)
    namesByImage[ObjectIdentifier(picture.image)] = (picture.image, name)
    if names.insert(name).inserted {
      onNewPicture(name, Picture(data: picture.data, mimeType: picture.mimeType))
    }
    return name
  }
}
