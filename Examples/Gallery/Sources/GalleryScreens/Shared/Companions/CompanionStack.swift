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

  /// As in the rooms' own stacks, the pages choose the status bar's style.
  override var childForStatusBarStyle: UIViewController? { topViewController }

  override func viewDidLoad() {
    super.viewDidLoad()
    slide?.addPan(to: view)
  }

  /// Pushes the next screen.
  func pushNext() {
    if let next = makeNext(topViewController) { pushViewController(next, animated: true) }
  }

  // MARK: - Calls, which UIKit can't take in flight

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard transitionCoordinator == nil else { return }
    super.pushViewController(viewController, animated: animated)
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    guard transitionCoordinator == nil else { return nil }
    return super.popViewController(animated: animated)
  }

  @discardableResult
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard transitionCoordinator == nil else { return nil }
    return super.popToRootViewController(animated: animated)
  }

  // MARK: - The scene

  /// Makes a scene with moves of the given titles.
  func makeScene(back: String, next: String, root: String) -> RoomScene {
    RoomScene(
      root: self,
      transition: InterruptibleTransition(),
      moves: [
        popMove(back), RoomMove(.push, next) { [unowned self] in pushNext() }, popToRootMove(root),
      ],
      companion: CompanionMotion(of: self)
    )
  }
}
