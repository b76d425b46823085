public import UIKit

/// The appearance of a view while its screen isn't shown, and when it changes, for ``TransitionEffect/stages(_:)``.
///
/// A view can have several stages if they change different properties.
@preconcurrency @MainActor
public struct TransitionStage {
  enum Appearance {
    /// Changes a view: properties whose original values are tracked, or others, which the change itself restores.
    case change([OriginalState.Property], @MainActor (OriginalState, TransitionScene) -> Change)
    case hidden
    /// The view shows the same content as another one, of the screen below.
    case match(@MainActor () -> UIView?, MatchedContent)

    /// The tracked properties that the stage may change.
    var properties: [OriginalState.Property] {
      switch self {
      case .change(let properties, _): properties.isEmpty ? [.transform, .alpha] : properties
      case .hidden: []
      case .match: [.transform, .alpha, .center]
      }
    }

    /// A frame before it is turned; nothing if that isn't finite.
    @MainActor
    fileprivate static func place(_ view: UIView, from frame: CGRect, _ angle: CGFloat)
      -> Appearance
    {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height, angle]
      let isFinite = numbers.allSatisfy(\.isFinite)
      TransitionLog.check(
        isFinite,
        "A stage's frame was \(frame), turned by \(angle). Give it finite numbers."
      )
      guard isFinite else { return offset(view, by: .zero) }
      return .change([.center, .transform]) { original, scene in
        // A frame in the container means another place once that gets its size.
        scene.extras.isMeasured = true
        let container = scene.container
        return Change {
          let place = view.superview?.convert(frame, from: container) ?? frame
          let scale = CGAffineTransform(
            scaleX: place.width / max(view.bounds.width, 1),
            y: place.height / max(view.bounds.height, 1)
          )
          return {
            view.center = place.middle
            view.transform = scale.rotated(by: angle)
          }
        } restore: {
          view.center = original.center
          view.transform3D = original.transform
        }
      }
    }

    /// A distance; none if that isn't finite.
    @MainActor
    fileprivate static func offset(_ view: UIView, by offset: CGVector) -> Appearance {
      let isFinite = offset.dx.isFinite && offset.dy.isFinite
      TransitionLog.check(isFinite, "A stage's distance was \(offset). Give it finite numbers.")
      let offset = isFinite ? offset : .zero
      return .change([.center]) { original, _ in
        Change {
          {
            let center = original.center
            view.center = CGPoint(x: center.x + offset.dx, y: center.y + offset.dy)
          }
        } restore: {
          view.center = original.center
        }
      }
    }

    @MainActor
    fileprivate static func clear(_ view: UIView) -> Appearance {
      .change([.alpha]) { original, _ in
        Change {
          { view.alpha = 0 }
        } restore: {
          view.alpha = original.alpha
        }
      }
    }
  }

  /// How a view changes.
  struct Change {
    /// Returns a closure that gives the view its appearance while its screen isn't shown; called before any view moves.
    let apply: () -> () -> Void
    /// Gives the view its original appearance.
    let restore: () -> Void
    /// Undoes both, at the end of the transition; nothing where the properties are tracked.
    let undo: () -> Void

    init(
      apply: @escaping () -> () -> Void,
      restore: @escaping () -> Void,
      undo: @escaping () -> Void = {}
    ) {
      (self.apply, self.restore, self.undo) = (apply, restore, undo)
    }
  }

  /// Constants that describe how ``match(_:with:spring:showing:)`` shows the view of the foreground.
  public enum MatchedContent: Hashable, Sendable {
    /// A picture of the view, taken when the transition starts, which moves above both screens.
    case picture
    /// The view itself, for example a video that continues to play.
    ///
    /// It moves in its own screen, and is scaled; a picture of the other view fades away over it.
    case view
  }

  /// The timing of a view's changes.
  enum Timing {
    case part(ClosedRange<Double>)
    case spring(Spring)
    /// As the transition.
    case transition
  }

  let view: UIView
  let appearance: Appearance
  let timing: Timing

  /// Moves and scales a view, without laying it out again.
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens.
  ///   - frame: The frame of the view while its screen isn't shown, before its rotation, in the container's
  ///     coordinates.
  ///   - angle: The angle by which the view is rotated there, in radians, clockwise.
  ///   - part: The part of the transition, from 0, where the foreground is dismissed, to 1, where it covers the
  ///     background.
  /// - Returns: The stage.
  public static func move(
    _ view: UIView,
    from frame: CGRect,
    angle: CGFloat = 0,
    during part: ClosedRange<Double>
  ) -> TransitionStage {
    TransitionStage(view: view, appearance: .place(view, from: frame, angle), timing: .part(part))
  }

  /// Moves a view by a distance, in points.
  ///
  /// If its screen lays the view out during the transition, the view is displayed elsewhere until the transition ends,
  /// as in any UIKit animation. ``move(_:by:with:)`` continues from the current on-screen position.
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens.
  ///   - offset: The offset of the view while its screen isn't shown, from its position while the screen is shown.
  ///   - part: The part of the transition.
  /// - Returns: The stage.
  public static func move(
    _ view: UIView,
    by offset: CGVector,
    during part: ClosedRange<Double>
  ) -> TransitionStage {
    TransitionStage(view: view, appearance: .offset(view, by: offset), timing: .part(part))
  }

  /// Moves and scales a view on a separate spring, which may overshoot, without laying the view out again.
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens.
  ///   - frame: The frame of the view while its screen isn't shown, before its rotation, in the container's
  ///     coordinates.
  ///   - angle: The angle by which the view is rotated there, in radians, clockwise.
  ///   - spring: The spring that drives the view, from the moment that its screen comes or goes.
  /// - Returns: The stage.
  public static func move(
    _ view: UIView,
    from frame: CGRect,
    angle: CGFloat = 0,
    with spring: Spring
  ) -> TransitionStage {
    TransitionStage(
      view: view,
      appearance: .place(view, from: frame, angle),
      timing: .spring(spring)
    )
  }

  /// Moves a view by a distance, in points, on a separate spring, which may overshoot.
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens.
  ///   - offset: The offset of the view while its screen isn't shown, from its position while the screen is shown.
  ///   - spring: The spring that drives the view.
  /// - Returns: The stage.
  public static func move(
    _ view: UIView,
    by offset: CGVector,
    with spring: Spring
  ) -> TransitionStage {
    TransitionStage(view: view, appearance: .offset(view, by: offset), timing: .spring(spring))
  }

  /// Fades a view, which is transparent while its screen isn't shown.
  public static func fade(_ view: UIView, during part: ClosedRange<Double>) -> TransitionStage {
    TransitionStage(view: view, appearance: .clear(view), timing: .part(part))
  }

  /// Hides a view during the transition, because a view of the other screen represents it.
  ///
  /// The view is masked; its `isHidden` doesn't change.
  public static func hide(_ view: UIView) -> TransitionStage {
    TransitionStage(view: view, appearance: .hidden, timing: .transition)
  }

  /// Changes any property of a view that UIKit animates, such as `\.layer.cornerRadius`, `\.backgroundColor`, or
  /// `\.transform`.
  ///
  /// ```swift
  /// let corners = TransitionStage.change(page.cover, \.layer.cornerRadius, from: 24, during: 0...0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens.
  ///   - property: The property. While the view's screen is shown, it has its value from before the transition.
  ///   - value: The value while the view's screen isn't shown.
  ///   - part: The part of the transition.
  /// - Returns: The stage.
  public static func change<View: UIView, Value>(
    _ view: View,
    _ property: ReferenceWritableKeyPath<View, Value>,
    from value: Value,
    during part: ClosedRange<Double>
  ) -> TransitionStage {
    let appearance = Appearance.change([]) { original, _ in
      let atRest = original.value(of: view, at: property)
      let restore = { view[keyPath: property] = atRest }
      return Change(apply: { { view[keyPath: property] = value } }, restore: restore, undo: restore)
    }
    return TransitionStage(view: view, appearance: appearance, timing: .part(part))
  }

  /// Fades a picture of another view into a picture of a view, at the position of the latter.
  ///
  /// ```swift
  /// .crossDissolve(player.caption, from: bar.caption, during: 0.2...0.6),
  /// ```
  ///
  /// The pictures lie above the view, in its superview, and move with the superview. For a view that moves by itself,
  /// use ``match(_:with:spring:showing:)``.
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens.
  ///   - other: The view whose picture is shown while the screen of `view` isn't shown; any view in the window.
  ///   - part: The part of the transition.
  /// - Returns: The stage.
  public static func crossDissolve(
    _ view: UIView,
    from other: UIView,
    during part: ClosedRange<Double>
  ) -> TransitionStage {
    let appearance = Appearance.change([]) { _, scene in
      let pictures = DissolvingView(over: view, from: other, in: scene)
      return Change(
        apply: { { pictures?.show(isOther: true) } },
        restore: { pictures?.show(isOther: false) },
        undo: { pictures?.remove() }
      )
    }
    return TransitionStage(view: view, appearance: appearance, timing: .part(part))
  }

  /// Moves a view of the foreground out of the matching view of the background, and back to it.
  ///
  /// ```swift
  /// .match(shop.selectedCell?.picture, with: page.cover),
  /// ```
  ///
  /// Pictures of both fade into each other while they move from one view's frame to the other's, above both screens.
  /// They have the corners and the shadows of the views' layers. The views themselves stay in place, and are masked
  /// during the transition.
  ///
  /// - Parameters:
  ///   - below: The view of the background. It is evaluated when the transition starts and reverses, and in every frame
  ///     of the return. So it may scroll, be created again, or appear late. As long as it is nil, the view above is
  ///     treated like any other view. If this view disappears, its last position counts.
  ///   - above: The view of the foreground.
  ///   - spring: A separate spring that drives both views, and may overshoot; nil to follow the transition.
  ///   - content: How the view above is shown.
  /// - Returns: The stage.
  public static func match(
    _ below: @escaping @autoclosure @MainActor () -> UIView?,
    with above: UIView,
    spring: Spring? = nil,
    showing content: MatchedContent = .picture
  ) -> TransitionStage {
    TransitionStage(
      view: above,
      appearance: .match(below, content),
      timing: spring.map { .spring($0) } ?? .transition
    )
  }
}
