import UIKit

/// The card of a zoom: a view that springs and fingers move, its source, and the covered screen.
@MainActor
final class ZoomCard {
  let scene: TransitionScene
  let foreground: UIView
  let chosenSource: @MainActor @Sendable (TransitionScene) -> ZoomSource?
  let options: ZoomEffect.Options
  /// The view that moves.
  let zoomed: any ZoomedView
  var source: Source?
  /// Where the card rested on its source when that was found.
  lazy var foundPlacement = placementOnSource
  /// How fingers move it.
  let law: CardLaw
  /// The covered screen, if the card moves that.
  private(set) weak var background: UIView?

  /// What the card comes out of.
  struct Source {
    var origin: ZoomSource
    /// What the source's place is measured in.
    weak var coordinateView: UIView?
    /// Nil for what isn't a view, as the mask.
    let picture: UIView?
    let hidingMask: HidingMask?
  }

  init(
    of foreground: UIView,
    in scene: TransitionScene,
    from source: @escaping @MainActor @Sendable (TransitionScene) -> ZoomSource?,
    _ options: ZoomEffect.Options
  ) {
    (self.scene, self.foreground, self.options) = (scene, foreground, options)
    (law, chosenSource) = (CardLaw.zoom(options.drag), source)
    let carried = options.carriedView.flatMap { CarriedView($0(scene), in: scene, options) }
    zoomed = carried ?? ZoomedScreen(foreground, in: scene, options)
    if coveredScale != 1 { background = scene.background }
    take(chosenSource(scene), isStarting: true)
    zoomed.fill(placementOnSource.window.rect)
  }

  /// Whether the card holds the whole screen, which then isn't in the container itself.
  var holdsScreen: Bool { zoomed is ZoomedScreen }

  /// Whether the card changes the transform of one of the screens.
  var movesScreens: Bool { holdsScreen || background != nil }

  // MARK: - Placement

  var placement: CardVector {
    get {
      var placement = zoomed.placement
      placement.cover = background?.transform.a ?? 1
      return placement
    }
    set {
      zoomed.placement = newValue
      background?.transform = CGAffineTransform(scaleX: newValue.cover, y: newValue.cover)
    }
  }

  /// The size of the covered screen behind the open card.
  var coveredScale: CGFloat { options.coveredScale ?? (holdsScreen ? 0.914 : 1) }

  /// Leaves the size of the covered screen to something else from now on.
  func leaveBackground() {
    background = nil
  }

  /// The springs of a flight that begins at rest.
  func flightSprings(isOpening: Bool) -> CardSprings {
    options.drag.spring(isOpening: isOpening).map { CardSprings(DampedSpring($0)) }
      ?? ZoomLaw.flight(from: placement, to: placement(isOpen: isOpening))
  }

  /// The springs of a card that continues after an interruption, from its current placement.
  func springs(isOpening: Bool, from placement: CardVector) -> CardSprings {
    if let spring = options.drag.spring(isOpening: isOpening) {
      return CardSprings(DampedSpring(spring))
    }
    if isOpening { return ZoomLaw.opening(from: placement.angle) }
    let closedScale = placementOnSource.scale
    return ZoomLaw.closing(from: (placement.scale - closedScale) / max(1 - closedScale, 0.01))
  }

  // MARK: - Appearance

  /// Puts the card on its source or over the whole screen; its animated changes, all but the placement, follow the
  /// transition's progress.
  func place(isOpen: Bool) {
    if scene.extras.pass == .start { placement = placement(isOpen: isOpen) }
    dim(isOpen)
    scene.animate(0...ZoomCard.fadingShare) { self.showPicture(!isOpen) }
    zoomed.place(isOpen: isOpen, in: scene)
  }

  /// Shows the source again, and leaves the screen to the container.
  func remove(at end: TransitionEnd) {
    releaseSource()
    zoomed.remove(from: scene, at: end)
  }

  private func dim(_ isOpen: Bool) {
    let dimming = options.dimming(movesScreen: holdsScreen)
    if dimming > 0 { scene.dimmingView.alpha = isOpen ? dimming : 0 }
  }

  private func showPicture(_ isShown: Bool) {
    source?.picture?.alpha = isShown ? 1 : 0
  }

  /// Rounds the corners for a progress of the card toward the full screen.
  func round(_ progress: CGFloat) {
    zoomed.round(progress, from: sourceRadius / foundPlacement.scale)
  }

  // MARK: - Measured

  /// The fraction of the distance in which the source's picture fades.
  private static let fadingShare = 0.55
  /// Without a source: the fraction of the screen's size that is left out on each side.
  static let fallbackInset: CGFloat = 0.05
}
