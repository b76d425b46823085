/// A picture in a layer, and its position there.
public struct HeadlessPicture: Equatable, Sendable {
  public let image: CGImage
  public let gravity: CALayerContentsGravity
  /// The size in points.
  public let size: CGSize

  /// The encoded bytes.
  public var data: Data { image.data }
  /// The type of the bytes, such as `image/jpeg`.
  public var mimeType: String { image.mimeType }

  public static func == (lhs: HeadlessPicture, rhs: HeadlessPicture) -> Bool {
    lhs.image === rhs.image && lhs.gravity == rhs.gravity && lhs.size == rhs.size
  }

  @MainActor
  init?(_ layer: CALayer, _ values: LayerValues) {
    guard let image = values.contents as? CGImage else { return nil }
    self.image = image
    gravity = layer.contentsGravity
    let scale = max(layer.contentsScale, 0.1)
    size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// Returns the frame of the picture in a layer of a size, according to its gravity.
  public func frame(in layer: CGSize) -> CGRect {
    let shown = shownSize(in: layer)
    let (left, top) = (layer.width - shown.width, layer.height - shown.height)
    let x: CGFloat =
      switch gravity {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: left
      default: left / 2
      }
    let y: CGFloat =
      switch gravity {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: top
      default: top / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: shown)
  }

  private func shownSize(in layer: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return layer }
    let (horizontal, vertical) = (layer.width / size.width, layer.height / size.height)
    let scale: CGFloat
    switch gravity {
    case .resize: return layer
    case .resizeAspect: scale = min(horizontal, vertical)
    case .resizeAspectFill: scale = max(horizontal, vertical)
    default: scale = 1
    }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
