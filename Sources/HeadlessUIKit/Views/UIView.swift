/// A rectangle of the screen, with its contents and its subviews.
@preconcurrency @MainActor
open class UIView: HeadlessIdentifiedResponder {
  open class var layerClass: AnyClass { CALayer.self }

  final public let layer: CALayer

  public init(frame: CGRect) {
    layer = CALayer.make(type(of: self).layerClass)
    super.init()
    layer.view = self
    self.frame = frame
    setUp()
  }

  /// What a class of the module's own does at the end of its initializer.
  ///
  /// Such hooks stand where an override would: UIKit's interface does not list its own overrides.
  func setUp() {}

  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Archives are not read: this returns nil for every coder.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: - Tree

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open private(set) weak var window: UIWindow?
  /// The controller whose view this is.
  final weak var controller: UIViewController?

  override var following: UIResponder? { controller ?? superview }
  override var isInWindow: Bool { window != nil }

  override var inheritedTraits: UITraitCollection {
    controller?.traitCollection ?? superview?.traitCollection ?? HeadlessScreen.traits
  }

  override func traitsMayHaveChanged() {
    if window != nil { noteTraitsInside() }
  }

  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.detachForMove(to: self)
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.detachForMove(to: self)
    insert(
      view,
      at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count
    )
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
    reorderLayers()
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    reorderLayers()
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    reorderLayers()
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    move(toWindow: nil) {
      parent.subviews.removeAll { $0 === self }
      layer.removeFromSuperlayer()
      superview = nil
    }
    staleSafeArea = nil
    safeAreaFrame = nil
    parent.setNeedsLayout()
    didMoveToSuperview()
    controller?.viewDidMoveToSuperview()
  }

  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let candidate = ancestor {
      if candidate === view { return true }
      ancestor = candidate.superview
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  private func insert(_ view: UIView, at index: Int) {
    guard view !== self else {
      HeadlessFault.raise("a view cannot be added to itself: check which view is the container")
    }
    guard !isDescendant(of: view) else {
      HeadlessFault.raise("a view cannot be added to its own descendant: remove that one first")
    }
    if let controller = view.controller, let cover = controller.cover(ofViewAddedTo: self) {
      insert(cover, at: index)
      return controller.coverDidMove(toWindow: window)
    }
    view.detachForMove(to: self)
    let place = min(max(index, 0), subviews.count)
    view.willMove(toSuperview: self)
    view.move(toWindow: window) {
      subviews.insert(view, at: place)
      view.superview = self
      layer.addSublayer(view.layer)
      if place < subviews.count - 1 { reorderLayers() }
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.tintMayHaveChanged()
    setNeedsLayout()
    if view.subtreeNeedsLayout { view.markAncestorsForLayout() }
    view.controller?.viewDidMoveToSuperview()
  }

  /// Leaves the old superview without leaving the window, where old and new share one.
  private func detachForMove(to parent: UIView) {
    guard let old = superview else { return }
    if old === parent {
      subviewsOfParentRemoveSelf(old)
    } else if old.window !== parent.window {
      removeFromSuperview()
    } else {
      old.willRemoveSubview(self)
      subviewsOfParentRemoveSelf(old)
      old.setNeedsLayout()
    }
  }

  private func subviewsOfParentRemoveSelf(_ parent: UIView) {
    parent.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
  }

  /// Puts the layers of the subviews in their order, above the layers that belong to no view.
  private func reorderLayers() {
    layer.bringToFront(subviews.map(\.layer))
  }

  private func move(toWindow newWindow: UIWindow?, _ change: () -> Void) {
    let old = window
    let moves = old !== newWindow
    if moves { announce(moveTo: newWindow) }
    change()
    guard moves else { return }
    adopt(newWindow)
  }

  private func announce(moveTo newWindow: UIWindow?) {
    controller?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviews {
      subview.announce(moveTo: newWindow)
    }
  }

  func adopt(_ newWindow: UIWindow?) {
    window = newWindow
    if newWindow != nil {
      layer.didEnterScreen()
      controller?.noteTraits()
      noteTraits()
    } else {
      layer.didLeaveScreen()
      for recognizer in gestureRecognizers ?? [] {
        recognizer.viewDidLeaveWindow()
      }
      FirstResponder.didLeaveWindow(self)
    }
    for subview in subviews {
      subview.adopt(newWindow)
    }
    windowDidChange()
    didMoveToWindow()
    controller?.viewDidMove(toWindow: newWindow)
  }

  /// Hook: the view's superview has laid its subviews out.
  func surroundingsDidLayOut() {}

  /// Hook: the view has entered or left a window.
  func windowDidChange() {}

  // MARK: - Geometry

  open var frame: CGRect {
    get { layer.frame }
    set {
      guard newValue.isFinite else {
        HeadlessFault.raise("a view's frame must be finite, and was set to \(newValue)")
      }
      let old = bounds.size
      if frame != newValue.standardized { staleSafeArea = nil }
      layer.frame = newValue.standardized
      boundsDidChange(from: old)
    }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = bounds
      if old != newValue { staleSafeArea = nil }
      layer.bounds = newValue
      boundsDidChange(from: old.size)
      if old.origin != newValue.origin { boundsOriginDidChange(from: old.origin) }
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else {
        HeadlessFault.raise("a view's center must be finite, and was set to \(newValue)")
      }
      if center != newValue { staleSafeArea = nil }
      layer.position = newValue
    }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      let old = transform
      if old != newValue { staleSafeArea = nil }
      if newValue.isIdentity {
        safeAreaFrame = nil
      } else if old.isIdentity, window != nil,
        HeadlessSafeAreaPolicy.current.transformsKeepSafeArea
      {
        safeAreaFrame = frame
      }
      layer.changeAdditively(.transform, to: .transform(CATransform3DMakeAffineTransform(newValue)))
    }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  private func boundsDidChange(from old: CGSize) {
    guard old != bounds.size else { return }
    renewSafeAreaFrame()
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for subview in subviews {
      subview.autoresize(from: old, to: bounds.size)
    }
  }

  /// Hook: the view shows another part of its coordinates.
  func boundsOriginDidChange(from old: CGPoint) {}

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []

  // MARK: - Looks

  open var alpha: CGFloat {
    get { layer.values.opacity }
    set { layer.change(.opacity, to: .number(min(max(newValue, 0), 1))) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != isHidden else { return }
      layer.isHidden = newValue
      isHiddenDidChange()
    }
  }

  /// Hook: the view was hidden or shown.
  func isHiddenDidChange() {}

  open var backgroundColor: UIColor? {
    didSet { showBackgroundColor() }
  }

  private func showBackgroundColor() {
    layer.backgroundColor = backgroundColor.map { resolved($0) }?.cgColor
  }

  /// A color as it is here; one that depends on no traits is the same everywhere.
  func resolved(_ color: UIColor) -> UIColor {
    color.isDynamic ? color.resolvedColor(with: traitCollection) : color
  }

  override func colorsMayHaveChanged() {
    if backgroundColor?.isDynamic == true { showBackgroundColor() }
  }

  /// A view whose opacity masks this view; it has no superview.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var isOpaque = true

  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      RenderServer.layerDidChange(layer)
    }
  }

  open var tag = 0

  final private var ownTintColor: UIColor?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintMayHaveChanged()
    }
  }

  open func tintColorDidChange() {}

  /// Hook: what a view of the module's own draws in the tint is out of date.
  func tintDidChange() {}

  private func tintMayHaveChanged() {
    tintDidChange()
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil {
      subview.tintMayHaveChanged()
    }
  }

  // MARK: - Layout

  /// Whether `layoutSubviews` is due.
  final private(set) var layoutIsNeeded = true
  /// Whether this view or one in it is due.
  final private(set) var subtreeNeedsLayout = true

  open func setNeedsLayout() {
    layoutIsNeeded = true
    guard !subtreeNeedsLayout else { return markAncestorsForLayout() }
    subtreeNeedsLayout = true
    markAncestorsForLayout()
  }

  private func markAncestorsForLayout() {
    var ancestor = superview
    while let view = ancestor, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      ancestor = view.superview
    }
  }

  open func layoutIfNeeded() {
    var top = self
    while let parent = top.superview, parent.layoutIsNeeded {
      top = parent
    }
    top.layOutSubtree()
  }

  /// - Parameter isNoted: Whether the safe area has just been noted.
  final private func layOutSubtree(isNoted: Bool = false) {
    guard subtreeNeedsLayout else { return }
    if layoutIsNeeded, !isNoted { noteSafeArea() }
    subtreeNeedsLayout = false
    let isLaidOut = layoutIsNeeded
    if isLaidOut {
      layoutIsNeeded = false
      if let controller, controller.isViewLoaded {
        controller.layoutWillBegin()
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
      } else {
        layoutSubviews()
      }
      tellSubviewsOfLayout()
      for sublayer in layer.children where sublayer.view == nil {
        sublayer.layoutIfNeeded()
      }
    }
    for subview in subviews {
      subview.layOutSubtree(isNoted: isLaidOut)
    }
  }

  final private func tellSubviewsOfLayout() {
    safeAreaOfSubviews = window == nil || subviews.isEmpty ? nil : safeAreaInsets
    for subview in subviews {
      subview.surroundingsDidLayOut()
      subview.noteSafeArea()
    }
    safeAreaOfSubviews = nil
  }

  open func layoutSubviews() {
    layOutContent()
  }

  /// Hook: places what a view of the module's own is made of.
  func layOutContent() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(size)
  }

  /// Hook: the size that a view of the module's own wants.
  func fittingSize(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  open var intrinsicContentSize: CGSize { naturalSize }

  /// Hook: the size that the content of a view of the module's own has by itself.
  var naturalSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  public class var noIntrinsicMetric: CGFloat { -1 }

  // MARK: - Touches

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      let now = gestureRecognizers ?? []
      for recognizer in oldValue ?? [] where !now.contains(recognizer) {
        recognizer.didMove(to: nil)
      }
      for recognizer in now where recognizer.view !== self {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.didMove(to: self)
      }
    }
  }

  package var interactions: [any UIInteraction] = [] {
    didSet { interactionsDidChange(from: oldValue) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Called on the touched view and on all views around it, up to the view of the recognizer.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(answersTaps && gestureRecognizer.isSingleTap && gestureRecognizer.cancelsTouchesInView
      && gestureRecognizer.view !== self)
  }

  /// Hook: true for a control that a single tap means something to; such a tap on it is its own, and
  /// not that of a recognizer on a view around it.
  var answersTaps: Bool { false }

  /// The deepest view that is touched at a point, in the receiver's coordinates.
  ///
  /// A view that a property animator moves is touched at its current on-screen position; any other view at its model
  /// position.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let inner = subview.touchedValues.inward(point, in: touchedValues)
      if let touched = subview.hitTest(inner, with: event) {
        return subview.ignoresTouchesWhileAnimated ? self : touched
      }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Where the view is touched: as it is shown, if a property animator moves it.
  final private var touchedValues: LayerValues {
    guard layer.animations.contains(where: \.driver.hitTestsPresentation),
      let shown = layer.presentationValues
    else { return layer.values }
    return shown
  }

  private var ignoresTouchesWhileAnimated: Bool {
    layer.animations.contains { !$0.driver.allowsUserInteraction }
  }

  // MARK: - Direction

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { setNeedsLayout() }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIApplication.shared.userInterfaceLayoutDirection
    )
  }

  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  // MARK: - Safe area

  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }

  /// Hook: what the screen and the bars around the view cover of it.
  var inheritedSafeArea: UIEdgeInsets {
    var insets = controller?.leavingSafeArea ?? staleSafeArea ?? surroundingSafeArea
    if let more = controller?.additionalSafeAreaInsets {
      insets.top += more.top
      insets.left += more.left
      insets.bottom += more.bottom
      insets.right += more.right
    }
    return insets
  }

  /// The same where it is, without what its controller adds.
  final var surroundingSafeArea: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let controller,
      let given = controller.safeAreaBehindSheet ?? controller.parent?.safeArea(ofChild: controller)
    {
      insets = given
    } else if let superview {
      let outer = superview.safeAreaOfSubviews ?? superview.safeAreaInsets
      let place = (transform.isIdentity ? nil : safeAreaFrame) ?? frame
      let room = superview.bounds
      insets.top = max(outer.top - (place.minY - room.minY), 0)
      // What is moved out at a side isn't covered there.
      insets.left = place.minX < room.minX ? 0 : max(outer.left - (place.minX - room.minX), 0)
      insets.bottom = max(outer.bottom - (room.maxY - place.maxY), 0)
      insets.right = place.maxX > room.maxX ? 0 : max(outer.right - (room.maxX - place.maxX), 0)
    }
    return insets
  }

  /// Whether the view, which holds a transition, gets its size at the end of the turn.
  final var isTooSmall = false

  /// What an animation that was turned back has left, until the view is moved.
  final var staleSafeArea: UIEdgeInsets? {
    didSet {
      if staleSafeArea != oldValue { setNeedsLayout() }
    }
  }

  /// The frame that the safe area is of while a transform moves the view; nil for where it is.
  final private var safeAreaFrame: CGRect?

  /// The safe area is that of the place where the view is by now.
  final func renewSafeAreaFrame() {
    if safeAreaFrame != nil { safeAreaFrame = frame }
  }

  /// What covers the window has changed: all that is in it is told anew.
  final func renewSafeAreas() {
    staleSafeArea = nil
    renewSafeAreaFrame()
    for subview in subviews { subview.renewSafeAreas() }
  }

  open func safeAreaInsetsDidChange() {}

  /// Hook: a view of the module's own takes other insets into account.
  func safeAreaDidChange() {}

  /// The safe area while those in the view are told of theirs, one after the other.
  final private var safeAreaOfSubviews: UIEdgeInsets?
  /// What the view was last told of.
  final private var knownSafeArea = UIEdgeInsets.zero

  /// Tells the view if it is covered otherwise than before; its layout then tells those in it.
  final private func noteSafeArea() {
    guard window != nil else { return }
    let insets = safeAreaInsets
    guard insets != knownSafeArea else { return }
    knownSafeArea = insets
    setNeedsLayout()
    safeAreaDidChange()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }
}

extension CGRect {
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}

extension CALayer {
  /// An affine transform set through a view: what animates it is additive, unlike a layer's own.
  func changeAdditively(_ key: LayerKey, to new: LayerValue) {
    let old = values[key]
    guard old != new else { return }
    values[key] = new
    RenderServer.layerDidChange(self)
    guard let block = AnimationBlock.current, !CATransaction.disableActions() else { return }
    block.animateAdditively(self, key, from: old, to: new)
  }
}
