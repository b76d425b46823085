internal import Foundation

/// The phone around a screen, in the place of an upright one.
enum FilmPhone {
  /// A phone with something on its screen; the top left corner of an upright screen is at the origin.
  static func around(_ content: String, size: CGSize) -> String {
    guard size != FilmSheet.screen else {
      return
        "<use href=\"#body\"/><g clip-path=\"url(#glass)\">\(content)</g><use href=\"#island\"/>"
    }
    let place = FilmSheet.screen
    let scale = min(place.width / size.width, place.height / size.height)
    let (x, y) = (
      (place.width - size.width * scale) / 2, (place.height - size.height * scale) / 2
    )
    let numbers = SVGText.numbers(size.width, size.height)
    let glass = "glass-\(numbers.replacingOccurrences(of: " ", with: "-"))"
    return "<g transform=\"translate(\(SVGText.numbers(x, y))) scale(\(SVGText.number(scale)))\">"
      + "<clipPath id=\"\(glass)\">\(rectangle(size, inset: 0, radius: 55, ""))</clipPath>"
      + rectangle(size, inset: -12, radius: 67, bodyStyle)
      + "<g clip-path=\"url(#\(glass))\">\(content)</g>\(island(on: size))</g>"
  }

  /// All upright phones share these.
  static let definitions = """
    <clipPath id="glass"><rect width="393" height="852" rx="55"/></clipPath>
    <rect id="body" x="-12" y="-12" width="417" height="876" rx="67" \(bodyStyle)/>
    <g id="island"><rect x="134" y="11" width="125" height="36" rx="18"/></g>
    """

  private static let bodyStyle = "fill=\"#08090b\" stroke=\"#565a63\" stroke-width=\"3\""

  private static func rectangle(
    _ size: CGSize,
    inset: CGFloat,
    radius: CGFloat,
    _ style: String
  ) -> String {
    let box = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
    return "<rect x=\"\(SVGText.number(box.minX))\" y=\"\(SVGText.number(box.minY))\" "
      + "width=\"\(SVGText.number(box.width))\" height=\"\(SVGText.number(box.height))\" "
      + "rx=\"\(SVGText.number(radius))\" \(style)/>"
  }

  /// A phone that lies on its side has its head on the left.
  private static func island(on size: CGSize) -> String {
    let isOnItsSide = size.width > size.height
    let (x, y) =
      isOnItsSide ? (11, size.height / 2 - 62.5) : (size.width / 2 - 62.5, 11)
    return "<rect x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\" "
      + "width=\"\(isOnItsSide ? 36 : 125)\" height=\"\(isOnItsSide ? 125 : 36)\" rx=\"18\"/>"
  }
}
