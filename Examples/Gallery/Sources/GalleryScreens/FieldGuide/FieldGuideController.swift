import InterruptibleTransitions
import UIKit

/// The field guide's navigation: an ordinary navigation controller that keeps its transition.
final class FieldGuideController: UINavigationController {
  private let guide: FieldGuide
  private let transition: InterruptibleTransition

  static func makeScene() -> RoomScene {
    let transition = InterruptibleTransition(.slide)
    let controller = FieldGuideController(guide: FieldGuide(), transition: transition)
    return RoomScene(
      root: controller,
      transition: transition,
      moves: [
        RoomMove(.pop, "Back") { [weak controller] in
          controller?.popViewController(animated: true)
        },
        RoomMove(.push, "Next") { [weak controller] in controller?.pushNext() },
        RoomMove(.popToRoot, "Contents") { [weak controller] in
          controller?.popToRootViewController(animated: true)
        },
      ]
    )
  }

  init(guide: FieldGuide, transition: InterruptibleTransition) {
    self.guide = guide
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
    delegate = transition
    transition.pushProvider = { [weak self] _ in self?.makeNext() }
    navigationBar.tintColor = .white
    setViewControllers([HomeController(guide: guide)], animated: false)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func pushNext() {
    pushViewController(makeNext(), animated: true)
  }

  /// The page after the one on top; after the contents, the first.
  private func makeNext() -> UIViewController {
    let shown = (topViewController as? DetailController)?.place
    return DetailController(place: shown.map(guide.place(after:)) ?? guide.places[0], guide: guide)
  }
}
