/// The mask of a layer: a list of layers, of which only the opacity counts.
public struct HeadlessMask: Equatable, Sendable {
  /// The mask itself first, placed in the masked layer, then its sublayers.
  public let layers: [HeadlessLayer]
  /// The mask's outline in the masked layer's coordinates, as the `d` of an SVG path.
  ///
  /// It is nil if the outline doesn't describe the mask completely: if the mask lets a part of the light through, is in
  /// perspective, or consists of several layers.
  public let outline: String?

  @MainActor
  init?(of layer: CALayer, _ values: LayerValues) {
    guard let mask = layer.mask, let shown = mask.presentationValues else { return nil }
    layers = HeadlessLayerTree.layers(of: mask, in: layer, values)
    let isSimple = mask.children.isEmpty && !(mask is CAGradientLayer) && shown.contents == nil
    let place = shown.matrix(in: values)
    guard isSimple, mask.text == nil, shown.opacity >= 1, CATransform3DIsAffine(place) else {
      outline = nil
      return
    }
    outline =
      HeadlessMask.outline(of: mask, shown)?
      .moved(by: shown.bounds.origin)
      .mapped(CATransform3DGetAffineTransform(place)).svg
  }

  /// The outline of what a layer draws, in its own coordinates; nil where it is partly seen through.
  @MainActor
  private static func outline(of mask: CALayer, _ values: LayerValues) -> CGPath? {
    if mask is CAShapeLayer {
      let isFilled = values[.fillColor].asColor?.alpha == 1
      let isStroked =
        (values[.strokeColor].asColor?.alpha ?? 0) > 0 && values.backgroundColor == nil
      return isFilled && !isStroked ? values[.path].asPath : nil
    }
    guard !values.isHidden, values.backgroundColor?.alpha == 1 else { return nil }
    let radius = min(values.cornerRadius, values.bounds.width / 2, values.bounds.height / 2)
    let round = CGSize(width: max(radius, 0), height: max(radius, 0))
    let order: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    let corners = order.map { mask.maskedCorners.contains($0) ? round : .zero }
    return CGPath(elements: .rounded(values.bounds, corners: corners))
  }
}

extension CGPath {
  fileprivate func mapped(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.applying(transform))
  }
}
