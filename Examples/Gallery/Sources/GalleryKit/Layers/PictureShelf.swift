package import UIKit

/// Numbers the images of layers, and keeps them for requests by number.
@MainActor
package final class PictureShelf {
  package struct Picture: Sendable {
    package let data: Data
    package let mimeType: String
  }

  private var pictures: [Picture] = []
  private var numbersByData: [Data: Int] = [:]
  /// Keeps the images alive, because the address of a released object can be reused.
  private var numbersByImage: [ObjectIdentifier: (image: CGImage, number: Int)] = [:]

  package init() {}

  /// Returns the number of an image; equal images have the same number.
  package func number(of picture: HeadlessPicture) -> Int {
    if let known = numbersByImage[ObjectIdentifier(picture.image)] { return known.number }
    let number = numbersByData[picture.data] ?? pictures.count
    if number == pictures.count {
      pictures.append(Picture(data: picture.data, mimeType: picture.mimeType))
      numbersByData[picture.data] = number
    }
    numbersByImage[ObjectIdentifier(picture.image)] = (picture.image, number)
    return number
  }

  /// Returns the image with a number; nil if there is none.
  package subscript(number: Int) -> Picture? {
    pictures.indices.contains(number) ? pictures[number] : nil
  }
}
