/// A layer that shows a picture of other layers, stretched to its own size.
@MainActor
final class SnapshotLayer: CALayer {
  /// The size at which the picture was taken.
  var pictureSize = CGSize.zero

  override func makeCopy() -> CALayer {
    let copy = SnapshotLayer(layer: self)
    copy.pictureSize = pictureSize
    return copy
  }

  /// What lies in it is scaled from its corner.
  override func adjust(_ shown: inout LayerValues) {
    guard pictureSize.width > 0, pictureSize.height > 0, shown.bounds.size != pictureSize else {
      return
    }
    let (x, y) = (
      shown.bounds.width / pictureSize.width, shown.bounds.height / pictureSize.height
    )
    let middle = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
    shown.sublayerTransform = CATransform3DMakeScale(x, y, 1)
      .after(x: middle.x, y: middle.y)
      .shifted(x: -middle.x, y: -middle.y, z: 0)
  }
}
