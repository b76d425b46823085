/// A layer that shows a run of colors, from `startPoint` to `endPoint`.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`s.
  open var colors: [Any]? {
    get { (values.more[.colors].flatMap(\.asColors)) }
    set { change(.colors, to: .colors((newValue ?? []).compactMap { $0 as? CGColor })) }
  }

  /// Where each color is reached, from 0 to 1, ascending; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get { values.more[.locations].flatMap(\.asNumbers)?.map { NSNumber(value: Double($0)) } }
    set { change(.locations, to: .numbers((newValue ?? []).map { CGFloat($0.doubleValue) })) }
  }

  /// In the layer's unit coordinates.
  open var startPoint: CGPoint {
    get { values.more[.startPoint].flatMap(\.asPoint) ?? CGPoint(x: 0.5, y: 0) }
    set { change(.startPoint, to: .point(newValue)) }
  }

  /// In the layer's unit coordinates.
  open var endPoint: CGPoint {
    get { values.more[.endPoint].flatMap(\.asPoint) ?? CGPoint(x: 0.5, y: 1) }
    set { change(.endPoint, to: .point(newValue)) }
  }

  override func makeCopy() -> CALayer {
    CAGradientLayer(layer: self)
  }
}
