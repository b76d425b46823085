public import UIKit

/// A view of the covered screen grows into the screen above it, and that goes back to where the view is then.
///
/// ```swift
/// let transition = InterruptibleTransition(
///   .zoom { scene in
///     (scene.backgroundViewController as? GridViewController)?.selectedPicture
///   }
/// )
/// ```
///
/// The screen is a card that a finger moves freely: down or from the leading edge, in both axes. Its place and its size move
/// on springs of their own, each with the speed that the finger gives it, also when the card is caught again. The springs are
/// those of the system's zoom, measured in a simulator of iOS 27 by JakeThomson/swift_transitions; the transition's `spring`, `releaseSpring`, `projection` and `rubberBand` don't apply.
///
/// Without a source view the screen grows out of the middle and fades.
public struct ZoomEffect: TransitionEffect {
  private let source: @MainActor @Sendable (TransitionScene) -> ZoomSource?
  private var looks = Looks()
  private let card = PerTransition<ZoomCard>()

  /// What can be chosen of a zoom's looks.
  struct Looks: Sendable {
    var dimming: CGFloat = 0.15
    var coveredScale: CGFloat = 0.914
    /// Nil for the display's own where the system tells that, else for a usual one.
    var displayCornerRadius: CGFloat?
    var alignmentRect: (@MainActor @Sendable (TransitionScene) -> CGRect?)?
  }

  /// Creates the effect.
  ///
  /// - Parameter source: Returns the view that the screen above comes out of and goes back to. It is called whenever the
  ///   transition starts or turns around, and with every frame on the way back, so that it can follow a list that scrolls or a
  ///   page that has moved on to another item; nil if there is none now.
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
        "the place of a card was \(place): give it a frame that has a size, and finite numbers"
      )
      return place.isSomewhere ? .place(place, owner: owner) : nil
    }
  }

  /// Tells the places of effects apart.
  private final class Owner: Sendable {}

  /// Chooses the dimming of the covered screen, from 0 to 1; by default 0.15, as the system's.
  public func dimming(_ opacity: CGFloat) -> ZoomEffect {
    var effect = self
    effect.looks.dimming = min(max(opacity.isFinite ? opacity : 0, 0), 1)
    return effect
  }

  /// Chooses the size of the covered screen as a share of its own; by default 0.914, as the system's.
  ///
  /// - Precondition: `scale` is finite and greater than 0. In a release build anything else counts as the nearest share, and the
  ///   log has a fault.
  /// - Returns: The effect with that size.
  public func coveredScale(_ scale: CGFloat) -> ZoomEffect {
    TransitionLog.check(
      scale > 0 && scale.isFinite,
      "the covered screen's scale was \(scale): give it a share greater than 0"
    )
    var effect = self
    effect.looks.coveredScale = scale.limitedScale(orIfNaN: 0.914)
    return effect
  }

  /// Chooses the radius of the corners that the screen has while it fills the display, in points.
  ///
  /// By default it is the display's own, as systems from iOS 26 on tell it. Before that there is no public way to ask, and it is 55
  /// where there is a safe area at the bottom, else 0: phones have 39 to 62 points, iPads 18 or none. In the last twentieth of its way
  /// the screen takes the container's corners, so that nothing jumps where the radius is another one. A screen whose layer has a
  /// `cornerRadius`, such as a card that doesn't fill the display, has that instead of both.
  ///
  /// - Precondition: `radius` is finite and not negative. In a release build anything else counts as the nearest radius, and the log
  ///   has a fault.
  /// - Returns: The effect with that radius.
  public func displayCornerRadius(_ radius: CGFloat) -> ZoomEffect {
    TransitionLog.check(
      radius >= 0 && radius.isFinite,
      "the display's corner radius was \(radius): give it a number of points"
    )
    var effect = self
    effect.looks.displayCornerRadius = radius.limited(to: 0...1000, orIfNaN: 0)
    return effect
  }

  /// Chooses the part of the screen above that lies on the source, in the coordinates of that screen's view.
  ///
  /// By default the whole screen does, by its width and from its upper edge.
  ///
  /// - Parameter rect: Returns that part, such as the frame of a picture; nil, or a rectangle that is empty or not finite, for the whole
  ///   screen.
  /// - Returns: The effect with that alignment.
  public func aligned(
    to rect: @escaping @MainActor @Sendable (TransitionScene) -> CGRect?
  ) -> ZoomEffect {
    var effect = self
    effect.looks.alignmentRect = rect
    return effect
  }

  /// The container's height, up.
  public func travel(in scene: TransitionScene) -> CGVector {
    scene.extras.cardLaw = .zoom
    return CGVector(dx: 0, dy: -scene.container.bounds.height)
  }

  /// Puts the screen above into its card.
  public func prepare(_ scene: TransitionScene) {
    guard let foreground = scene.foreground else { return }
    let card = ZoomCard(of: foreground, in: scene, from: source, looks)
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

  /// Takes the card away, and shows the source again.
  public func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    card[scene]?.remove()
  }

  /// `false`: the card follows the finger everywhere.
  public var rubberBandsPastEnds: Bool { false }
}

extension TransitionEffect where Self == ZoomEffect {
  /// A view of the covered screen grows into the screen above it.
  ///
  /// The closure returns that view, whenever the transition starts, turns around, or is on its way back.
  public static func zoom(
    from source: @escaping @MainActor @Sendable (TransitionScene) -> UIView?
  ) -> ZoomEffect {
    ZoomEffect(from: source)
  }

  /// An item of a navigation bar or toolbar grows into the screen above it.
  ///
  /// The item's `customView`, if it has one, is a source like any other view. Of another item UIKit tells only the place: the
  /// screen fades as it comes out of it, and the bar goes on showing the item. An item in a menu, or in a bar that is hidden, is no
  /// source, and neither is one without a custom view before iOS 17 and on tvOS.
  ///
  /// The closure returns the item, whenever the transition starts, turns around, or is on its way back.
  public static func zoomFromBarButtonItem(
    _ item: @escaping @MainActor @Sendable (TransitionScene) -> UIBarButtonItem?
  ) -> ZoomEffect {
    ZoomEffect(fromBarButtonItem: item)
  }
}

extension TransitionEffect where Self == ZoomEffect {
  /// The screen above is a card that comes from a place and goes back there, and that a finger moves freely.
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
  /// The drag is that of ``zoom(from:)``: in both axes, from the middle or the leading edge, with two fingers, and each with the
  /// speed that the finger gives it. What else is to be seen of the transition comes from another effect that it is combined with,
  /// as ``combined(with:)`` does, or from one of your own that calls all its functions.
  ///
  /// The closure returns the place, whenever the transition starts or turns around, and with every frame on the way back; without
  /// one the screen grows out of the middle and fades.
  public static func card(
    from place: @escaping @MainActor @Sendable (TransitionScene) -> CardPlace?
  ) -> ZoomEffect {
    ZoomEffect(at: place)
  }
}
