import InterruptibleTransitions
import UIKit

/// The field guide: a navigation controller that creates its pages.
final class FieldGuideController: InterruptibleNavigationController {
  /// The same on all pages: in a transition of one's own UIKit fades one back button over the other.
  static let backTitle = "Back"

  /// Continues the colors of the page on top.
  let backdrop = GradientView()
  private let guide: FieldGuide

  static func makeScene() -> RoomScene {
    let controller = FieldGuideController(guide: FieldGuide())
    return RoomScene(
      root: controller,
      transition: controller.transition,
      moves: controller.moves
    )
  }

  init(guide: FieldGuide) {
    self.guide = guide
    super.init(
      rootViewController: HomeController(guide: guide),
      transition: InterruptibleTransition(.slide)
    )
    transition.pushProvider = { [weak self] _ in self?.makeNext() }
    navigationBar.tintColor = .white
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    lay(backdrop)
  }

  /// A page decides itself: the bar is transparent, and the page's picture behind it.
  override var childForStatusBarStyle: UIViewController? { topViewController }

  private var moves: [RoomMove] {
    [
      RoomMove(.pop, "Back") { [unowned self] in _ = popViewController(animated: true) },
      RoomMove(.push, "Next") { [unowned self] in pushViewController(makeNext(), animated: true) },
      RoomMove(.popToRoot, "Contents") { [unowned self] in
        _ = popToRootViewController(animated: true)
      },
    ]
  }

  /// Returns the page after the one that will be on top; after the contents, the first page.
  ///
  /// If that page is in flight on its way out, returns the same page: pushing it again reverses the transition.
  private func makeNext() -> UIViewController {
    let shown = (expectedTop(after: transition) as? DetailController)?.place
    let place = shown.map(guide.place(after:)) ?? guide.places[0]
    return screenInFlight { (page: DetailController) in page.place.picture == place.picture }
      ?? DetailController(place: place, guide: guide)
  }
}
