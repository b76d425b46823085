import UIKit

/// The background turns over, or a card of it, and the foreground is on the other side.
///
/// The effect has three stages: the card rotates to its edge, the foreground rotates in its place, and grows. Without a
/// card, it has the first two.
struct FlipEffect: TransitionEffect {
  private let card: @MainActor @Sendable (TransitionScene) -> UIView?
  private let flip = PerTransition<CardFlip>()

  /// - Parameter card: Returns the card when a transition starts; nil, or a view that isn't in the window, to turn the
  ///   whole screens.
  init(from card: @escaping @MainActor @Sendable (TransitionScene) -> UIView?) {
    self.card = card
  }

  func prepare(_ scene: TransitionScene) {
    guard let foreground = scene.foreground else { return }
    flip[scene] = nil
    if let card = card(scene), card.window != nil {
      let flip = CardFlip(of: card, to: foreground, in: scene)
      scene.container.addSubview(flip)
      flip.take(foreground)
      self.flip[scene] = flip
      scene.extras.isMeasured = true
    }
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isCovered = position == .presented
    guard let flip = flip[scene] else {
      scene.animate(0...0.5) { turnFront(in: scene, isTurned: isCovered) }
      scene.animate(0.5...1) { turnBack(in: scene, isTurned: !isCovered) }
      return
    }
    scene.animate(0...1 / 3) { turnFront(in: scene, isTurned: isCovered) }
    scene.animate(1 / 3...2 / 3) { turnBack(in: scene, isTurned: !isCovered) }
    scene.animate(2 / 3...1) { flip.grow(isCovered) }
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    flip[scene]?.remove(from: scene, at: end)
  }

  /// The transform of the foreground is animated.
  var rubberBandsPastEnds: Bool { false }

  /// Rotates the card, or the background, until only its edge is visible.
  private func turnFront(in scene: TransitionScene, isTurned: Bool) {
    let turn = turn(by: isTurned ? -quarter(in: scene) : 0)
    if let flip = flip[scene] {
      flip.card.transform3D = CATransform3DConcat(flip.cardTransform, turn)
    } else {
      scene.background?.transform3D = turn
    }
  }

  /// Rotates the other side until only its edge is visible.
  private func turnBack(in scene: TransitionScene, isTurned: Bool) {
    let back = flip[scene] ?? scene.foreground
    back?.transform3D = turn(by: isTurned ? quarter(in: scene) : 0)
  }

  /// A quarter of a turn toward the trailing edge, in radians, less an invisible amount.
  ///
  /// Under a whole quarter, a frame that an app sets makes a view infinitely wide, and its subviews stay so.
  private func quarter(in scene: TransitionScene) -> CGFloat {
    let quarter = CGFloat.pi / 2 - 0.0002
    return scene.isRightToLeft ? -quarter : quarter
  }

  /// Returns a rotation about the vertical axis, with the viewer at a distance of 1000 points.
  private func turn(by angle: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 1000
    return CATransform3DRotate(perspective, angle, 0, 1, 0)
  }
}

/// The other side of a card: the foreground, filling the frame of the card.
private final class CardFlip: UIView {
  let card: UIView
  /// Scales the foreground.
  private let holder = UIView()
  /// The foreground lies in it as in the container: a presentation controller may lay it out again.
  private let room: ContainerSizedView
  /// The frame of the card, flat, and that of the foreground at its full size.
  private let frames: (card: CGRect, foreground: CGRect)
  /// The corners of the foreground at its full size.
  private let cornerRadius: CGFloat
  private let original: OriginalState
  private let depth: CGFloat
  /// The card's own transform.
  var cardTransform: CATransform3D { original.transform }
  /// The depth of both sides while they turn; otherwise their neighbors would cut off the half that is behind them.
  private let turningDepth: CGFloat

  init(of card: UIView, to foreground: UIView, in scene: TransitionScene) {
    self.card = card
    let flat = CGRect(
      x: card.center.x - card.bounds.width / 2,
      y: card.center.y - card.bounds.height / 2,
      width: card.bounds.width,
      height: card.bounds.height
    )
    frames = (
      card.superview?.convert(flat, to: scene.container) ?? flat, scene.foregroundFrame
    )
    cornerRadius = foreground.layer.cornerRadius
    original = scene.extras.begin(card, [.transform])
    depth = original.value(of: card, at: \.layer.zPosition)
    turningDepth = max(frames.card.width, frames.card.height)
    room = ContainerSizedView(of: scene.container)
    super.init(frame: scene.foregroundFrame)
    clipsToBounds = true
    // The foreground is scaled, and not laid out for the card.
    autoresizesSubviews = false
    holder.autoresizesSubviews = false
    holder.bounds = frames.foreground
    addSubview(holder)
    holder.addSubview(room)
    for side in [self, card] { side.layer.zPosition = turningDepth }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func take(_ foreground: UIView) {
    room.addSubview(foreground)
    foreground.center = frames.foreground.middle
  }

  /// Gives the foreground its full size, or lets it fill the frame of the card.
  func grow(_ isGrown: Bool) {
    let frame = isGrown ? frames.foreground : frames.card
    bounds.size = frame.size
    center = frame.middle
    layer.cornerRadius = isGrown ? cornerRadius : card.layer.cornerRadius
    let full = frames.foreground.size
    let scale = max(frame.width / max(full.width, 1), frame.height / max(full.height, 1))
    holder.center = bounds.middle
    holder.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Puts the card back as it was, or leaves it behind a presentation that continues.
  func remove(from scene: TransitionScene, at end: TransitionEnd) {
    if card.layer.zPosition == turningDepth { card.layer.zPosition = depth }
    removeFromSuperview()
    if scene.showsBackground(at: end), scene.direction == .forward {
      scene.extras.leaveChanged(PresentedAppearance([(original, [.transform])]))
    } else {
      original.end([.transform])
      card.superview?.setNeedsLayout()
    }
  }
}
