/// One line of text, as it was measured.
struct TextLine: Hashable, Sendable {
  var text: String
  /// In points; whoever draws the line makes it as wide as this.
  var width: CGFloat
}
