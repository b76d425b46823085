/// A layer as it is shown, in terms that any 2D or 3D canvas can draw.
public struct HeadlessLayer: Equatable, Sendable {
  /// The identifier of the layer, unique for as long as the process runs.
  public let id: Int
  /// The identifier of the layer's parent; nil for the layer of a window.
  public let parent: Int?
  /// The position among the layers of its parent, counted from the back.
  public let order: Int
  /// The `accessibilityIdentifier` of the layer's view.
  public let identifier: String?

  /// The transform from the layer's own top left corner to its parent's, including perspective.
  ///
  /// Its rows come one after another, for points that are rows: in the order of `matrix3d` in CSS.
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

/// A color gradient across a layer.
public struct HeadlessGradient: Equatable, Sendable {
  public let colors: [CGColor]
  /// The location of each color, from 0 to 1; there are as many as colors.
  public let locations: [CGFloat]
  /// The start point, in unit coordinates.
  public let startPoint: CGPoint
  /// The end point, in unit coordinates.
  public let endPoint: CGPoint
}

/// The line along the inside of a layer's edge.
public struct HeadlessBorder: Equatable, Sendable {
  public let width: CGFloat
  public let color: CGColor
}

/// The shadow that a layer casts on the layers behind it.
public struct HeadlessShadow: Equatable, Sendable {
  /// The color, with the shadow's opacity in its alpha.
  public let color: CGColor
  public let offset: CGSize
  /// The standard deviation of the blur, in points.
  public let radius: CGFloat
  /// The path that casts the shadow, as the `d` of an SVG path; nil for the layer's own outline.
  public let path: String?
}
