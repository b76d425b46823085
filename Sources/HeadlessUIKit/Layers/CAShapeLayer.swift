/// A layer that draws a path: filled first, then stroked.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// In the layer's coordinates; a copy is kept.
  open var path: CGPath? {
    get { values[.path].asPath }
    set { change(.path, to: .path(newValue.map { CGPath(elements: $0.elements) })) }
  }

  /// Black unless something else is set.
  open var fillColor: CGColor? {
    get { values[.fillColor].asColor }
    set { change(.fillColor, to: .color(newValue)) }
  }

  open var strokeColor: CGColor? {
    get { values[.strokeColor].asColor }
    set { change(.strokeColor, to: .color(newValue)) }
  }

  open var lineWidth: CGFloat {
    get { values[.lineWidth].asNumber ?? 1 }
    set { change(.lineWidth, to: .number(newValue)) }
  }

  open var miterLimit: CGFloat {
    get { values[.miterLimit].asNumber ?? 10 }
    set { change(.miterLimit, to: .number(newValue)) }
  }

  /// The part of the path's length, from 0 to 1, at which its stroke begins.
  open var strokeStart: CGFloat {
    get { values[.strokeStart].asNumber ?? 0 }
    set { change(.strokeStart, to: .number(newValue)) }
  }

  /// The part of the path's length, from 0 to 1, at which its stroke ends.
  open var strokeEnd: CGFloat {
    get { values[.strokeEnd].asNumber ?? 1 }
    set { change(.strokeEnd, to: .number(newValue)) }
  }

  /// The lengths of dashes and gaps, in turn.
  open var lineDashPattern: [NSNumber]? {
    get { values[.lineDashPattern].asNumbers?.map { NSNumber(value: Double($0)) } }
    set { change(.lineDashPattern, to: .numbers((newValue ?? []).map { CGFloat($0.doubleValue) })) }
  }

  open var lineDashPhase: CGFloat {
    get { values[.lineDashPhase].asNumber ?? 0 }
    set { change(.lineDashPhase, to: .number(newValue)) }
  }

  override func makeCopy() -> CALayer {
    CAShapeLayer(layer: self)
  }
}
