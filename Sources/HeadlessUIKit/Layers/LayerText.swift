/// The text that a layer shows, in the lines that were measured.
///
/// The block of lines stands in the vertical middle of the layer; the first baseline is `ascender` below
/// its top.
struct LayerText: Hashable, Sendable {
  /// The text before it was broken into lines.
  var string: String
  var lines: [TextLine]
  var fontSize: CGFloat
  /// As style sheets count it, from 100 to 900.
  var weight: Int
  var isItalic: Bool
  var color: CGColor
  /// Left, center, right or justified: what follows the language is already decided.
  var alignment: NSTextAlignment
  /// The direction in which the text runs, by its first letter.
  var isRightToLeft: Bool
  /// From one baseline to the next.
  var lineHeight: CGFloat
  var ascender: CGFloat
}
