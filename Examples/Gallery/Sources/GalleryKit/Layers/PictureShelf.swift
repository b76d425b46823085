package import UIKit

/// Numbers the pictures that layers show, and keeps them, so that they can be asked for by number.
@MainActor
package final class PictureShelf {
  package struct Picture: Sendable {
    package let data: Data
    package let mimeType: String
  }

  private var pictures: [Picture] = []
  private var numbersByData: [Data: Int] = [:]
  /// The images are held, for an address is used again once its object is gone.
  private var numbersByImage: [ObjectIdentifier: (image: CGImage, number: Int)] = [:]

  package init() {}

  /// The picture's number: the same for the same bytes.
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

  /// The picture of a number, or nil where there is none.
  package subscript(number: Int) -> Picture? {
    pictures.indices.contains(number) ? pictures[number] : nil
  }
}
