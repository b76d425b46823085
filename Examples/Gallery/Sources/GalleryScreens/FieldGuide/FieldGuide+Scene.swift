import InterruptibleTransitions
import UIKit

extension FieldGuide {
  /// The same on all pages: in a transition of one's own UIKit fades one back button over the other.
  static let backTitle = "Back"

  static func makeScene() -> RoomScene {
    let guide = FieldGuide()
    let home = HomeController(guide: guide)
    let stack = FieldGuideTransition.makeStack(home) { guide.makeNext(in: $0) }
    stack.navigationBar.tintColor = .white
    stack.lay(GradientView())
    return RoomScene(
      stack,
      moves: [
        stack.popMove("Back"),
        RoomMove(.push, "Next") { [unowned stack] in
          stack.pushViewController(guide.makeNext(in: stack), animated: true)
        },
        stack.popToRootMove("Contents"),
      ]
    )
  }

  /// Returns the page after the one that will be on top; after the contents, the first page.
  ///
  /// If that page is in flight on its way out, returns the same page: pushing it again reverses the transition.
  private func makeNext(in stack: UINavigationController) -> UIViewController {
    let shown = (stack.expectedTop as? DetailController)?.place
    let place = shown.map(place(after:)) ?? places[0]
    return stack.screenInFlight { (page: DetailController) in page.place.picture == place.picture }
      ?? DetailController(place: place, guide: self)
  }
}
