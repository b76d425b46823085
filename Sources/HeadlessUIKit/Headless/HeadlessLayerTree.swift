/// All layers of all windows as they are shown since the last commit, with presentation values only.
public struct HeadlessLayerTree: Equatable, Sendable {
  /// The layers: a layer comes before its sublayers, and siblings come in the order in which they are painted.
  public let layers: [HeadlessLayer]

  /// The tree as it is shown now.
  @preconcurrency @MainActor
  public static var shown: HeadlessLayerTree {
    var collector = LayerCollector()
    for (order, window) in HeadlessScreen.windows.enumerated() {
      collector.collect(window.layer, in: nil, order: order)
    }
    return HeadlessLayerTree(layers: collector.layers)
  }

  /// Restarts the numbers of new layers from 1, so that the same program gets the same numbers.
  ///
  /// Call it after a reset of the screen, before any view is made: older layers may have the same numbers.
  @preconcurrency @MainActor
  public static func restartNumbers() {
    CALayer.restartSerials()
  }

  /// A layer that is shown in another, and what lies in it.
  @MainActor
  static func layers(of layer: CALayer, in parent: CALayer, _ values: LayerValues)
    -> [HeadlessLayer]
  {
    var collector = LayerCollector()
    collector.collect(layer, in: parent, values, order: 0)
    return collector.layers
  }
}

@MainActor
private struct LayerCollector {
  var layers: [HeadlessLayer] = []

  /// A layer that has not been committed yet is not shown, nor is what lies in it.
  mutating func collect(
    _ layer: CALayer,
    in parent: CALayer?,
    _ outer: LayerValues? = nil,
    order: Int
  ) {
    guard let values = layer.presentationValues else { return }
    collect(layer, values, matrix: values.matrix(in: outer), in: parent, order: order)
  }

  private mutating func collect(
    _ layer: CALayer,
    _ values: LayerValues,
    matrix: CATransform3D,
    in parent: CALayer?,
    order: Int
  ) {
    layers.append(HeadlessLayer(layer, values, matrix: matrix, in: parent, order: order))
    guard !layer.children.isEmpty else { return }
    var children: [PlacedLayer] = []
    var isFlat = true
    for child in layer.children {
      guard let shown = child.presentationValues else { continue }
      let placed = PlacedLayer(
        child,
        shown,
        in: values,
        order: children.count,
        isOnTop: child === layer.cover
      )
      isFlat = isFlat && placed.depth == 0
      children.append(placed)
    }
    if !isFlat { children.sort { ($0.depth, $0.order) < ($1.depth, $1.order) } }
    for order in children.indices {
      let child = children[order]
      collect(child.layer, child.values, matrix: child.matrix, in: layer, order: order)
    }
  }
}

/// A layer with its place in its superlayer.
@MainActor
private struct PlacedLayer {
  let layer: CALayer
  let values: LayerValues
  let matrix: CATransform3D
  let order: Int
  /// How far the layer's middle lies before its superlayer: what is nearer is painted later.
  let depth: CGFloat

  init(
    _ layer: CALayer,
    _ values: LayerValues,
    in parent: LayerValues,
    order: Int,
    isOnTop: Bool
  ) {
    self.layer = layer
    self.values = values
    self.order = order
    matrix = values.matrix(in: parent)
    let (x, y) = (values.bounds.width / 2, values.bounds.height / 2)
    depth = isOnTop ? .infinity : x * matrix.m13 + y * matrix.m23 + matrix.m43
  }
}

extension LayerValues {
  /// From the layer's own top left corner to its superlayer's.
  func matrix(in parent: LayerValues?) -> CATransform3D {
    guard let parent else { return localTransform }
    let origin = parent.bounds.origin
    let place = transformInParent(parent)
    guard origin != .zero else { return place }
    return place.shifted(x: -origin.x, y: -origin.y, z: 0)
  }
}

extension HeadlessLayer {
  @MainActor
  fileprivate init(
    _ layer: CALayer,
    _ values: LayerValues,
    matrix: CATransform3D,
    in parent: CALayer?,
    order: Int
  ) {
    id = layer.serial
    self.parent = parent?.serial
    self.order = order
    identifier = layer.view?.accessibilityIdentifier
    self.matrix = matrix.elements
    size = values.bounds.size
    opacity = values.opacity
    isHidden =
      values.isHidden || !layer.isDoubleSided && matrix.showsBack(of: values.bounds.size)
    backgroundColor = values.backgroundColor
    gradient = layer is CAGradientLayer ? HeadlessGradient(values) : nil
    cornerRadius = values.cornerRadius
    maskedCorners = layer.maskedCorners
    border = HeadlessBorder(values)
    clips = layer.masksToBounds
    picture = HeadlessPicture(layer, values)
    text = HeadlessText(layer.text, in: values.bounds.size)
    shadow = clips ? nil : HeadlessShadow(values)
    shape = HeadlessShape(layer, values)
    mask = HeadlessMask(of: layer, values)
    backdropBlur = values.more[.backdropBlur]?.asNumber ?? 0
  }
}

extension HeadlessGradient {
  fileprivate init?(_ values: LayerValues) {
    guard let colors = values.more[.colors].flatMap(\.asColors) else { return nil }
    self.colors = colors
    let given = values.more[.locations].flatMap(\.asNumbers) ?? []
    let last = CGFloat(max(colors.count - 1, 1))
    locations = given.count == colors.count ? given : colors.indices.map { CGFloat($0) / last }
    startPoint = values.more[.startPoint].flatMap(\.asPoint) ?? CGPoint(x: 0.5, y: 0)
    endPoint = values.more[.endPoint].flatMap(\.asPoint) ?? CGPoint(x: 0.5, y: 1)
  }
}

extension HeadlessBorder {
  fileprivate init?(_ values: LayerValues) {
    guard values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 else {
      return nil
    }
    width = values.borderWidth
    self.color = color
  }
}

extension HeadlessShadow {
  fileprivate init?(_ values: LayerValues) {
    guard values.shadowOpacity > 0, let color = values.shadowColor, color.alpha > 0,
      let faded = color.copy(alpha: color.alpha * values.shadowOpacity)
    else { return nil }
    self.color = faded
    offset = values.shadowOffset
    radius = values.shadowRadius
    path = values[.shadowPath].asPath?.moved(by: values.bounds.origin).svg
  }
}
