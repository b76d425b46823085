public import UIKit

/// A part of ``TransitionEffect/stages(_:)``: how a view looks while its screen isn't shown, and when it changes.
///
/// A view can have several stages if they change different things.
@preconcurrency @MainActor
public struct TransitionStage {
  enum Look {
    case place(CGRect, angle: CGFloat)
    case offset(CGVector)
    case clear
    case hidden
    case change(@MainActor (OriginalState, TransitionScene) -> Change)
    /// The view stands for another one, of the screen below.
    case match(@MainActor () -> UIView?, MatchedContent)

    /// Whether the view gets another place.
    var isMoving: Bool {
      switch self {
      case .place, .offset, .match: true
      case .clear, .hidden, .change: false
      }
    }

    /// A frame before it is turned; nothing if that isn't finite.
    static func place(from frame: CGRect, _ angle: CGFloat) -> Look {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height, angle]
      let isFinite = numbers.allSatisfy(\.isFinite)
      TransitionLog.check(
        isFinite,
        "a stage's frame was \(frame), turned by \(angle): give it finite numbers"
      )
      return isFinite ? .place(frame, angle: angle) : .offset(.zero)
    }

    /// A distance; none if that isn't finite.
    static func offset(by offset: CGVector) -> Look {
      let isFinite = offset.dx.isFinite && offset.dy.isFinite
      TransitionLog.check(isFinite, "a stage's distance was \(offset): give it finite numbers")
      return .offset(isFinite ? offset : .zero)
    }
  }

  /// What gives a view its look while its screen isn't shown and the one that it has at rest, and what undoes both.
  struct Change {
    let away: () -> Void
    let home: () -> Void
    let undo: () -> Void
  }

  /// What is seen of the view of the foreground that ``match(_:with:spring:showing:)`` has come out of another one.
  public enum MatchedContent: Hashable, Sendable {
    /// A picture of it, taken when the transition starts, which moves above both screens.
    case picture
    /// The view itself, as a video that plays on: it moves in its own screen, and is scaled; a picture of the other view fades
    /// away over it.
    case view
  }

  /// What tells when a view is where.
  enum Timing {
    case part(ClosedRange<Double>)
    case spring(Spring)
    /// As the transition.
    case transition
  }

  let view: UIView
  let look: Look
  let timing: Timing

  /// Moves and scales a view, which isn't laid out anew.
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens.
  ///   - frame: The frame of the view while its screen isn't shown, before it is turned, in the container's coordinates.
  ///   - angle: The angle by which it is turned there, in radians, clockwise.
  ///   - part: The part of the way, from 0, where the foreground is away, to 1, where it covers the background.
  /// - Returns: The stage.
  public static func move(
    _ view: UIView,
    from frame: CGRect,
    angle: CGFloat = 0,
    during part: ClosedRange<Double>
  ) -> TransitionStage {
    TransitionStage(view: view, look: .place(from: frame, angle), timing: .part(part))
  }

  /// Moves a view by a distance, in points.
  ///
  /// If its screen lays the view out meanwhile, it is displayed elsewhere until the transition ends, as in any animation of UIKit's.
  /// ``move(_:by:with:)`` goes on from where it is.
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens.
  ///   - offset: Where the view is while its screen isn't shown, from where it lies at rest.
  ///   - part: The part of the way.
  /// - Returns: The stage.
  public static func move(
    _ view: UIView,
    by offset: CGVector,
    during part: ClosedRange<Double>
  ) -> TransitionStage {
    TransitionStage(view: view, look: .offset(by: offset), timing: .part(part))
  }

  /// Moves and scales a view on a spring of its own, which may swing; the view isn't laid out anew.
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens.
  ///   - frame: The frame of the view while its screen isn't shown, before it is turned, in the container's coordinates.
  ///   - angle: The angle by which it is turned there, in radians, clockwise.
  ///   - spring: What carries the view, from its screen's coming or going on.
  /// - Returns: The stage.
  public static func move(
    _ view: UIView,
    from frame: CGRect,
    angle: CGFloat = 0,
    with spring: Spring
  ) -> TransitionStage {
    TransitionStage(view: view, look: .place(from: frame, angle), timing: .spring(spring))
  }

  /// Moves a view by a distance, in points, on a spring of its own, which may swing.
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens.
  ///   - offset: Where the view is while its screen isn't shown, from where it lies at rest.
  ///   - spring: What carries the view.
  /// - Returns: The stage.
  public static func move(
    _ view: UIView,
    by offset: CGVector,
    with spring: Spring
  ) -> TransitionStage {
    TransitionStage(view: view, look: .offset(by: offset), timing: .spring(spring))
  }

  /// Fades a view, which is transparent while its screen isn't shown.
  public static func fade(_ view: UIView, during part: ClosedRange<Double>) -> TransitionStage {
    TransitionStage(view: view, look: .clear, timing: .part(part))
  }

  /// Hides a view as long as the transition runs, because a view of the other screen stands for it.
  ///
  /// The view is masked; its `isHidden` doesn't change.
  public static func hide(_ view: UIView) -> TransitionStage {
    TransitionStage(view: view, look: .hidden, timing: .transition)
  }

  /// Changes any property of a view that UIKit animates, such as `\.layer.cornerRadius`, `\.backgroundColor` or `\.transform`.
  ///
  /// ```swift
  /// let corners = TransitionStage.change(page.cover, \.layer.cornerRadius, from: 24, during: 0...0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens.
  ///   - property: What changes. At rest it has the value that it has when the transition starts.
  ///   - value: Its value while the view's screen isn't shown.
  ///   - part: The part of the way.
  /// - Returns: The stage.
  public static func change<View: UIView, Value>(
    _ view: View,
    _ property: ReferenceWritableKeyPath<View, Value>,
    from value: Value,
    during part: ClosedRange<Double>
  ) -> TransitionStage {
    let look = Look.change { original, _ in
      let atRest = original.value(of: view, at: property)
      let home = { view[keyPath: property] = atRest }
      return Change(away: { view[keyPath: property] = value }, home: home, undo: home)
    }
    return TransitionStage(view: view, look: look, timing: .part(part))
  }

  /// Has the contents of a view come out of those of another one: a picture of that fades into one of the view, at the view's place.
  ///
  /// ```swift
  /// .crossDissolve(player.caption, from: bar.caption, during: 0.2...0.6),
  /// ```
  ///
  /// The pictures lie above the view, in its superview, and go along with that; for a view that moves by itself there is
  /// ``match(_:with:spring:showing:)``.
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens.
  ///   - other: What is seen of it while its screen isn't shown; any view in the window.
  ///   - part: The part of the way.
  /// - Returns: The stage.
  public static func crossDissolve(
    _ view: UIView,
    from other: UIView,
    during part: ClosedRange<Double>
  ) -> TransitionStage {
    let look = Look.change { _, scene in
      let pictures = DissolvingView(over: view, from: other, in: scene)
      return Change(
        away: { pictures?.show(isAway: true) },
        home: { pictures?.show(isAway: false) },
        undo: { pictures?.remove() }
      )
    }
    return TransitionStage(view: view, look: look, timing: .part(part))
  }

  /// Has a view of the foreground come out of a view of the background that stands for the same thing, and go back to it.
  ///
  /// ```swift
  /// .match(shop.selectedCell?.picture, with: page.cover),
  /// ```
  ///
  /// Pictures of both fade into each other while they move from one's frame to the other's, above both screens, with the
  /// corners and the shadow of their layers. The views themselves stay where they are, and are masked meanwhile.
  ///
  /// - Parameters:
  ///   - below: The view of the background. It is asked for when the transition starts and turns around, and with every frame on
  ///     the way back, so that it may scroll, be made anew, or appear late. As long as there is none, the view above is a view like
  ///     others; one that goes is where it was last.
  ///   - above: The view of the foreground.
  ///   - spring: What carries the two, if they have a spring of their own; it may swing.
  ///   - content: What is seen of the view above.
  /// - Returns: The stage.
  public static func match(
    _ below: @escaping @autoclosure @MainActor () -> UIView?,
    with above: UIView,
    spring: Spring? = nil,
    showing content: MatchedContent = .picture
  ) -> TransitionStage {
    TransitionStage(
      view: above,
      look: .match(below, content),
      timing: spring.map { .spring($0) } ?? .transition
    )
  }
}
