/// A visible rectangle: its model values, and the animations that change the displayed values.
@preconcurrency @MainActor
open class CALayer: HeadlessTimedLayer {
  /// What the program has set.
  final var values = LayerValues()
  /// What was set when the last transaction ended; nil until the layer was on a screen at that moment.
  final private(set) var committedValues: LayerValues?
  /// The timing when the last transaction ended.
  final private(set) var committedTiming = MediaTiming()
  /// Whether the render server has it among the layers that changed.
  final var awaitsCommit = false
  final var animations: [LayerAnimation] = []
  final private weak var modelLayer: CALayer?
  /// The view that this layer belongs to.
  final weak var view: UIView?
  /// Tells layers apart until the numbers start again, which addresses do not; a presentation has that of its layer.
  final private(set) var serial: Int

  public override init() {
    serial = CALayer.nextSerial()
    super.init()
  }

  /// A copy of a layer, as Core Animation makes one to show its presentation.
  public init(layer: Any) {
    let original = layer as? CALayer
    serial = original?.serial ?? CALayer.nextSerial()
    super.init()
    guard let original else { return }
    values = original.values
    masksToBounds = original.masksToBounds
    maskedCorners = original.maskedCorners
    name = original.name
    contentsGravity = original.contentsGravity
    contentsScale = original.contentsScale
    isDoubleSided = original.isDoubleSided
    text = original.text
  }

  /// Takes a number of its own, as a copy that is shown beside its original has to.
  func takeOwnSerial() {
    serial = CALayer.nextSerial()
  }

  private static var madeCount = 0

  static func restartSerials() {
    madeCount = 0
  }

  private static func nextSerial() -> Int {
    madeCount += 1
    return madeCount
  }

  // MARK: - Geometry

  open var position: CGPoint {
    get { values.position }
    set { change(.position, to: .point(newValue)) }
  }

  open var bounds: CGRect {
    get { values.bounds }
    set {
      let resized = newValue.size != values.bounds.size
      change(.bounds, to: .rect(newValue))
      if resized { setNeedsLayout() }
    }
  }

  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(.anchorPoint, to: .point(newValue)) }
  }

  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(.zPosition, to: .number(newValue)) }
  }

  open var transform: CATransform3D {
    get { values.transform }
    set { change(.transform, to: .transform(newValue)) }
  }

  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { change(.sublayerTransform, to: .transform(newValue)) }
  }

  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The smallest rectangle in the superlayer that holds the layer; setting it moves and resizes.
  open var frame: CGRect {
    get { values.frame }
    set {
      let t = affineTransform()
      var size = newValue.size
      if !t.isIdentity {
        let inverted = CGRect(origin: .zero, size: newValue.size).applying(t.inverted())
        size = inverted.size
      }
      bounds = CGRect(origin: bounds.origin, size: size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height
      )
    }
  }

  // MARK: - Looks

  open var opacity: Float {
    get { Float(values.opacity) }
    set { change(.opacity, to: .number(CGFloat(newValue))) }
  }

  open var isHidden: Bool {
    get { values.isHidden }
    set { change(.isHidden, to: .flag(newValue)) }
  }

  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(.backgroundColor, to: .color(newValue)) }
  }

  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(.cornerRadius, to: .number(newValue)) }
  }

  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(.borderWidth, to: .number(newValue)) }
  }

  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(.borderColor, to: .color(newValue)) }
  }

  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(.shadowColor, to: .color(newValue)) }
  }

  open var shadowOpacity: Float {
    get { Float(values.shadowOpacity) }
    set { change(.shadowOpacity, to: .number(CGFloat(newValue))) }
  }

  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(.shadowOffset, to: .size(newValue)) }
  }

  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(.shadowRadius, to: .number(newValue)) }
  }

  /// What casts the shadow, where it is not the layer's own outline.
  open var shadowPath: CGPath? {
    get { values[.shadowPath].asPath }
    set { change(.shadowPath, to: .path(newValue.map { CGPath(elements: $0.elements) })) }
  }

  /// A `CGImage`.
  open var contents: Any? {
    get { values.contents }
    set { change(.contents, to: .object(newValue.map { $0 as AnyObject })) }
  }

  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(.contentsRect, to: .rect(newValue)) }
  }

  open var contentsGravity: CALayerContentsGravity = .resize
  open var contentsScale: CGFloat = 1
  open var masksToBounds = false
  open var maskedCorners = CACornerMask.every
  open var isOpaque = false
  /// A Boolean value that indicates whether the layer is visible when it shows its back.
  open var isDoubleSided = true {
    didSet { RenderServer.layerDidChange(self) }
  }
  open var name: String?

  /// The text of a label's layer, drawn above its background.
  final var text: LayerText? {
    didSet {
      if text != oldValue { RenderServer.layerDidChange(self) }
    }
  }

  // MARK: - Tree

  open private(set) weak var superlayer: CALayer?

  final private(set) var children: [CALayer] = []

  /// What is seen above all other sublayers while the layer's contents change; not one of its
  /// `sublayers`.
  final var cover: CALayer? {
    didSet {
      oldValue?.removeFromSuperlayer()
      if let cover { insert(cover, at: children.count) }
    }
  }

  /// A layer whose opacity masks this layer; nil to show all of it.
  open var mask: CALayer? {
    didSet {
      guard mask !== oldValue else { return }
      oldValue?.masked = nil
      oldValue?.didLeaveScreen()
      if let mask {
        mask.removeFromSuperlayer()
        mask.masked?.mask = nil
        mask.masked = self
        if isOnScreen { mask.didEnterScreen() }
      }
      RenderServer.layerDidChange(self)
    }
  }

  /// The layer that this one masks.
  final private(set) weak var masked: CALayer?

  open var sublayers: [CALayer]? {
    get {
      let listed = children.filter { $0 !== cover }
      return listed.isEmpty ? nil : listed
    }
    set {
      for child in children {
        child.removeFromSuperlayer()
      }
      for child in newValue ?? [] {
        addSublayer(child)
      }
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.children.removeAll { $0 === self }
    superlayer = nil
    if view == nil { didLeaveScreen() }
    parent.setNeedsLayout()
  }

  private func insert(_ layer: CALayer, at index: Int) {
    if layer.superlayer != nil { layer.removeFromSuperlayer() }
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    if isOnScreen, layer.view == nil { layer.didEnterScreen() }
    setNeedsLayout()
  }

  /// Puts some of the sublayers above the others, in an order.
  func bringToFront(_ layers: [CALayer]) {
    let moved = Set(layers.map(ObjectIdentifier.init))
    children = children.filter { !moved.contains(ObjectIdentifier($0)) } + layers
    setNeedsLayout()
  }

  override func timingDidChange() {
    LayerTime.isUniform = false
    RenderServer.layerDidChange(self)
  }

  // MARK: - Layout

  final private var layoutIsNeeded = false

  open func setNeedsLayout() {
    if let view {
      view.setNeedsLayout()
    } else {
      layoutIsNeeded = true
    }
  }

  open func needsLayout() -> Bool {
    view?.layoutIsNeeded ?? layoutIsNeeded
  }

  open func layoutIfNeeded() {
    if let view {
      view.layoutIfNeeded()
    } else if layoutIsNeeded {
      layoutIsNeeded = false
      layoutSublayers()
    }
  }

  /// Called when the layer's sublayers need their frames; a view's layer asks its view.
  open func layoutSublayers() {}

  // MARK: - Model and presentation

  open func model() -> Self {
    (modelLayer as? Self) ?? self
  }

  /// A copy of the layer as it is shown now; nil until the layer was on a screen when a transaction ended.
  open func presentation() -> Self? {
    presentation(readableValues)
  }

  /// A copy of the layer as it is seen, whatever a personality has its presentation layer say.
  func displayed() -> Self? {
    presentation(presentationValues)
  }

  private func presentation(_ shown: LayerValues?) -> Self? {
    guard modelLayer == nil else { return self }
    guard let shown else { return nil }
    let copy = makeCopy()
    copy.values = shown
    copy.modelLayer = self
    copy.superlayer = superlayer
    guard let result = copy as? Self else {
      HeadlessFault.raise(
        "presentation() of \(type(of: self)) cannot be made: override nothing, or use a CALayer of the system's"
      )
    }
    return result
  }

  /// A fresh layer of the same class, with the same values.
  func makeCopy() -> CALayer {
    CALayer(layer: self)
  }

  /// The values that are shown now, with all animations applied.
  var presentationValues: LayerValues? {
    guard var shown = committedValues else { return nil }
    for animation in animations {
      animation.apply(to: &shown)
    }
    adjust(&shown)
    return shown
  }

  /// What a presentation layer reads.
  private var readableValues: LayerValues? {
    guard HeadlessLayerPolicy.current.presentationsBeginAtModel, var shown = presentationValues,
      let committedValues
    else { return presentationValues }
    for animation in animations where animation.isNew && !(animation is CoreLayerAnimation) {
      shown[animation.key] = committedValues[animation.key]
    }
    return shown
  }

  /// Hook: what follows from the values that are shown.
  func adjust(_ shown: inout LayerValues) {}

  // MARK: - Animations

  /// Sets a model value, and lets the animation block around it, if there is one, animate the change.
  final func change(_ key: LayerKey, to new: LayerValue) {
    let old = values[key]
    guard old != new else { return }
    values[key] = new
    RenderServer.layerDidChange(self)
    if view == nil {
      animateImplicitly(key, to: new)
    } else if let block = AnimationBlock.current, !CATransaction.disableActions() {
      block.animate(self, key, from: old, to: new)
    }
  }

  // MARK: - The screen

  final private(set) var isOnScreen = false

  func didEnterScreen() {
    isOnScreen = true
    RenderServer.layerDidChange(self)
    mask?.didEnterScreen()
    for child in children where child.view == nil {
      child.didEnterScreen()
    }
  }

  func didLeaveScreen() {
    isOnScreen = false
    committedValues = nil
    if !animations.isEmpty { removeAllAnimations() }
    mask?.didLeaveScreen()
    for child in children where child.view == nil {
      child.didLeaveScreen()
    }
  }

  func commit() {
    committedValues = isOnScreen ? values : nil
    committedTiming = timing
  }
}

extension LayerValues {
  var frame: CGRect {
    guard !isTransformed else {
      return CGRect(origin: .zero, size: bounds.size).applying3D(localTransform)
    }
    return bounds.placed(at: position, by: anchorPoint)
  }

  /// From the layer's own top left corner, bounds origin taken off, to its superlayer.
  var localTransform: CATransform3D {
    let anchor = CGPoint(x: bounds.width * anchorPoint.x, y: bounds.height * anchorPoint.y)
    return transform.after(x: -anchor.x, y: -anchor.y)
      .shifted(x: position.x, y: position.y, z: zPosition)
  }
}

extension CGRect {
  /// Where a layer with these bounds lies in its superlayer, if neither is transformed.
  func placed(at position: CGPoint, by anchor: CGPoint) -> CGRect {
    CGRect(
      x: position.x - width * anchor.x,
      y: position.y - height * anchor.y,
      width: width,
      height: height
    )
  }

  /// The smallest rectangle that holds the four corners as a transform shows them.
  func applying3D(_ t: CATransform3D) -> CGRect {
    CGRect(holding: corners.map { t.project($0) })
  }
}
