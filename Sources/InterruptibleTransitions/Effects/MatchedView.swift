import UIKit

/// Stands for two views of two screens that show the same thing: their pictures, which fade into each other while they move from
/// one's place to the other's.
final class MatchedView: UIView {
  private let find: @MainActor () -> UIView?
  /// What is seen of the screen below, and what hides it there.
  private var below: (view: Weak, curtain: ViewCurtain)?
  private weak var above: UIView?
  private var curtain: ViewCurtain
  /// Clips the pictures to round corners.
  private let frameView = UIView()
  private let pictures: (below: UIView, above: UIView)
  private let spring: Spring?
  /// Where the view lies while the foreground is away, and while it covers the background.
  private var places: (away: Place, home: Place)

  private struct Weak {
    weak var view: UIView?
  }

  /// Where a view is, in the transition's container.
  private struct Place {
    let frame: CGRect
    let cornerRadius: CGFloat
    let shadow: Float

    @MainActor
    init(of view: UIView, in scene: TransitionScene) {
      frame = scene.frame(of: view.bounds, in: view)
      cornerRadius = view.layer.cornerRadius
      shadow = view.layer.shadowOpacity
    }
  }

  /// Nil for another stage, and if there is nothing below to begin at.
  init?(_ stage: TransitionStage, in scene: TransitionScene) {
    let above = stage.view
    guard case .match(let find) = stage.look, let below = find(),
      let picture = below.picture, let pictureAbove = above.picture
    else { return nil }
    if case .spring(let spring) = stage.timing { self.spring = spring } else { spring = nil }
    self.find = find
    pictures = (picture, pictureAbove)
    places = (Place(of: below, in: scene), Place(of: above, in: scene))
    curtain = ViewCurtain(over: above)
    self.above = above
    self.below = (Weak(view: below), ViewCurtain(over: below))
    super.init(frame: .zero)
    accessibilityIdentifier = "transition.matched"
    isUserInteractionEnabled = false
    takeShadow(of: places.home.shadow > places.away.shadow ? above.layer : below.layer)
    frameView.clipsToBounds = true
    frameView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(frameView)
    for picture in [pictures.below, pictures.above] {
      picture.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      frameView.addSubview(picture)
    }
    scene.container.addSubview(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func takeShadow(of layer: CALayer) {
    self.layer.shadowColor = layer.shadowColor
    self.layer.shadowRadius = layer.shadowRadius
    self.layer.shadowOffset = layer.shadowOffset
  }

  // MARK: - Places

  /// Puts the view where the transition begins, and gives its parts to that.
  func prepare(_ scene: TransitionScene) {
    let isForward = scene.direction == .forward
    put(at: isForward ? places.away : places.home, isAway: isForward)
    let away = places.away
    for (index, (view, property, value)) in properties.enumerated() {
      let (start, end) = isForward ? (away, places.home) : (places.home, away)
      let ends = SpringPart.Ends(start: value(start), end: value(end))
      var part = SpringPart(view: view, property: property, spring: spring, ends: ends)
      part.away = (
        isForward ? .start : .end,
        { [weak self] in
          // The first part looks for all.
          if index == 0 { self?.findBelow(in: scene) }
          return value(self?.places.away ?? away)
        }
      )
      scene.extras.parts.append(part)
    }
    scene.onFrame { [weak self] in self?.shade($0) }
  }

  private var properties: [(UIView, SpringPart.Property, @MainActor (Place) -> PartValue)] {
    let (below, above) = pictures
    return [
      (self, .center, { PartValue($0.frame.midX, $0.frame.midY) }),
      (self, .size, { PartValue($0.frame.width, $0.frame.height) }),
      (frameView, .cornerRadius, { PartValue($0.cornerRadius, 0) }),
      (below, .transform, { below.filling($0.frame.size) }),
      (above, .transform, { above.filling($0.frame.size) }),
    ]
  }

  /// Fades the pictures into each other.
  func animate(_ scene: TransitionScene) {
    scene.animate(0.1...0.6) { self.pictures.above.alpha = scene.direction == .forward ? 1 : 0 }
  }

  /// Shows both views again.
  func remove() {
    curtain.open()
    below?.curtain.open()
    removeFromSuperview()
  }

  private func put(at place: Place, isAway: Bool) {
    bounds.size = place.frame.size
    center = CGPoint(x: place.frame.midX, y: place.frame.midY)
    frameView.frame = bounds
    frameView.layer.cornerRadius = place.cornerRadius
    for picture in [pictures.below, pictures.above] {
      picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
      SpringPart.Property.transform.show(picture.filling(place.frame.size), of: picture)
    }
    pictures.above.alpha = isAway ? 0 : 1
    shade(isAway ? 0 : 1)
  }

  private func shade(_ covered: CGFloat) {
    let (away, home) = (places.away.shadow, places.home.shadow)
    layer.shadowOpacity = away + (home - away) * Float(covered)
  }

  /// Takes the pictures again, because the views may have got other colors: they lie before this one, and know it already.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let above, let before = previousTraitCollection,
      traitCollection.hasDifferentColorAppearance(comparedTo: before)
    else { return }
    curtain.open()
    below?.curtain.open()
    pictures.above.show(above)
    curtain = ViewCurtain(over: above)
    guard let view = below?.view.view else { return }
    pictures.below.show(view)
    below?.curtain = ViewCurtain(over: view)
  }

  /// Finds the view below where it is now: another one, if the app has made it anew; without one its place stays.
  private func findBelow(in scene: TransitionScene) {
    let next = find()
    if next !== below?.view.view {
      below?.curtain.open()
      below = next.map { (Weak(view: $0), ViewCurtain(over: $0)) }
    }
    if let next, next.window != nil { places.away = Place(of: next, in: scene) }
  }
}

extension UIView {
  /// A view with a picture of this one, which may not have been shown yet.
  fileprivate var picture: UIView? {
    guard bounds.width > 0, bounds.height > 0, window != nil else { return nil }
    let picture = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    picture.show(
      snapshot: snapshotView(afterScreenUpdates: false) ?? snapshotView(afterScreenUpdates: true)
    )
    return picture
  }

  /// Shows another picture of a view, as it looks now.
  fileprivate func show(_ view: UIView) {
    show(snapshot: view.snapshotView(afterScreenUpdates: true))
  }

  private func show(snapshot: UIView?) {
    guard let snapshot else { return }
    for old in subviews {
      old.removeFromSuperview()
    }
    snapshot.frame = bounds
    addSubview(snapshot)
  }

  /// The transform with which the view, which lies in the middle, fills a size.
  fileprivate func filling(_ size: CGSize) -> PartValue {
    let scale = max(size.width / max(bounds.width, 1), size.height / max(bounds.height, 1))
    return PartValue(CGAffineTransform(scaleX: scale, y: scale))
  }
}
