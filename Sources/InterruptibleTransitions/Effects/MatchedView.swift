import UIKit

/// Stands for two views of two screens that show the same thing: their pictures, which fade into each other while they move from
/// one's place to the other's.
///
/// Where the view above moves itself, there is only the picture of the one below, which fades away over it.
final class MatchedView: UIView {
  private let find: @MainActor () -> UIView?
  private let scene: TransitionScene
  private let spring: Spring?
  /// The view of the screen below, and its mask; nil until it is found.
  private var below: Masked?
  private var above: Masked
  /// Clips the pictures to round corners.
  private let frameView = UIView()
  private let picture: PictureView
  /// Nil if the view above moves itself.
  private let pictureAbove: PictureView?
  /// Where the view lies while the foreground is away, and while it covers the background.
  private var geometries: (source: Geometry, target: Geometry)
  private var found: Found?

  private struct Masked {
    weak var view: UIView?
    var hidingMask: HidingMask?

    @MainActor
    mutating func renew(_ picture: PictureView) {
      guard let view, hidingMask != nil else { return }
      hidingMask?.remove()
      picture.show(view)
      hidingMask = HidingMask(over: view)
    }
  }

  /// Where a view is, in the transition's container.
  private struct Geometry {
    let frame: CGRect
    let cornerRadius: CGFloat
    let shadow: Float

    @MainActor
    init(of view: UIView, in scene: TransitionScene) {
      frame = scene.frame(of: view.bounds, in: view)
      cornerRadius = view.layer.cornerRadius
      shadow = view.layer.shadowOpacity
    }

    var geometry: PartValue {
      Geometry.geometry(center: frame.middle, size: frame.size, cornerRadius)
    }

    static func geometry(center: CGPoint, size: CGSize, _ cornerRadius: CGFloat) -> PartValue {
      let (width, height) = (Double(size.width), Double(size.height))
      return PartValue(center.x, center.y, width, height, Double(cornerRadius), 0, 0, 0)
    }
  }

  /// How the view below was found last; an object, because a copy would retain each of its values.
  @MainActor
  private final class Found {
    private let spot: Spot?
    private let cornerRadius: CGFloat?
    private let shadow: Float?
    private let superview: UIView?
    private let surroundings: Surroundings?
    private let surroundingsOfContainer: Surroundings?
    /// What the view above lies in, if that moves itself.
    private let surroundingsAbove: Surroundings?

    init(_ below: UIView?, beside above: UIView?, _ watch: SurroundingsWatch) {
      (spot, superview) = (below.map { Spot(of: $0) }, below?.superview)
      (cornerRadius, shadow) = (below?.layer.cornerRadius, below?.layer.shadowOpacity)
      (surroundings, surroundingsOfContainer) = below.map(watch.surroundings) ?? (nil, nil)
      surroundingsAbove = above.map(watch.surroundings)?.inner
    }

    /// Whether the view below is where it was, and looks as it did.
    func isStill(_ below: UIView?, _ watch: SurroundingsWatch) -> Bool {
      if let surroundings, surroundings.hasMoved(in: watch) { return false }
      if let surroundingsOfContainer, surroundingsOfContainer.hasMoved(in: watch) { return false }
      if let surroundingsAbove, surroundingsAbove.hasMoved(in: watch) { return false }
      guard let below, let spot else { return below == nil && spot == nil }
      let layer = below.layer
      return spot.isSpot(of: layer) && layer.cornerRadius == cornerRadius
        && layer.shadowOpacity == shadow && below.superview === superview
    }
  }

  /// Nil for another stage, and for a view above that isn't shown.
  init?(_ stage: TransitionStage, in scene: TransitionScene) {
    let above = stage.view
    guard case .match(let find, let content) = stage.appearance, above.window != nil,
      above.bounds.width > 0, above.bounds.height > 0
    else { return nil }
    if case .spring(let spring) = stage.timing { self.spring = spring } else { spring = nil }
    (self.find, self.scene) = (find, scene)
    let below = MatchedView.shown(find())
    picture = PictureView(of: below ?? above, in: scene)
    pictureAbove = content == .picture ? PictureView(of: above, in: scene) : nil
    geometries = (Geometry(of: below ?? above, in: scene), Geometry(of: above, in: scene))
    self.above = Masked(view: above)
    super.init(frame: .zero)
    accessibilityIdentifier = "transition.matched"
    isUserInteractionEnabled = false
    isHidden = true
    frameView.clipsToBounds = true
    frameView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(frameView)
    frameView.addSubview(picture)
    pictureAbove.map(frameView.addSubview)
    self.below = below.map { Masked(view: $0) }
    scene.container.addSubview(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Hides both views, and shows itself.
  private func substitute(for view: UIView) {
    below?.hidingMask?.remove()
    below = Masked(view: view, hidingMask: HidingMask(over: view))
    guard isHidden, let above = above.view else { return }
    isHidden = false
    if pictureAbove == nil { return }
    self.above.hidingMask = HidingMask(over: above)
    let layer = geometries.target.shadow > geometries.source.shadow ? above.layer : view.layer
    self.layer.shadowColor = layer.shadowColor
    self.layer.shadowRadius = layer.shadowRadius
    self.layer.shadowOffset = layer.shadowOffset
  }

  // MARK: - Places

  /// Puts the view where the transition begins, and adds its parts to the transition; the finder of the pairs follows
  /// the view below.
  ///
  /// The views are hidden only now, because a picture of another view may commit earlier changes.
  func prepare(_ finder: StageRecord) {
    if let view = below?.view { substitute(for: view) }
    let isForward = scene.direction == .forward
    geometry = isForward ? geometries.source.geometry : geometries.target.geometry
    let source = geometries.source
    for (index, moved) in movedProperties.enumerated() {
      let (lower, upper) = (moved.value(source), moved.atTarget)
      let ends = SpringPart.Ends(start: isForward ? lower : upper, end: isForward ? upper : lower)
      var part = SpringPart(view: moved.view, property: moved.property, spring: spring, ends: ends)
      part.movingEnd = (
        isForward ? .start : .end, finder,
        { [weak self] in moved.value(self?.geometries.source ?? source) }
      )
      part.role = above.view.map { ($0, index) }
      if moved.view === above.view { part.value = ends.start }
      scene.extras.parts.append(part)
    }
  }

  /// A property that moves between the two places: its value where the view above lies, and the one to fill another place.
  private struct MovedProperty {
    let view: UIView
    let property: SpringPart.Property
    let atTarget: PartValue
    let value: @MainActor (Geometry) -> PartValue
  }

  private var movedProperties: [MovedProperty] {
    let pair = MovedProperty(
      view: self,
      property: .match,
      atTarget: geometries.target.geometry,
      value: \.geometry
    )
    guard let view = movedView, let superview = view.superview else { return [pair] }
    let container = scene.container
    let transform = MovedProperty(
      view: view,
      property: .transform,
      atTarget: PartValue(view.transform),
      value: { PartValue(view.transform(filling: $0.frame, of: container, in: superview)) }
    )
    let center = MovedProperty(
      view: view,
      property: .center,
      atTarget: PartValue(view.center.x, view.center.y),
      value: { place in
        let transform = view.transform(filling: place.frame, of: container, in: superview)
        let middle = container.convert(place.frame.middle, to: superview)
        let offset = view.middleFromAnchor.applying(transform)
        return PartValue(middle.x - offset.x, middle.y - offset.y)
      }
    )
    return [pair, transform, center]
  }

  /// The view above, if it moves itself.
  private var movedView: UIView? { pictureAbove == nil ? above.view : nil }

  /// The frame, and the corner radius; the pictures fill it.
  var geometry: PartValue {
    get { Geometry.geometry(center: center, size: bounds.size, frameView.layer.cornerRadius) }
    set {
      let size = CGSize(width: max(newValue[2], 0), height: max(newValue[3], 0))
      if bounds.size != size { bounds.size = size }
      center = CGPoint(x: newValue[0], y: newValue[1])
      let radius = CGFloat(max(newValue[4], 0))
      if frameView.layer.cornerRadius != radius { frameView.layer.cornerRadius = radius }
      fill(with: picture)
      if let pictureAbove { fill(with: pictureAbove) }
    }
  }

  private func fill(with picture: PictureView) {
    picture.center = bounds.middle
    picture.transform = picture.filling(bounds.size)
  }

  // MARK: - Appearance

  /// Shows the view below, or the one above.
  func fade(isDismissed: Bool) {
    if let pictureAbove {
      pictureAbove.alpha = isDismissed ? 0 : 1
    } else {
      picture.alpha = isDismissed ? 1 : 0
    }
  }

  /// Sets the shadow for a fraction of the transition, from 0, where the foreground is dismissed.
  func shade(_ covered: CGFloat) {
    let (source, target) = (geometries.source.shadow, geometries.target.shadow)
    guard pictureAbove != nil, source != 0 || target != 0 else { return }
    layer.shadowOpacity = source + (target - source) * Float(covered)
  }

  /// Shows both views again.
  func remove() {
    above.hidingMask?.remove()
    below?.hidingMask?.remove()
    removeFromSuperview()
  }

  /// Takes the pictures again, because the views may have got other colors: they lie before this one, and know it already.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let before = previousTraitCollection,
      traitCollection.hasDifferentColorAppearance(comparedTo: before)
    else { return }
    if let pictureAbove { above.renew(pictureAbove) }
    below?.renew(picture)
  }

  // MARK: - The view below

  private static func shown(_ view: UIView?) -> UIView? {
    guard let view, view.window != nil, !view.bounds.isEmpty else { return nil }
    return view
  }

  /// Finds the view below where it is now, and returns false if nothing has moved since the last time.
  ///
  /// Then this takes little, because it is asked of each pair with each frame.
  func follow(_ watch: SurroundingsWatch) -> Bool {
    let next = find()
    if next === below?.view, found?.isStill(next, watch) == true { return false }
    findBelow(next)
    found = Found(next, beside: movedView, watch)
    return true
  }

  /// Takes the found view below: a different one, if the app has created it again; without one, its last place stays.
  private func findBelow(_ next: UIView?) {
    if let view = MatchedView.shown(next) {
      geometries.source = Geometry(of: view, in: scene)
      if view !== below?.view {
        if below == nil { picture.show(view) }
        substitute(for: view)
      }
    } else if next == nil, let masked = below {
      masked.hidingMask?.remove()
      below?.view = nil
    }
  }
}

extension UIView {
  /// The transform with which the view, a subview of a superview, is upright in a container, and fills a frame there.
  fileprivate func transform(filling frame: CGRect, of container: UIView, in superview: UIView)
    -> CGAffineTransform
  {
    let origin = container.convert(CGPoint.zero, to: superview)
    let right = container.convert(CGPoint(x: 1, y: 0), to: superview)
    let down = container.convert(CGPoint(x: 0, y: 1), to: superview)
    return filling(frame.size).concatenating(
      CGAffineTransform(
        a: right.x - origin.x,
        b: right.y - origin.y,
        c: down.x - origin.x,
        d: down.y - origin.y,
        tx: 0,
        ty: 0
      )
    )
  }

  /// The middle of the view, from its anchor point.
  fileprivate var middleFromAnchor: CGPoint {
    let anchor = layer.anchorPoint
    return CGPoint(x: (0.5 - anchor.x) * bounds.width, y: (0.5 - anchor.y) * bounds.height)
  }
}
