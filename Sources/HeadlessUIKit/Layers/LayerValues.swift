/// A property of a layer that can be animated, named as in key paths.
enum LayerKey: String, Hashable, Sendable {
  case position, bounds, anchorPoint, zPosition, transform, sublayerTransform
  case opacity
  case isHidden = "hidden"
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case contents, contentsRect
  case shadowPath
  case colors, locations, startPoint, endPoint
  case path, fillColor, strokeColor, lineWidth, miterLimit, strokeStart, strokeEnd
  case lineDashPattern, lineDashPhase
  /// How much of what lies behind it a visual effect's layer blurs, in points; Core Animation has no name for it.
  case backdropBlur = " backdropBlur"

  /// Whether key paths may name it.
  var isPublic: Bool { self != .backdropBlur }

  /// The value of a layer that has none.
  var standard: LayerValue {
    switch self {
    case .colors: .colors([])
    case .locations, .lineDashPattern: .numbers([])
    case .startPoint: .point(CGPoint(x: 0.5, y: 0))
    case .endPoint: .point(CGPoint(x: 0.5, y: 1))
    case .path, .shadowPath: .path(nil)
    case .fillColor: .color(.black)
    case .strokeColor: .color(nil)
    case .lineWidth, .strokeEnd: .number(1)
    case .strokeStart, .lineDashPhase, .backdropBlur: .number(0)
    case .miterLimit: .number(10)
    default: LayerKey.plain[self]
    }
  }

  private static var plain: LayerValues { LayerValues() }
}

/// A value of such a property.
enum LayerValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case colors([CGColor])
  case numbers([CGFloat])
  case path(CGPath?)
  case flag(Bool)
  case object(AnyObject?)

  static func == (lhs: LayerValue, rhs: LayerValue) -> Bool {
    switch (lhs, rhs) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
    case (.color(let a), .color(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.object(let a), .object(let b)): a === b
    default: false
    }
  }
}

/// The visible state of a layer.
struct LayerValues {
  var position = CGPoint.zero
  var bounds = CGRect.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity {
    didSet { isTransformed = !CATransform3DIsIdentity(transform) }
  }
  var sublayerTransform = CATransform3DIdentity {
    didSet { transformsSublayers = !CATransform3DIsIdentity(sublayerTransform) }
  }
  /// Kept, because each conversion of a point asks every layer on its way.
  private(set) var isTransformed = false
  private(set) var transformsSublayers = false
  var opacity: CGFloat = 1
  var isHidden = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: CGFloat = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var contents: AnyObject?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What only some kinds of layer have.
  var more: [LayerKey: LayerValue] = [:]

  subscript(key: LayerKey) -> LayerValue {
    get {
      switch key {
      case .position: .point(position)
      case .bounds: .rect(bounds)
      case .anchorPoint: .point(anchorPoint)
      case .zPosition: .number(zPosition)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .number(opacity)
      case .isHidden: .flag(isHidden)
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: .number(cornerRadius)
      case .borderWidth: .number(borderWidth)
      case .borderColor: .color(borderColor)
      case .shadowColor: .color(shadowColor)
      case .shadowOpacity: .number(shadowOpacity)
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      case .contents: .object(contents)
      case .contentsRect: .rect(contentsRect)
      default: more[key] ?? key.standard
      }
    }
    set {
      switch (key, newValue) {
      case (.position, .point(let value)): position = value
      case (.bounds, .rect(let value)): bounds = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.zPosition, .number(let value)): zPosition = value
      case (.transform, .transform(let value)): transform = value
      case (.sublayerTransform, .transform(let value)): sublayerTransform = value
      case (.opacity, .number(let value)): opacity = value
      case (.isHidden, .flag(let value)): isHidden = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.cornerRadius, .number(let value)): cornerRadius = value
      case (.borderWidth, .number(let value)): borderWidth = value
      case (.borderColor, .color(let value)): borderColor = value
      case (.shadowColor, .color(let value)): shadowColor = value
      case (.shadowOpacity, .number(let value)): shadowOpacity = value
      case (.shadowOffset, .size(let value)): shadowOffset = value
      case (.shadowRadius, .number(let value)): shadowRadius = value
      case (.contents, .object(let value)): contents = value
      case (.contentsRect, .rect(let value)): contentsRect = value
      default: more[key] = newValue
      }
    }
  }
}
