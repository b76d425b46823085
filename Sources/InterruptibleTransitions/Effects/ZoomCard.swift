import UIKit

/// The screen above while a zoom is in flight: a card that shows a part of it, with round corners and a shadow.
///
/// The card lies at the middle of its own upper edge, has no size itself, and is turned there; what it shows hangs below and is
/// scaled. So each part of a placement is one property of one view, and has an animator of its own.
final class ZoomCard: UIView {
  private let scene: TransitionScene
  private let foreground: UIView
  private let sourceView: @MainActor @Sendable (TransitionScene) -> UIView?
  private let looks: ZoomEffect.Looks
  /// Clips the screen.
  private let frameView = UIView()
  private let shadow = UIView()
  private var source: Source?
  private let corners: (full: CGFloat, before: CGFloat)

  /// What the card comes out of.
  private struct Source {
    let view: UIView
    let picture: UIView?
    let curtain: ZoomCurtain
  }

  init(
    of foreground: UIView,
    in scene: TransitionScene,
    from source: @escaping @MainActor @Sendable (TransitionScene) -> UIView?,
    _ looks: ZoomEffect.Looks
  ) {
    self.scene = scene
    self.foreground = foreground
    self.looks = looks
    sourceView = source
    let isRounded = (scene.container.window?.safeAreaInsets.bottom ?? 0) > 0
    corners = (isRounded ? ZoomCard.displayCornerRadius : 0, foreground.layer.cornerRadius)
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
    frameView.addSubview(foreground)
    shadow.backgroundColor = .black
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.shadowOpacity = ZoomCard.shadowOpacity
    shadow.layer.shadowRadius = ZoomCard.shadowRadius
    shadow.layer.shadowOffset = CGSize(width: 0, height: ZoomCard.shadowDrop)
    foreground.center = CGPoint(x: foreground.bounds.midX, y: foreground.bounds.midY)
    findSource()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  static func find(in scene: TransitionScene) -> ZoomCard? {
    scene.container.subviews.lazy.compactMap { $0 as? ZoomCard }.last
  }

  // MARK: - Placement

  /// Where the card is; read of a card that an animator moves, where it is going.
  var placement: CardPlacement {
    get {
      CardPlacement(
        top: center,
        scale: frameView.transform.a,
        window: frameView.bounds,
        angle: atan2(transform.b, transform.a),
        cover: scene.background?.transform.a ?? 1
      )
    }
    set {
      place(newValue.top)
      turn(newValue.angle)
      scale(newValue.scale)
      show(newValue.window)
      cover(newValue.cover)
    }
  }

  func place(_ top: CGPoint) {
    center = top
  }

  func turn(_ angle: CGFloat) {
    transform = CGAffineTransform(rotationAngle: angle)
  }

  func scale(_ scale: CGFloat) {
    for view in [shadow, frameView] {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  func show(_ window: CGRect) {
    for view in [shadow, frameView] {
      view.bounds = window
    }
  }

  func cover(_ scale: CGFloat) {
    scene.background?.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Where the card rests: over the whole screen, or on its source as that is now.
  func placement(isOpen: Bool) -> CardPlacement {
    let full = foreground.bounds
    guard !isOpen else {
      let frame = scene.foregroundFrame
      return CardPlacement(
        top: CGPoint(x: frame.midX, y: frame.minY),
        scale: 1,
        window: full,
        cover: looks.coveredScale
      )
    }
    findSource()
    let alignment = looks.alignmentRect?(scene)
    return CardPlacement(
      filling: sourceFrame,
      with: alignment ?? full,
      of: full,
      isCentered: alignment != nil
    )
  }

  // MARK: - Looks

  /// Puts the card at one of its ends.
  func show(isOpen: Bool) {
    placement = placement(isOpen: isOpen)
    dim(isOpen)
    fade(isOpen)
    shade(isOpen)
    round(isOpen ? 1 : 0)
  }

  /// Animates what follows the transition's progress: all but the placement.
  func animate(isOpening: Bool) {
    dim(isOpening)
    scene.animate(0...ZoomCard.fadingShare) { self.fade(isOpening) }
    scene.animate(0...ZoomCard.shadingShare) { self.shade(isOpening) }
    let steps = ZoomCard.roundingSteps
    for step in 0..<steps {
      let part = (Double(step) / Double(steps))...(Double(step + 1) / Double(steps))
      scene.animate(part) { self.round(CGFloat(isOpening ? part.upperBound : part.lowerBound)) }
    }
  }

  /// Shows the source again, and leaves the screen to the container.
  func remove() {
    release()
    foreground.layer.cornerRadius = corners.before
    removeFromSuperview()
  }

  private func dim(_ isOpen: Bool) {
    if looks.dimming > 0 { scene.dimmingView.alpha = isOpen ? looks.dimming : 0 }
  }

  private func fade(_ isOpen: Bool) {
    source?.picture?.alpha = isOpen ? 0 : 1
    if source == nil { frameView.alpha = isOpen ? 1 : 0 }
  }

  private func shade(_ isOpen: Bool) {
    shadow.alpha = isOpen ? 1 : 0
  }

  /// Rounds the corners as far as a progress of the card's way to the full screen asks, straight between the source's and the
  /// display's as they are seen; the card is scaled, so its own radius isn't straight.
  private func round(_ progress: CGFloat) {
    let closed = placement(isOpen: false)
    let radius = sourceRadius + (corners.full - sourceRadius) * progress
    let scale = closed.scale + (1 - closed.scale) * progress
    for view in [shadow, frameView] {
      view.layer.cornerRadius = radius / scale
    }
  }

  // MARK: - The source

  /// Asks for the source, hides it, and lays its picture over the screen.
  private func findSource() {
    let view = sourceView(scene)
    let next = view?.window == nil ? nil : view
    guard next !== source?.view else { return }
    let isShown = source?.picture?.alpha ?? 0
    release()
    guard let next else { return }
    // A screen that comes back hasn't been shown yet.
    let picture =
      next.snapshotView(afterScreenUpdates: false) ?? next.snapshotView(afterScreenUpdates: true)
    picture?.alpha = isShown
    picture.map { frameView.addSubview($0) }
    source = Source(view: next, picture: picture, curtain: ZoomCurtain(over: next))
    layPicture()
  }

  private func release() {
    source?.curtain.open()
    source?.picture?.removeFromSuperview()
    source = nil
  }

  /// Lays the source's picture where the source is, if the card is there.
  private func layPicture() {
    guard let picture = source?.picture, let view = source?.view else { return }
    let window = CardPlacement(
      filling: sourceFrame,
      with: looks.alignmentRect?(scene) ?? foreground.bounds,
      of: foreground.bounds,
      isCentered: looks.alignmentRect != nil
    ).window
    picture.bounds = view.bounds
    picture.center = CGPoint(x: window.midX, y: window.midY)
    picture.transform = CGAffineTransform(
      scaleX: window.width / max(view.bounds.width, 1),
      y: window.height / max(view.bounds.height, 1)
    )
  }

  /// The source's frame in the container, where the covered screen has its own size; without a source, most of the screen.
  private var sourceFrame: CGRect {
    guard let view = source?.view else {
      let frame = scene.foregroundFrame
      return frame.insetBy(
        dx: frame.width * ZoomCard.fallbackInset,
        dy: frame.height * ZoomCard.fallbackInset
      )
    }
    guard let background = scene.background, view.isDescendant(of: background),
      let outer = background.superview
    else { return view.convert(view.bounds, to: scene.container) }
    let inside = view.convert(view.bounds, to: background)
    let origin = CGPoint(
      x: background.center.x - background.bounds.width / 2 - background.bounds.minX,
      y: background.center.y - background.bounds.height / 2 - background.bounds.minY
    )
    return outer.convert(inside.offsetBy(dx: origin.x, dy: origin.y), to: scene.container)
  }

  private var sourceRadius: CGFloat { source?.view.layer.cornerRadius ?? 0 }

  // MARK: - Measured

  /// The share of the way in which the source's picture fades.
  private static let fadingShare = 0.55
  /// The share of the way in which the shadow appears.
  private static let shadingShare = 0.05
  /// The radius of a display with round corners, in points; there is no public way to ask for it.
  private static let displayCornerRadius: CGFloat = 55
  private static let shadowOpacity: Float = 0.24
  /// In points of a card of two thirds of the screen: 18 on the screen.
  private static let shadowRadius: CGFloat = 27
  private static let shadowDrop: CGFloat = 6
  /// Without a source: the share of the screen's size that is left out on each side.
  private static let fallbackInset: CGFloat = 0.05
  private static let roundingSteps = 8
}

/// A mask that hides a view while its picture is away on a card.
///
/// Two transitions may have the same source, one after the other: the one that hid it last shows it again.
private final class ZoomCurtain: UIView {
  private weak var view: UIView?
  /// The app's own mask.
  private let before: UIView?

  init(over view: UIView) {
    self.view = view
    before = (view.mask as? ZoomCurtain).map(\.before) ?? view.mask
    super.init(frame: .zero)
    // It lets nothing through, because it has no size.
    backgroundColor = .black
    view.mask = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func open() {
    if view?.mask === self { view?.mask = before }
  }
}

extension CardPlacement {
  /// A card that fills a frame with a part of the screen.
  ///
  /// - Parameters:
  ///   - frame: In the container's coordinates.
  ///   - part: The part of the screen that lies on the frame.
  ///   - screen: The bounds of the screen.
  ///   - isCentered: Whether the middle of the part lies on that of the frame; else their upper edges lie on each other.
  init(filling frame: CGRect, with part: CGRect, of screen: CGRect, isCentered: Bool) {
    let fit = max(frame.width / max(part.width, 1), frame.height / max(part.height, 1))
    let size = max(fit.isFinite ? fit : 1, CardPlacement.leastScale)
    let window = CGSize(width: frame.width / size, height: frame.height / size)
    self.init(
      top: CGPoint(x: frame.midX, y: frame.minY),
      scale: size,
      window: CGRect(
        x: part.midX - window.width / 2,
        y: isCentered ? part.midY - window.height / 2 : part.minY,
        width: window.width,
        height: window.height
      ),
      cover: 1
    )
  }
}

/// An effect whose foreground is a card that moves freely.
protocol FreeEffect: TransitionEffect {}

extension ZoomEffect: FreeEffect {}

extension TransitionEffect {
  /// Whether the foreground is a card that moves freely.
  var movesFreely: Bool {
    switch self {
    case let combined as CombinedEffect: combined.first.movesFreely || combined.second.movesFreely
    default: self is any FreeEffect
    }
  }

  /// Whether the foreground is such a card in some transitions.
  var mayMoveFreely: Bool {
    switch self {
    case let combined as CombinedEffect:
      combined.first.mayMoveFreely || combined.second.mayMoveFreely
    default: self is any FreeEffect || self is ChoosingEffect
    }
  }
}
