import InterruptibleTransitions
import UIKit

/// A shop for pigments, in a navigation controller with a bar of its own.
final class PigmentsController: InterruptibleNavigationController {
  private let bar: PigmentBar

  static func makeScene() -> RoomScene {
    let controller = PigmentsController()
    return RoomScene(
      root: controller,
      transition: controller.transition,
      moves: controller.moves
    )
  }

  init() {
    let shop = ShopController()
    bar = PigmentBar(shop.barLook)
    super.init(rootViewController: shop, transition: InterruptibleTransition(FanEffect()))
    transition.gestures.pop = .anywhere
    transition.pushProvider = { [weak self] _ in self?.makeNext() }
    // The shop itself gives its keyboard up.
    transition.dismissesKeyboard = false
    delegate = self
    isNavigationBarHidden = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.backButton.addAction(
      UIAction { [weak self] _ in self?.popViewController(animated: true) },
      for: .touchUpInside
    )
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(
      x: 0,
      y: 0,
      width: view.bounds.width,
      height: view.safeAreaInsets.top + PigmentBar.height
    )
  }

  private var moves: [RoomMove] {
    [
      RoomMove(.pop, "Back") { [unowned self] in _ = popViewController(animated: true) },
      RoomMove(.push, "Next") { [unowned self] in pushViewController(makeNext(), animated: true) },
      RoomMove(.popToRoot, "All pigments") { [unowned self] in
        _ = popToRootViewController(animated: true)
      },
    ]
  }

  /// Returns the page after the one that will be on top, or the same page if it is on its way out.
  private func makeNext() -> UIViewController {
    let shown = (expectedTop(after: transition) as? PigmentController)?.index ?? -1
    let next = (shown + 1) % Pigment.all.count
    return screenInFlight { (page: PigmentController) in page.index == next }
      ?? PigmentController(next)
  }
}

extension PigmentsController: UINavigationControllerDelegate {
  /// Changes the bar alongside.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let screen = viewController as? any BarLookProviding else { return }
    if let coordinator = transitionCoordinator {
      bar.show(screen.barLook, along: coordinator)
    } else {
      bar.show(screen.barLook)
    }
  }
}
