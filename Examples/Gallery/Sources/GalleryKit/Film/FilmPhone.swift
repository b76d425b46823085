internal import Foundation

/// A phone with a screen of any size, centered on an upright phone.
struct FilmPhone: Hashable {
  private let width: CGFloat
  private let height: CGFloat
  private let statusBar: RoomStatus.StatusBar

  init(_ size: CGSize, statusBar: RoomStatus.StatusBar = .hidden) {
    (width, height) = (size.width, size.height)
    self.statusBar = statusBar
  }

  /// The phone of a frame.
  init(_ status: RoomStatus) {
    self.init(status.screen, statusBar: status.statusBar)
  }

  /// The upright phone.
  static let upright = FilmPhone(FilmSheet.screen)

  /// Draws a phone around a screen; the origin is the top left corner of the upright screen.
  func around(_ content: String) -> String {
    let phone =
      "<use href=\"#body\(suffix)\"/><g clip-path=\"url(#glass\(suffix))\">\(content)</g>"
      + "\(status)<use href=\"#island\(suffix)\"/>"
    guard !isUpright else { return phone }
    let place = FilmPhone.upright
    let scale = min(place.width / width, place.height / height)
    let (x, y) = ((place.width - width * scale) / 2, (place.height - height * scale) / 2)
    return "<g transform=\"translate(\(SVGText.numbers(x, y))) scale(\(SVGText.number(scale)))\">"
      + "\(phone)</g>"
  }

  /// The definitions that phones of this size share.
  var definitions: String {
    """
    <clipPath id="glass\(suffix)"><rect \(size(0)) rx="55"/></clipPath>
    <rect id="body\(suffix)" x="-12" y="-12" \(size(24)) rx="67" fill="#08090b" stroke="#565a63" stroke-width="3"/>
    <g id="island\(suffix)"><rect \(island) rx="18"/></g>
    """
  }

  /// The status bar, which is as wide as the upright phone.
  private var status: String {
    guard isUpright, statusBar != .hidden else { return "" }
    return "<use href=\"#status\" color=\"\(statusBar == .light ? "#fff" : "#000")\"/>"
  }

  private var isUpright: Bool {
    CGSize(width: width, height: height) == FilmSheet.screen
  }

  /// A suffix for the names of this phone's definitions.
  private var suffix: String {
    isUpright ? "" : "-\(SVGText.number(width))-\(SVGText.number(height))"
  }

  private func size(_ more: CGFloat) -> String {
    "width=\"\(SVGText.number(width + more))\" height=\"\(SVGText.number(height + more))\""
  }

  /// The camera cutout: at the top in portrait, on the left in landscape.
  private var island: String {
    guard width > height else {
      return "x=\"\(SVGText.number(width / 2 - 62.5))\" y=\"11\" width=\"125\" height=\"36\""
    }
    return "x=\"11\" y=\"\(SVGText.number(height / 2 - 62.5))\" width=\"36\" height=\"125\""
  }
}

extension [TraceFrame] {
  /// The definitions of the phones in these frames that aren't upright.
  var phoneDefinitions: [String] {
    var known: Set = [FilmPhone.upright]
    return map { FilmPhone($0.status.screen) }
      .filter { known.insert($0).inserted }
      .map(\.definitions)
  }
}
