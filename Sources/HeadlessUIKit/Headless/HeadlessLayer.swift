/// One layer as it is shown, in terms that any 2-D or 3-D canvas can draw.
public struct HeadlessLayer: Equatable, Sendable {
  /// Tells the layer from all others, for as long as the process runs.
  public let id: Int
  /// The layer it lies in; nil for a window's.
  public let parent: Int?
  /// Its place among its parent's layers, counted from the back.
  public let order: Int
  /// The `accessibilityIdentifier` of the view that it belongs to.
  public let identifier: String?

  /// From the layer's own top left corner to its parent's, perspective and all.
  ///
  /// Row after row, for points that are rows: in CSS's order for `matrix3d`.
  public let matrix: SIMD16<Double>
  public let size: CGSize
  public let opacity: CGFloat
  /// A Boolean value that indicates whether the layer is hidden; also `true` for a one-sided layer that shows its back.
  public let isHidden: Bool

  public let backgroundColor: CGColor?
  public let gradient: HeadlessGradient?
  public let cornerRadius: CGFloat
  public let maskedCorners: CACornerMask
  public let border: HeadlessBorder?
  public let shadow: HeadlessShadow?
  /// A Boolean value that indicates whether the layer clips its contents at its edge.
  public let clips: Bool
  public let picture: HeadlessPicture?
  public let text: HeadlessText?
  public let shape: HeadlessShape?
  public let mask: HeadlessMask?
  /// The radius by which the layer blurs the layers behind it: the standard deviation, in points.
  public let backdropBlur: CGFloat
}

/// A run of colors across a layer.
public struct HeadlessGradient: Equatable, Sendable {
  public let colors: [CGColor]
  /// Where each color is reached, from 0 to 1; as many as there are colors.
  public let locations: [CGFloat]
  /// In unit coordinates.
  public let startPoint: CGPoint
  /// In unit coordinates.
  public let endPoint: CGPoint
}

/// The line along the inside of a layer's edge.
public struct HeadlessBorder: Equatable, Sendable {
  public let width: CGFloat
  public let color: CGColor
}

/// The shadow that a layer casts on the layers behind it.
public struct HeadlessShadow: Equatable, Sendable {
  /// With the shadow's opacity in its alpha.
  public let color: CGColor
  public let offset: CGSize
  /// The standard deviation of the blur, in points.
  public let radius: CGFloat
  /// What casts it, as the `d` of an SVG path; nil for the layer's own outline.
  public let path: String?
}
