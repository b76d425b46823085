import UIKit

/// A view that a zoom moves: the whole screen above, or a part of it.
@MainActor
protocol ZoomedView: AnyObject {
  /// The part of the screen that the open card shows, in the screen's points.
  var contents: CGRect { get }
  /// The part that lies on the source; nil for the contents, which lie there by their width and from their upper edge.
  var alignment: CGRect? { get }
  /// Where the card is; the covered screen's size doesn't count.
  var placement: CardVector { get set }
  /// Lays a picture of the source over the contents; the default does nothing.
  func add(_ picture: UIView, over window: CGRect)
  /// Prepares a card that shows a part of its screen on the source.
  func fill(_ window: CGRect)
  /// Makes the changes that follow the transition's progress.
  func place(isOpen: Bool, in scene: TransitionScene)
  /// Rounds the corners for a progress of the card toward the full screen; the source's radius is in the card's own points.
  func round(_ progress: CGFloat, from sourceRadius: CGFloat)
  /// Leaves the screen to the container.
  func remove(from scene: TransitionScene, at end: TransitionEnd)
}

/// The screen above during a zoom: a card that shows a part of it, with round corners and a shadow.
///
/// The card's position is the middle of its upper edge; it has no size, and is rotated there; its contents hang below
/// and are scaled. So each part of a placement is one property of one view.
final class ZoomedScreen: UIView, ZoomedView {
  private let screen: UIView
  private let scene: TransitionScene
  private let options: ZoomEffect.Options
  /// Clips the screen.
  private let frameView = UIView()
  private let shadow = UIView()
  private let corners: (full: CGFloat, own: CGFloat)
  /// Where the screen begins in the view that clips it.
  private let origin: CGPoint

  init(_ screen: UIView, in scene: TransitionScene, _ options: ZoomEffect.Options) {
    (self.screen, self.scene, self.options) = (screen, scene, options)
    // A display with square corners covers nothing but the status bar.
    let covered = scene.container.window?.safeAreaInsets ?? .zero
    let isRounded = max(covered.left, covered.bottom, covered.right) > 0
    let usual = isRounded ? ZoomedScreen.usualCornerRadius : 0
    let own = screen.layer.cornerRadius
    let display =
      own > 0 ? own : scene.displayCornerRadius(at: .allCorners) ?? usual
    corners = (options.displayCornerRadius ?? display, own)
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
    shadow.layer.shadowOpacity = ZoomedScreen.shadowOpacity
    shadow.layer.shadowRadius = ZoomedScreen.shadowRadius
    shadow.layer.shadowOffset = CGSize(width: 0, height: ZoomedScreen.shadowDrop)
    // The screen doesn't leave the container for its card.
    scene.container.addSubview(self)
    let room = ContainerSizedView(of: scene.container)
    frameView.addSubview(room)
    room.addSubview(screen)
    // As in the container: a presentation controller may lay the screen out again, and doesn't know of the card.
    let place = clipped(contents)
    screen.center = CGPoint(x: place.midX, y: place.midY)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// The whole screen: the coordinates of a list begin where it is scrolled to.
  var contents: CGRect { CGRect(origin: .zero, size: scene.foregroundFrame.size) }

  var alignment: CGRect? {
    guard let chosen = options.alignmentRect?(scene), chosen.hasExtent else { return nil }
    let start = screen.bounds.origin
    return chosen.offsetBy(dx: -start.x, dy: -start.y)
  }

  /// Adds views behind the screen, unless it is translucent or has no color.
  ///
  /// They cast the shadow, and show the screen's color where the card shows more than the screen because a part is
  /// scrolled away.
  func fill(_ window: CGRect) {
    guard let color = screen.backgroundColor, color.cgColor.alpha >= 1 else { return }
    shadow.backgroundColor = .black
    let all = contents.insetBy(dx: -0.5, dy: -0.5)
    if !all.contains(window) { frameView.backgroundColor = color }
  }

  var placement: CardVector {
    get {
      CardVector(
        top: center,
        scale: frameView.transform.a,
        window: CardVector.Window(frameView.bounds.offsetBy(dx: -origin.x, dy: -origin.y)),
        angle: atan2(transform.b, transform.a),
        cover: 1,
        opacity: frameView.alpha
      )
    }
    set {
      center = newValue.top
      transform = CGAffineTransform(rotationAngle: newValue.angle)
      eachView { view in
        view.transform = CGAffineTransform(scaleX: newValue.scale, y: newValue.scale)
        view.bounds = clipped(newValue.window.rect)
      }
      frameView.alpha = newValue.opacity
    }
  }

  /// A part of the screen in the view that clips it.
  private func clipped(_ window: CGRect) -> CGRect {
    window.offsetBy(dx: origin.x, dy: origin.y)
  }

  func add(_ picture: UIView, over window: CGRect) {
    let window = clipped(window)
    frameView.addSubview(picture)
    picture.center = CGPoint(x: window.midX, y: window.midY)
    picture.transform = CGAffineTransform(
      scaleX: window.width / max(picture.bounds.width, 1),
      y: window.height / max(picture.bounds.height, 1)
    )
  }

  func place(isOpen: Bool, in scene: TransitionScene) {
    scene.animate(ZoomedScreen.shadingPart) { self.shadow.alpha = isOpen ? 1 : 0 }
  }

  /// The corners are nearly linear between the source's and the display's corners in the card's own points, as measured.
  ///
  /// At last they become those of the screen itself or else the container's.
  func round(_ progress: CGFloat, from sourceRadius: CGFloat) {
    let share = progress + ZoomedScreen.cornerBow * progress * progress * (1 - progress)
    var radius = sourceRadius + (corners.full - sourceRadius) * share
    let landed = max(1 - (1 - progress) / ZoomedScreen.landingShare, 0)
    let rest = corners.own > 0 ? corners.own : scene.container.layer.cornerRadius
    radius += (rest - radius) * landed
    eachView { $0.layer.cornerRadius = radius }
  }

  /// Changes the views that move together, in each frame, without an array of them.
  private func eachView(_ change: (UIView) -> Void) {
    change(shadow)
    change(frameView)
  }

  func remove(from scene: TransitionScene, at end: TransitionEnd) {
    screen.layer.cornerRadius = corners.own
    removeFromSuperview()
  }

  /// Whether the card covers a point.
  func isVisible(at point: CGPoint) -> Bool {
    let (card, shown) = (
      layer.presentation() ?? layer, frameView.layer.presentation() ?? frameView.layer
    )
    let place = CGPoint(x: point.x - card.position.x, y: point.y - card.position.y)
      .applying(card.affineTransform().inverted())
      .applying(shown.affineTransform().inverted())
    return abs(place.x) <= shown.bounds.width / 2 && (0...shown.bounds.height).contains(place.y)
  }

  // MARK: - Measured

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
}

/// The view around a screen that a card moves: as large as the container, and with its safe area, wherever the card is.
///
/// Otherwise UIKit would compute another safe area for each position of the card, and lay the screen out for it.
final class ContainerSizedView: UIView {
  private let container: UIView

  init(of container: UIView) {
    self.container = container
    super.init(frame: container.bounds)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var safeAreaInsets: UIEdgeInsets { container.safeAreaInsets }
}
