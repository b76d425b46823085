import UIKit

extension UIImage {
  /// Returns a picture of the gallery.
  static func picture(_ name: String) -> UIImage? {
    Bundle.module.path(forResource: name, ofType: "jpg", inDirectory: "Pictures")
      .flatMap(UIImage.init(contentsOfFile:))
  }
}
