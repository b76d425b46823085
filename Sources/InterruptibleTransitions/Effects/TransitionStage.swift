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
  }

  /// What tells when a view is where.
  enum Timing {
    case part(ClosedRange<Double>)
    case spring(Spring)
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
    TransitionStage(view: view, look: .place(frame, angle: angle), timing: .part(part))
  }

  /// Moves a view by a distance, in points.
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
    TransitionStage(view: view, look: .offset(offset), timing: .part(part))
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
    TransitionStage(view: view, look: .place(frame, angle: angle), timing: .spring(spring))
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
    TransitionStage(view: view, look: .offset(offset), timing: .spring(spring))
  }

  /// Fades a view, which is transparent while its screen isn't shown.
  public static func fade(_ view: UIView, during part: ClosedRange<Double>) -> TransitionStage {
    TransitionStage(view: view, look: .clear, timing: .part(part))
  }

  /// Hides a view as long as the transition runs, because a view of the other screen stands for it.
  public static func hide(_ view: UIView) -> TransitionStage {
    TransitionStage(view: view, look: .hidden, timing: .part(0...1))
  }
}
