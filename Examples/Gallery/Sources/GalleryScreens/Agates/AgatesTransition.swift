import InterruptibleTransitions
import UIKit

/// A picture that grows into a page, and a page that goes back to the picture that it shows by then.
///
/// The page can be dragged from the edge, dragged down, and pinched, turned and carried with two fingers.
@MainActor
enum AgatesTransition {
  static func makeStack(_ grid: any PictureGrid) -> InterruptibleNavigationController {
    let transition = InterruptibleTransition(
      .zoom { [weak grid] scene in grid?.picture(of: scene.foregroundViewController) }
        .aligned { [weak grid] scene in grid?.pictureFrame(on: scene.foregroundViewController) }
    )
    let stack = InterruptibleNavigationController(rootViewController: grid, transition: transition)

    return stack
  }
}

/// The screen with the pictures, which knows where they are on the pages too.
@MainActor
protocol PictureGrid: UIViewController {
  /// Returns the view with the picture that a page shows now.
  func picture(of page: UIViewController?) -> UIView?
  /// Returns the frame of that picture on the page.
  func pictureFrame(on page: UIViewController?) -> CGRect?
}
