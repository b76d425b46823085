/// The text in a layer, line by line, with the room that was measured for each line.
public struct HeadlessText: Hashable, Sendable {
  /// A line of text: draw it from its baseline's left end, as wide as it was measured.
  public struct Line: Hashable, Sendable {
    public let text: String
    public let baseline: CGPoint
    public let width: CGFloat
  }

  public let lines: [Line]
  public let fontSize: CGFloat
  /// The weight as in style sheets, from 100 to 900.
  public let weight: Int
  public let isItalic: Bool
  public let isRightToLeft: Bool
  public let color: CGColor

  init?(_ text: LayerText?, in layer: CGSize) {
    guard let text, !text.lines.isEmpty else { return nil }
    let height = CGFloat(text.lines.count) * text.lineHeight
    let top = (layer.height - height) / 2 + text.ascender
    lines = text.lines.enumerated().map { index, line in
      let room = layer.width - line.width
      let x: CGFloat =
        switch text.alignment {
        case .center: room / 2
        case .right: room
        case .natural, .justified: text.isRightToLeft ? room : 0
        case .left: 0
        }
      let y = top + CGFloat(index) * text.lineHeight
      return Line(text: line.text, baseline: CGPoint(x: x, y: y), width: line.width)
    }
    fontSize = text.fontSize
    weight = text.weight
    isItalic = text.isItalic
    isRightToLeft = text.isRightToLeft
    color = text.color
  }
}
