extension HeadlessLayerTree {
  /// The visible place of a view: the box around its corners, in window coordinates, and its opacity.
  public struct Sighting: Equatable, Sendable {
    public let identifier: String
    public let frame: CGRect
    /// The view's opacity times that of all its superviews; 0 if one of them is hidden.
    public let opacity: CGFloat
  }

  /// Every view that has an identifier, in the order in which they are painted.
  public var sightings: [Sighting] {
    var places: [Int: Place] = [:]
    var found: [Sighting] = []
    for layer in layers {
      let place = Place(of: layer, in: layer.parent.flatMap { places[$0] })
      places[layer.id] = place
      guard let identifier = layer.identifier else { continue }
      let corners = CGRect(origin: .zero, size: layer.size).corners
      found.append(
        Sighting(
          identifier: identifier,
          frame: CGRect(holding: corners.map { place.inWindow($0) }),
          opacity: place.opacity
        )
      )
    }
    return found
  }

  /// The way from a layer to the window, through each layer's plane in turn: layers are flat.
  private struct Place {
    let matrices: [CATransform3D]
    let opacity: CGFloat

    init(of layer: HeadlessLayer, in parent: Place?) {
      matrices = [CATransform3D(layer.matrix)] + (parent?.matrices ?? [])
      opacity = (layer.isHidden ? 0 : layer.opacity) * (parent?.opacity ?? 1)
    }

    func inWindow(_ point: CGPoint) -> CGPoint {
      matrices.reduce(point) { $1.project($0) }
    }
  }
}
