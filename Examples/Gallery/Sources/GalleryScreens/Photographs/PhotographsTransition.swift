import InterruptibleTransitions
import UIKit

/// A viewer of photographs: only the photograph moves, and the rest of the screen fades.
///
/// A drag down, up, or from the edge carries the photograph in both axes, and lets it go into its place in the grid.
@MainActor
enum PhotographsTransition {
  static func makeStack(_ grid: any PhotographGrid) -> InterruptibleNavigationController {
    let transition = InterruptibleTransition(
      .zoom { [weak grid] scene in grid?.thumbnail(of: scene.foregroundViewController) }
        .carrying { ($0.foregroundViewController as? any PhotographViewer)?.picture }
        .clipped { [weak grid] _ in grid?.opening }.drag(ZoomDrag(directions: [.down, .up, .edge]))
    )

    return InterruptibleNavigationController(rootViewController: grid, transition: transition)
  }
}

/// The screen with the small photographs.
@MainActor
protocol PhotographGrid: UIViewController {
  /// Returns the view with the photograph that a viewer shows now.
  func thumbnail(of viewer: UIViewController?) -> UIView?
  /// The part of the screen in which photographs are seen: below the bar.
  var opening: CGRect { get }
}

/// The screen with one photograph at a time.
@MainActor
protocol PhotographViewer: UIViewController {
  /// The photograph that is shown now.
  var picture: UIView? { get }
}
