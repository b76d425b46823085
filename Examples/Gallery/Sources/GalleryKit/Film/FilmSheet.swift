internal import Foundation

/// What strips and moving pictures share: colors, phone and legend.
enum FilmSheet {
  static let screen = CGSize(width: 393, height: 852)

  static let style = """
    <style>
    text{font-family:-apple-system,"SF Pro Text","Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif;white-space:pre}
    .sheet{fill:#fff;stroke:#dfe2e8}.ink{fill:#1b1d22}.faint{fill:#69707d}.grid{stroke:#e6e8ed}
    .link{stroke:#c3c8d1;fill:none}.progress{stroke:#2f62ec;fill:none}.velocity{stroke:#d9730d;fill:none}
    .catch{fill:#d6336c}.hand-off{fill:#12875a}.turn{fill:#7a46d8}.head{stroke:#1b1d22}.mark{stroke:#fff}
    @media(prefers-color-scheme:dark){.sheet{fill:#16181d;stroke:#2c3038}.ink{fill:#eceef3}.faint{fill:#98a0ae}
    .grid{stroke:#292d35}.link{stroke:#4a505c}.progress{stroke:#7ba0ff}.velocity{stroke:#f0a04b}
    .catch{fill:#ff7aa8}.hand-off{fill:#4ccb97}.turn{fill:#b793ff}.head{stroke:#eceef3}.mark{stroke:#16181d}}
    </style>
    """

  /// The time, and the signs for the network and the battery.
  private static let status = """
    <g id="status" fill="currentColor"><text x="62" y="39" text-anchor="middle" font-weight="600" font-size="17">9:41</text>\
    <path d="M289 34h1.2a1 1 0 0 1 1 1v2.5a1 1 0 0 1-1 1h-1.2a1 1 0 0 1-1-1v-2.5a1 1 0 0 1 1-1z\
    m5-2.5h1.2a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-1.2a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z\
    m5-2.5h1.2a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-1.2a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1z\
    m5-3h1.2a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1h-1.2a1 1 0 0 1-1-1v-10.5a1 1 0 0 1 1-1z"/>\
    <path d="M314.5 30.6a10.2 10.2 0 0 1 14 0M317.3 33.6a6.2 6.2 0 0 1 8.4 0" fill="none" \
    stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="321.5" cy="37" r="1.3"/>\
    <rect x="338.5" y="25.5" width="24" height="12.5" rx="3.8" fill="none" stroke="currentColor" \
    stroke-opacity=".4"/><rect x="340.5" y="27.5" width="20" height="8.5" rx="2.3"/></g>
    """

  /// The shared definitions of all films.
  static let definitions = """
    \(FilmPhone.upright.definitions)
    \(status)
    <g id="finger"><circle r="30" fill="#80869a" fill-opacity=".42" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>\
    <circle r="32" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2"/></g>
    """

  /// Returns a complete SVG file.
  static func file(
    size: CGSize,
    title: FilmTitle,
    definitions: [String],
    body: String
  ) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(SVGText.number(size.width))" \
    height="\(SVGText.number(size.height))" \
    viewBox="0 0 \(SVGText.numbers(size.width, size.height))" \
    role="img" aria-labelledby="title description">
    <title id="title">\(SVGText.escaped(title.text))</title>
    <desc id="description">\(SVGText.escaped(title.description))</desc>
    \(style)
    <defs>
    \(self.definitions)
    \(definitions.joined(separator: "\n"))
    </defs>
    <rect class="sheet" x=".5" y=".5" width="\(SVGText.number(size.width - 1))" \
    height="\(SVGText.number(size.height - 1))" rx="18"/>
    \(body)
    </svg>

    """
  }

  /// Draws the fingers on a screen.
  static func fingers(_ points: [CGPoint]) -> String {
    points.map {
      "<use href=\"#finger\" x=\"\(SVGText.number($0.x))\" y=\"\(SVGText.number($0.y))\"/>"
    }
    .joined()
  }

  /// Draws the symbol of a mark, centered at a point.
  static func sign(of mark: Mark, at point: CGPoint) -> String {
    let shape: String
    switch mark {
    case .catch: shape = "<circle r=\"5\""
    case .handOff: shape = "<path d=\"M0-6 6 0 0 6-6 0Z\""
    case .turn: shape = "<path d=\"M0-6 6 5-6 5Z\""
    case .start, .rest: return ""
    }
    return "\(shape) class=\"\(mark.rawValue) mark\" stroke-width=\"1.5\" "
      + "transform=\"translate(\(SVGText.numbers(point.x, point.y)))\"/>"
  }

  /// Draws the legend, from a point to the right.
  static func legend(at origin: CGPoint) -> String {
    var x = origin.x
    var text = ""
    for (mark, word, width) in [
      (Mark.catch, "catch", 58.0), (.handOff, "hand-off", 78), (.turn, "turn", 50),
    ] {
      text += sign(of: mark, at: CGPoint(x: x, y: origin.y))
      text += label(word, at: CGPoint(x: x + 11, y: origin.y + 4))
      x += width
    }
    return text
  }

  static func label(
    _ text: String,
    at point: CGPoint,
    anchor: String = "start",
    style: String = "faint",
    size: CGFloat = 11.5
  ) -> String {
    "<text class=\"\(style)\" x=\"\(SVGText.number(point.x))\" y=\"\(SVGText.number(point.y))\" "
      + "font-size=\"\(SVGText.number(size))\" text-anchor=\"\(anchor)\">"
      + "\(SVGText.escaped(text))</text>"
  }
}
