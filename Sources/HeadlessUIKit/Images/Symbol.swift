/// A pictogram that takes the color of the text beside it.
struct Symbol: Hashable, Sendable {
  /// In units of which twenty are the width of a round symbol.
  let width: CGFloat
  let height: CGFloat
  /// SVG elements; `stroke` and `fill` stand for the attributes that draw lines and areas.
  private let drawing: String
  /// Whether the symbol points along the text, and so the other way in a right-to-left language.
  private let followsLanguage: Bool

  private init(width: CGFloat, height: CGFloat, drawing: String, followsLanguage: Bool = false) {
    self.width = width
    self.height = height
    self.drawing = drawing
    self.followsLanguage = followsLanguage
  }

  static func named(_ name: String) -> Symbol? { all[name] }

  /// The size beside text of a point size.
  func size(pointSize: CGFloat) -> CGSize {
    let unit = pointSize * 1.2 / 20
    return CGSize(width: (width * unit).rounded(), height: (height * unit).rounded())
  }

  func image(
    pointSize: CGFloat,
    scale: CGFloat,
    color: CGColor,
    isRightToLeft: Bool
  ) -> CGImage {
    let size = size(pointSize: pointSize)
    let line =
      "fill=\"none\" stroke=\"\(color.css)\" stroke-width=\"1.9\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
    let body =
      drawing
      .replacingOccurrences(of: "{line}", with: line)
      .replacingOccurrences(of: "{area}", with: "fill=\"\(color.css)\"")
    let flips = followsLanguage && isRightToLeft
    return .vector(
      flips ? "<g transform=\"translate(\(width)) scale(-1 1)\">\(body)</g>" : body,
      width: Int(size.width * scale),
      height: Int(size.height * scale),
      viewBox: "0 0 \(width) \(height)"
    )
  }

  private static let heart =
    "M10 17C4.6 13 1.2 9.9 1.2 6.2 1.2 3.4 3.3 1.3 6 1.3c1.7 0 3.2.9 4 2.3.8-1.4 2.3-2.3 4-2.3 2.7 0 4.8 2.1 4.8 4.9 0 3.7-3.4 6.8-8.8 10.800Z"

  private static func chevron(_ path: String, followsLanguage: Bool) -> Symbol {
    Symbol(
      width: 12,
      height: 20,
      drawing: "<path d=\"\(path)\" {line}/>",
      followsLanguage: followsLanguage
    )
  }

  private static let forward =
    "M1.500 2.600v10.800c0 1 1 1.500 1.800 1l8.200-5.400v4.400c0 1 1 1.500 1.800 1l8.600-5.600c.8-.5.8-1.600 0-2.100L13.300 1.600c-.8-.5-1.800 0-1.800 1V7L3.300 1.600c-.8-.5-1.800 0-1.800 1Z"

  private static let left = "M9.5 2.5 2 10l7.5 7.5"
  private static let right = "M2.5 2.5 10 10l-7.5 7.5"

  private static let all: [String: Symbol] = [
    "chevron.left": chevron(left, followsLanguage: false),
    "chevron.backward": chevron(left, followsLanguage: true),
    "chevron.right": chevron(right, followsLanguage: false),
    "chevron.forward": chevron(right, followsLanguage: true),
    "heart": Symbol(width: 20, height: 18, drawing: "<path d=\"\(heart)\" {line}/>"),
    "heart.fill": Symbol(width: 20, height: 18, drawing: "<path d=\"\(heart)\" {area}/>"),
    "square.and.arrow.up": Symbol(
      width: 18,
      height: 24,
      drawing:
        "<path d=\"M6 8.500H4.200A2.2 2.2 0 0 0 2 10.700v9.100A2.2 2.2 0 0 0 4.2 22h9.600a2.2 2.2 0 0 0 2.2-2.200v-9.100a2.2 2.2 0 0 0-2.2-2.200H12M9 14.500V2M5.5 5.2 9 1.700l3.5 3.5\" {line}/>"
    ),
    "xmark": Symbol(width: 18, height: 18, drawing: "<path d=\"M3 3l12 12M15 3 3 15\" {line}/>"),
    "sun.max": Symbol(
      width: 22,
      height: 22,
      drawing:
        "<path d=\"M11 1.500v2M11 18.500v2M1.500 11h2M18.500 11h2M4.300 4.300l1.400 1.400M16.300 16.300l1.400 1.400M17.700 4.300l-1.400 1.400M5.700 16.300l-1.400 1.400\" {line}/><circle cx=\"11\" cy=\"11\" r=\"4.200\" {line}/>"
    ),
    "calendar": Symbol(
      width: 20,
      height: 20,
      drawing:
        "<path d=\"M6.200 1.200v4M13.800 1.200v4M1.800 8.200h16.400\" {line}/><rect x=\"1.800\" y=\"3.200\" width=\"16.400\" height=\"15.200\" rx=\"3.200\" {line}/>"
    ),
    "clock": Symbol(
      width: 20,
      height: 20,
      drawing:
        "<circle cx=\"10\" cy=\"10\" r=\"8.400\" {line}/><path d=\"M10 5V10l3.300 2.100\" {line}/>"
    ),
    "moon": Symbol(
      width: 20,
      height: 20,
      drawing:
        "<path d=\"M17.800 12.300A8.200 8.200 0 1 1 7.700 2.200 6.600 6.600 0 0 0 17.800 12.300Z\" {line}/>"
    ),
    "plus": Symbol(width: 18, height: 18, drawing: "<path d=\"M9 1.500v15M1.5 9h15\" {line}/>"),
    "play.fill": Symbol(
      width: 16,
      height: 18,
      drawing:
        "<path d=\"M2 3.100v11.800c0 1.2 1.2 1.9 2.2 1.300l9.6-5.900c1-.6 1-2 0-2.600L4.2 1.800C3.2 1.2 2 1.9 2 3.100Z\" {area}/>"
    ),
    "pause.fill": Symbol(
      width: 14,
      height: 18,
      drawing:
        "<path d=\"M2.500 1.500h2a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Zm7 0h2a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Z\" {area}/>"
    ),
    "forward.fill": Symbol(width: 26, height: 16, drawing: "<path d=\"\(forward)\" {area}/>"),
    "backward.fill": Symbol(
      width: 26,
      height: 16,
      drawing: "<path transform=\"translate(26) scale(-1 1)\" d=\"\(forward)\" {area}/>"
    ),
    "list.bullet": Symbol(
      width: 22,
      height: 16,
      drawing:
        "<path d=\"M7 2.500h14M7 8h14M7 13.500h14\" {line}/><path d=\"M2 2.500h.01M2 8h.01M2 13.500h.01\" {line}/>"
    ),
  ]
}
