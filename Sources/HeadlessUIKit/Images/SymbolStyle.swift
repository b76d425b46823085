/// A symbol with everything that its picture depends on.
struct SymbolStyle: Hashable, Sendable {
  let symbol: Symbol
  let pointSize: CGFloat
  let scale: CGFloat
  let color: CGColor
  let isRightToLeft: Bool

  /// The picture, drawn anew.
  var picture: CGImage {
    symbol.image(
      pointSize: pointSize,
      scale: scale,
      color: color,
      isRightToLeft: isRightToLeft
    )
  }
}
