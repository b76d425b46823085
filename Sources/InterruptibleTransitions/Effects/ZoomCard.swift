import UIKit

/// The screen above during a zoom: a card that shows a part of it, with round corners and a shadow.
///
/// The card's position is the middle of its upper edge; it has no size, and is rotated there; its contents hang below
/// and are scaled. So each part of a placement is one property of one view.
final class ZoomCard: UIView {
  let scene: TransitionScene
  let foreground: UIView
  let chosenSource: @MainActor @Sendable (TransitionScene) -> ZoomSource?
  let looks: ZoomEffect.Looks
  /// Clips the screen.
  let frameView = UIView()
  private let shadow = UIView()
  var source: Source?
  /// Where the card rested on its source when that was found.
  lazy var foundPlacement = placementOnSource
  /// How a hand moves it.
  let law = CardLaw.zoom
  /// The covered screen, if the card moves that.
  private(set) weak var background: UIView?
  private let corners: (full: CGFloat, own: CGFloat)
  /// Where the screen begins in the view that clips it.
  private let origin: CGPoint

  /// What the card comes out of.
  struct Source {
    var origin: ZoomSource
    /// What the source's place is measured in.
    weak var ruler: UIView?
    /// Nil for what isn't a view, as the curtain.
    let picture: UIView?
    let curtain: ViewCurtain?
  }

  init(
    of foreground: UIView,
    in scene: TransitionScene,
    from source: @escaping @MainActor @Sendable (TransitionScene) -> ZoomSource?,
    _ looks: ZoomEffect.Looks
  ) {
    self.scene = scene
    self.foreground = foreground
    background = scene.background
    self.looks = looks
    chosenSource = source
    // A display with square corners covers nothing but the status bar.
    let covered = scene.container.window?.safeAreaInsets ?? .zero
    let isRounded = max(covered.left, covered.bottom, covered.right) > 0
    let usual = isRounded ? ZoomCard.usualCornerRadius : 0
    let own = foreground.layer.cornerRadius
    let display =
      own > 0 ? own : scene.displayCornerRadius(at: .allCorners) ?? usual
    corners = (looks.displayCornerRadius ?? display, own)
    origin = scene.foregroundFrame.origin
    super.init(frame: .zero)
    accessibilityIdentifier = "transition.card"
    for view in [shadow, frameView] {
      view.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
      view.center = .zero
      // The screen is scaled, and not laid out for the card.
      view.autoresizesSubviews = false
      addSubview(view)
    }
    frameView.clipsToBounds = true
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.shadowOpacity = ZoomCard.shadowOpacity
    shadow.layer.shadowRadius = ZoomCard.shadowRadius
    shadow.layer.shadowOffset = CGSize(width: 0, height: ZoomCard.shadowDrop)
    // The screen doesn't leave the container for its card.
    scene.container.addSubview(self)
    frameView.addSubview(foreground)
    // As in the container: a presentation controller may lay the screen out again, and doesn't know of the card.
    let place = clipped(screen)
    foreground.center = CGPoint(x: place.midX, y: place.midY)
    findSource(isStarting: true)
    fill()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Adds views behind the screen, unless it is translucent.
  ///
  /// They cast the shadow, and show the screen's color where the card shows more than the screen because a part is
  /// scrolled away.
  private func fill() {
    let color = foreground.backgroundColor
    guard color.map({ $0.cgColor.alpha >= 1 }) != false else { return }
    shadow.backgroundColor = .black
    let all = screen.insetBy(dx: -0.5, dy: -0.5)
    if !all.contains(placementOnSource.window.rect) { frameView.backgroundColor = color }
  }

  // MARK: - Placement

  /// The screen's frame, in the coordinates of the card's contents: those of a list begin where it is scrolled to.
  var screen: CGRect { CGRect(origin: .zero, size: scene.foregroundFrame.size) }

  var placement: CardVector {
    get {
      CardVector(
        top: center,
        scale: frameView.transform.a,
        window: CardVector.Window(frameView.bounds.offsetBy(dx: -origin.x, dy: -origin.y)),
        angle: atan2(transform.b, transform.a),
        cover: background?.transform.a ?? 1,
        opacity: frameView.alpha
      )
    }
    set {
      center = newValue.top
      transform = CGAffineTransform(rotationAngle: newValue.angle)
      for view in [shadow, frameView] {
        view.transform = CGAffineTransform(scaleX: newValue.scale, y: newValue.scale)
        view.bounds = clipped(newValue.window.rect)
      }
      background?.transform = CGAffineTransform(scaleX: newValue.cover, y: newValue.cover)
      frameView.alpha = newValue.opacity
    }
  }

  /// A part of the screen in the view that clips it.
  func clipped(_ window: CGRect) -> CGRect {
    window.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Leaves the size of the covered screen to something else from now on.
  func leaveBackground() {
    background = nil
  }

  /// The springs of a flight that begins at rest.
  func flightSprings(isOpening: Bool) -> CardSprings {
    ZoomLaw.flight(from: placement, to: placement(isOpen: isOpening))
  }

  /// The springs of a card that continues after an interruption, from its current placement.
  func springs(isOpening: Bool, from placement: CardVector) -> CardSprings {
    if isOpening { return ZoomLaw.opening(from: placement.angle) }
    let closedScale = placementOnSource.scale
    return ZoomLaw.closing(from: (placement.scale - closedScale) / max(1 - closedScale, 0.01))
  }

  // MARK: - Looks

  /// Puts the card on its source or over the whole screen; its animated changes, all but the placement, follow the
  /// transition's progress.
  func place(isOpen: Bool) {
    if scene.extras.pass == .start { placement = placement(isOpen: isOpen) }
    dim(isOpen)
    scene.animate(0...ZoomCard.fadingShare) { self.showPicture(!isOpen) }
    scene.animate(ZoomCard.shadingPart) { self.shade(isOpen) }
  }

  /// Shows the source again, and leaves the screen to the container.
  func remove() {
    releaseSource()
    foreground.layer.cornerRadius = corners.own
    removeFromSuperview()
  }

  private func dim(_ isOpen: Bool) {
    if looks.dimming > 0 { scene.dimmingView.alpha = isOpen ? looks.dimming : 0 }
  }

  private func showPicture(_ isShown: Bool) {
    source?.picture?.alpha = isShown ? 1 : 0
  }

  private func shade(_ isOpen: Bool) {
    shadow.alpha = isOpen ? 1 : 0
  }

  /// Rounds the corners for a progress of the card toward the full screen.
  ///
  /// They are nearly linear between the source's and the display's corners in the card's own points, as measured. At
  /// last they become those of the screen itself or else the container's.
  func round(_ progress: CGFloat) {
    let start = sourceRadius / foundPlacement.scale
    let share = progress + ZoomCard.cornerBow * progress * progress * (1 - progress)
    var radius = start + (corners.full - start) * share
    let landed = max(1 - (1 - progress) / ZoomCard.landingShare, 0)
    let rest = corners.own > 0 ? corners.own : scene.container.layer.cornerRadius
    radius += (rest - radius) * landed
    for view in [shadow, frameView] {
      view.layer.cornerRadius = radius
    }
  }

  // MARK: - Measured

  /// The fraction of the distance in which the source's picture fades.
  private static let fadingShare = 0.55
  /// The part of the distance in which the shadow appears: there is none in the first twentieth, and the whole at a
  /// tenth.
  private static let shadingPart = 0.05...0.1
  /// By how much the corners are ahead of a straight line, most of it at two thirds of the distance.
  ///
  /// Without it, the last of the six radii in the record would be missed by 12%.
  private static let cornerBow: CGFloat = 0.6
  /// The last fraction of the distance, in which the display's corners become the container's.
  private static let landingShare: CGFloat = 0.05
  /// The radius of a display with round corners, in points, if neither an app nor the system says which.
  private static let usualCornerRadius: CGFloat = 55
  private static let shadowOpacity: Float = 0.24
  /// In points of a card of two thirds of the screen: 18 on the screen.
  private static let shadowRadius: CGFloat = 27
  private static let shadowDrop: CGFloat = 6
  /// Without a source: the fraction of the screen's size that is left out on each side.
  static let fallbackInset: CGFloat = 0.05
}

/// Where a card is touched.
extension ZoomCard {
  func isSeen(at point: CGPoint) -> Bool {
    let (card, shown) = (
      layer.presentation() ?? layer, frameView.layer.presentation() ?? frameView.layer
    )
    let place = CGPoint(x: point.x - card.position.x, y: point.y - card.position.y)
      .applying(card.affineTransform().inverted())
      .applying(shown.affineTransform().inverted())
    return abs(place.x) <= shown.bounds.width / 2 && (0...shown.bounds.height).contains(place.y)
  }
}
