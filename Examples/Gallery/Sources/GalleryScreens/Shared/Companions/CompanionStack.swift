import InterruptibleTransitions
import UIKit

/// A stack as UIKit has it, or with a percent-driven transition.
final class CompanionStack: UINavigationController {
  /// Returns the screen to push over the top one; nil for none.
  private let makeNext: @MainActor (UIViewController?) -> UIViewController?
  private var slide: PercentDrivenSlide?

  init(
    root: UIViewController,
    variant: RoomVariant,
    makeNext: @escaping @MainActor (UIViewController?) -> UIViewController?
  ) {
    self.makeNext = makeNext
    super.init(nibName: nil, bundle: nil)
    setViewControllers([root], animated: false)
    switch variant {
    case .system: break
    case .percentDriven:
      slide = PercentDrivenSlide(self, isAlone: true) { [unowned self] in
        makeNext(topViewController)
      }
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    slide?.addPan(to: view)
  }

  /// Pushes the next screen; in flight, UIKit takes no other change.
  func pushNext() {
    guard transitionCoordinator == nil, let next = makeNext(topViewController) else { return }
    pushViewController(next, animated: true)
  }

  /// Pops one screen, or all but the first.
  private func goBack(toRoot: Bool) {
    guard transitionCoordinator == nil else { return }
    if toRoot {
      popToRootViewController(animated: true)
    } else {
      popViewController(animated: true)
    }
  }

  /// Makes a scene with moves of the given titles.
  func makeScene(back: String, next: String, root: String) -> RoomScene {
    RoomScene(
      root: self,
      transition: InterruptibleTransition(),
      moves: [
        RoomMove(.pop, back) { [unowned self] in goBack(toRoot: false) },
        RoomMove(.push, next) { [unowned self] in pushNext() },
        RoomMove(.popToRoot, root) { [unowned self] in goBack(toRoot: true) },
      ],
      companion: CompanionMotion(of: self)
    )
  }
}
