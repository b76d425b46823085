import UIKit

/// A place in the guide.
struct Place {
  /// The name of the picture's file.
  let picture: String
  let name: String
  /// One line for the card, and under the title.
  let line: String
  let facts: [Fact]
  let paragraphs: [String]
  let palette: Palette

  /// A figure, and what it counts.
  struct Fact {
    let value: String
    let caption: String
  }

  /// The colours of a place's page.
  struct Palette {
    /// Behind the text.
    let paper: UIColor
    /// Titles and text.
    let ink: UIColor
    /// What can be tapped.
    let accent: UIColor
    /// Text on the accent.
    var onAccent = UIColor.white
  }

  @MainActor var image: UIImage? {
    Bundle.module.path(forResource: picture, ofType: "jpg", inDirectory: "Pictures")
      .flatMap(UIImage.init(contentsOfFile:))
  }
}

extension UIColor {
  /// A colour from six hexadecimal digits.
  convenience init(hex: Int) {
    func part(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
