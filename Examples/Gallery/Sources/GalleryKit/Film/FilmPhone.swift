internal import Foundation

/// The phone around a screen of a size, drawn in the place of an upright one.
struct FilmPhone: Hashable {
  private let width: CGFloat
  private let height: CGFloat

  init(_ size: CGSize) {
    (width, height) = (size.width, size.height)
  }

  /// An upright one, which is the place of all others too.
  static let upright = FilmPhone(FilmSheet.screen)

  /// A phone with something on its screen; the top left corner of an upright screen is at the origin.
  func around(_ content: String) -> String {
    let phone =
      "<use href=\"#body\(suffix)\"/><g clip-path=\"url(#glass\(suffix))\">\(content)</g>"
      + "<use href=\"#island\(suffix)\"/>"
    guard self != .upright else { return phone }
    let place = FilmPhone.upright
    let scale = min(place.width / width, place.height / height)
    let (x, y) = ((place.width - width * scale) / 2, (place.height - height * scale) / 2)
    return "<g transform=\"translate(\(SVGText.numbers(x, y))) scale(\(SVGText.number(scale)))\">"
      + "\(phone)</g>"
  }

  /// What all phones of this size share.
  var definitions: String {
    """
    <clipPath id="glass\(suffix)"><rect \(size(0)) rx="55"/></clipPath>
    <rect id="body\(suffix)" x="-12" y="-12" \(size(24)) rx="67" fill="#08090b" stroke="#565a63" stroke-width="3"/>
    <g id="island\(suffix)"><rect \(island) rx="18"/></g>
    """
  }

  /// Tells the phones of a film apart.
  private var suffix: String {
    self == .upright ? "" : "-\(SVGText.number(width))-\(SVGText.number(height))"
  }

  private func size(_ more: CGFloat) -> String {
    "width=\"\(SVGText.number(width + more))\" height=\"\(SVGText.number(height + more))\""
  }

  /// A phone that lies on its side has its head on the left.
  private var island: String {
    guard width > height else {
      return "x=\"\(SVGText.number(width / 2 - 62.5))\" y=\"11\" width=\"125\" height=\"36\""
    }
    return "x=\"11\" y=\"\(SVGText.number(height / 2 - 62.5))\" width=\"36\" height=\"125\""
  }
}

extension [TraceFrame] {
  /// What the phones in these frames share, other than upright ones.
  var phoneDefinitions: [String] {
    var known: Set = [FilmPhone.upright]
    return map { FilmPhone($0.status.screen) }.filter { known.insert($0).inserted }
      .map(\.definitions)
  }
}
