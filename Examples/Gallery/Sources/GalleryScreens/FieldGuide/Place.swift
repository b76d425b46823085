import UIKit

/// A place in the guide.
struct Place {
  /// The file name of the picture.
  let picture: String
  let name: String
  /// The tagline on the card and below the title.
  let line: String
  let facts: [Fact]
  let paragraphs: [String]
  let palette: Palette

  /// The colors of a place's page.
  struct Palette {
    /// The background.
    let paper: UIColor
    /// Titles and text.
    let ink: UIColor
    /// Buttons and links.
    let accent: UIColor
    /// Text on the accent color.
    let onAccent: UIColor

    /// The accent as far down as the picture goes, and then the paper.
    var backdrop: [UIColor] {
      Array(repeating: accent, count: 7) + Array(repeating: paper, count: 9)
    }
  }

  @MainActor var image: UIImage? { .picture(picture) }
}
