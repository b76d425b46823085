public import UIKit

/// A view of the covered screen grows into the screen above it, which shrinks back to the view's current position.
///
/// ```swift
/// let transition = InterruptibleTransition(
///   .zoom { scene in
///     (scene.backgroundViewController as? GridViewController)?.selectedPicture
///   }
/// )
/// ```
///
/// The screen is a card that a finger moves freely: down or from the leading edge, in both axes. Its position and its
/// size move on separate springs, each at the velocity that the finger gives it, also when the card is caught again.
/// The springs are those of the system's zoom, measured in a simulator of iOS 27 by JakeThomson/swift_transitions. The
/// transition's `spring`, `releaseSpring`, `projection`, and `rubberBand` don't apply.
///
/// Without a source view, the screen grows out of the middle and fades.
public struct ZoomEffect: TransitionEffect {
  private let source: @MainActor @Sendable (TransitionScene) -> ZoomSource?
  private var options = Options()
  private let card = PerTransition<ZoomCard>()

  /// The options for a zoom's appearance.
  struct Options: Sendable {
    /// Nil for the system's, or for none if only a part of the screen moves, as the next one.
    var dimming: CGFloat?
    var coveredScale: CGFloat?
    /// Nil for the display's own radius where the system reports it, else for a usual radius.
    var displayCornerRadius: CGFloat?
    var alignmentRect: (@MainActor @Sendable (TransitionScene) -> CGRect?)?
    var carriedView: (@MainActor @Sendable (TransitionScene) -> UIView?)?
    var clip: (@MainActor @Sendable (TransitionScene) -> CGRect?)?
    var drag = ZoomDrag.system

    /// The dimming of the covered screen: by default the system's, or none if only a part of the screen moves.
    func dimming(movesScreen: Bool) -> CGFloat { dimming ?? (movesScreen ? 0.15 : 0) }
  }

  /// Creates the effect.
  ///
  /// - Parameter source: Returns the view that the screen above grows out of and shrinks back to, or nil if there is
  ///   none now. It is called once when the transition starts and once when the screen begins to go back, so it may
  ///   scroll a list to an item. From then on, the screen follows the view. Only while there is none, or it has left the
  ///   window, the closure is called in each frame of the return.
  public init(from source: @escaping @MainActor @Sendable (TransitionScene) -> UIView?) {
    self.source = { scene in source(scene).map { .view($0) } }
  }

  fileprivate init(
    fromBarButtonItem item: @escaping @MainActor @Sendable (TransitionScene) -> UIBarButtonItem?
  ) {
    source = { scene in item(scene).map { ZoomSource($0) } }
  }

  fileprivate init(at place: @escaping @MainActor @Sendable (TransitionScene) -> CardPlace?) {
    let owner = Owner()
    source = { scene in
      guard let place = place(scene) else { return nil }
      TransitionLog.check(
        place.isSomewhere,
        "The place of a card was \(place). Give it a frame that has a size, and finite numbers."
      )
      return place.isSomewhere ? .place(place, owner: owner) : nil
    }
  }

  /// Tells the places of effects apart.
  private final class Owner: Sendable {}

  /// Sets the dimming of the covered screen, from 0 to 1; by default 0.15, as in the system's zoom.
  public func dimming(_ opacity: CGFloat) -> ZoomEffect {
    var effect = self
    effect.options.dimming = min(max(opacity.isFinite ? opacity : 0, 0), 1)
    return effect
  }

  /// Sets the size of the covered screen as a fraction of its full size; by default 0.914, as in the system's zoom.
  ///
  /// - Precondition: `scale` is finite and greater than 0. In a release build, an invalid value is replaced by the
  ///   nearest valid value, and the log has a fault.
  /// - Returns: The effect with that size.
  public func coveredScale(_ scale: CGFloat) -> ZoomEffect {
    TransitionLog.check(
      scale > 0 && scale.isFinite,
      "The covered screen's scale was \(scale). Give it a fraction greater than 0."
    )
    var effect = self
    effect.options.coveredScale = scale.limitedScale(orIfNaN: 0.914)
    return effect
  }

  /// Sets the radius of the corners that the screen has while it fills the display, in points.
  ///
  /// By default, it is the display's own radius, which the system reports since iOS 26. Earlier systems don't report it
  /// publicly. The radius is then 55 where there is a safe area at the bottom, else 0: phones have 39 to 62 points,
  /// iPads 18 or none. In the last twentieth of its distance, the screen takes the container's corners, so that nothing
  /// jumps if their radius differs. A screen whose layer has a `cornerRadius`, such as a card that doesn't fill the
  /// display, has that radius instead of both.
  ///
  /// - Precondition: `radius` is finite and not negative. In a release build, an invalid value is replaced by the
  ///   nearest valid value, and the log has a fault.
  /// - Returns: The effect with that radius.
  public func displayCornerRadius(_ radius: CGFloat) -> ZoomEffect {
    TransitionLog.check(
      radius >= 0 && radius.isFinite,
      "The display's corner radius was \(radius). Give it a number of points."
    )
    var effect = self
    effect.options.displayCornerRadius = radius.limited(to: 0...1000, orIfNaN: 0)
    return effect
  }

  /// Sets the part of the screen above that lies on the source, in the coordinates of that screen's view.
  ///
  /// By default, the whole screen does, by its width and from its upper edge.
  ///
  /// - Parameter rect: Returns that part, such as the frame of a picture. Return nil, or a rectangle that is empty or
  ///   not finite, for the whole screen.
  /// - Returns: The effect with that alignment.
  public func aligned(
    to rect: @escaping @MainActor @Sendable (TransitionScene) -> CGRect?
  ) -> ZoomEffect {
    var effect = self
    effect.options.alignmentRect = rect
    return effect
  }

  /// Moves only a view of the screen above, such as the picture of a viewer, while the rest of the screen fades.
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(
  ///   .zoom { ($0.backgroundViewController as? AlbumViewController)?.selectedCell }
  ///     .carrying { ($0.foregroundViewController as? PictureViewController)?.imageView }
  ///     .drag(.media)
  /// )
  /// ```
  ///
  /// The view stays in its superview, with its constraints, and is moved by its `transform`, so a video continues to
  /// play. The views beside it that are shown at the start fade, and so do the background colors behind it. The views
  /// around it don't clip it. A mask shows as much of the view as the source has room for. The part that
  /// ``aligned(to:)`` returns lies on the source; by default, the picture of an image view whose content mode is
  /// `scaleAspectFit`, and the whole of any other view. The covered screen keeps its size and isn't dimmed, unless
  /// ``coveredScale(_:)`` or ``dimming(_:)`` says otherwise.
  ///
  /// - Parameter view: Returns the view, once for each transition, and again for each new size. Without one, or if it
  ///   is hidden, has no size, or isn't in the screen above, the whole screen moves.
  /// - Returns: The effect with that view.
  public func carrying(
    _ view: @escaping @MainActor @Sendable (TransitionScene) -> UIView?
  ) -> ZoomEffect {
    var effect = self
    effect.options.carriedView = view
    return effect
  }

  /// Sets the part of the container that shows the view of ``carrying(_:)`` at its source, such as the part between two
  /// bars.
  ///
  /// By default, the whole container shows it. Without ``carrying(_:)``, this has no effect.
  ///
  /// - Parameter rect: Returns that part in the container's coordinates, once for each transition, and again for each
  ///   new size; nil, or a rectangle without extent, for the whole container.
  /// - Returns: The effect with that clip.
  public func clipped(
    to rect: @escaping @MainActor @Sendable (TransitionScene) -> CGRect?
  ) -> ZoomEffect {
    var effect = self
    effect.options.clip = rect
    return effect
  }

  /// Sets how one finger drags the card; by default ``ZoomDrag/system``.
  public func drag(_ drag: ZoomDrag) -> ZoomEffect {
    var effect = self
    effect.options.drag = drag
    return effect
  }

  /// Returns the container's height, upward.
  public func travel(in scene: TransitionScene) -> CGVector {
    scene.extras.cardLaw = .zoom(options.drag)
    return CGVector(dx: 0, dy: -scene.container.bounds.height)
  }

  /// Moves the screen above into its card.
  public func prepare(_ scene: TransitionScene) {
    guard let foreground = scene.foreground else { return }
    let card = ZoomCard(of: foreground, in: scene, from: source, options)
    card.round(scene.startPosition == .presented ? 1 : 0)
    scene.onFrame { [weak card] in card?.round($0) }
    self.card[scene] = card
    scene.extras.card = card
    scene.extras.isMeasured = true
  }

  /// Dims the covered screen, and fades the source's picture and the card's shadow.
  ///
  /// Springs move the card.
  public func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    card[scene]?.place(isOpen: position == .presented)
  }

  /// Removes the card, and shows the source again.
  public func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    card[scene]?.remove(at: end)
  }

  /// A Boolean value that indicates whether the foreground rubber-bands past an end; `false`, because the card follows
  /// the finger everywhere.
  public var rubberBandsPastEnds: Bool { false }
}

extension ZoomEffect: DimmingEffect {
  func dimming(in scene: TransitionScene) -> CGFloat {
    options.dimming(movesScreen: options.carriedView == nil)
  }
}

extension TransitionEffect where Self == ZoomEffect {
  /// A view of the covered screen grows into the screen above it.
  ///
  /// The closure returns that view. It is called once when the transition starts and once when the screen begins to go
  /// back, and in each frame of the return only while there is no view to follow.
  public static func zoom(
    from source: @escaping @MainActor @Sendable (TransitionScene) -> UIView?
  ) -> ZoomEffect {
    ZoomEffect(from: source)
  }

  /// An item of a navigation bar or toolbar grows into the screen above it.
  ///
  /// The item's `customView`, if it has one, is a source like any other view. For an item without one, UIKit reports
  /// only the position. The screen then fades as it grows out of the item, and the bar continues to show the item. An
  /// item in a menu, or in a hidden bar, is no source. Before iOS 17 and on tvOS, neither is an item without a custom
  /// view.
  ///
  /// The closure returns the item. It is called once when the transition starts and once when the screen begins to go
  /// back, and in each frame of the return only while no bar shows the item.
  public static func zoomFromBarButtonItem(
    _ item: @escaping @MainActor @Sendable (TransitionScene) -> UIBarButtonItem?
  ) -> ZoomEffect {
    ZoomEffect(fromBarButtonItem: item)
  }
}

extension TransitionEffect where Self == ZoomEffect {
  /// The screen above is a card that comes from a place and returns to it, and that a finger moves freely.
  ///
  /// ```swift
  /// let transition = InterruptibleTransition(
  ///   .card { scene in
  ///     let size = scene.container.bounds.size
  ///     let frame = CGRect(x: size.width, y: size.height, width: size.width / 2, height: size.height / 2)
  ///     return CardPlace(frame: frame, angle: 0.4, cornerRadius: 20)
  ///   }
  /// )
  /// ```
  ///
  /// The drag is the same as in ``zoom(from:)``: in both axes, from the middle or the leading edge, and with two
  /// fingers. The card keeps the velocity that the fingers give it. For the rest of the transition, combine the card
  /// with another effect by ``combined(with:)``, or call all its functions from a custom effect.
  ///
  /// The closure returns the place. It is called when the transition starts and reverses, and in every frame of the
  /// return. Without a place, the screen grows out of the middle and fades.
  public static func card(
    from place: @escaping @MainActor @Sendable (TransitionScene) -> CardPlace?
  ) -> ZoomEffect {
    ZoomEffect(at: place)
  }
}
