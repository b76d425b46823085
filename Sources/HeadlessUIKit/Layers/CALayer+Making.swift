extension CALayer {
  /// A layer of the class that a view's `layerClass` names.
  static func make(_ layerClass: AnyClass) -> CALayer {
    switch ObjectIdentifier(layerClass) {
    case ObjectIdentifier(CALayer.self): CALayer()
    case ObjectIdentifier(CAGradientLayer.self): CAGradientLayer()
    case ObjectIdentifier(CAShapeLayer.self): CAShapeLayer()
    case ObjectIdentifier(SnapshotLayer.self): SnapshotLayer()
    default:
      HeadlessFault.raise(
        "a view's layerClass cannot be \(layerClass): use CALayer, CAGradientLayer or CAShapeLayer, and add a layer of your own as a sublayer"
      )
    }
  }
}
