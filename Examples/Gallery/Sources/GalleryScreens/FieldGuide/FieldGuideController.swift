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
      moves: controller.moves
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

  /// The transition makes these calls, so that they are served at every moment.
  private var moves: [RoomMove] {
    let transition = transition
    return [
      RoomMove(.pop, "Back") { [unowned self] in transition.pop(from: self) },
      RoomMove(.push, "Next") { [unowned self] in transition.push(makeNext(), onto: self) },
      RoomMove(.popToRoot, "Contents") { [unowned self] in transition.popToRoot(of: self) },
    ]
  }

  /// The page after the one on top; after the contents, the first.
  private func makeNext() -> UIViewController {
    let shown = (topViewController as? DetailController)?.place
    return DetailController(place: shown.map(guide.place(after:)) ?? guide.places[0], guide: guide)
  }
}
