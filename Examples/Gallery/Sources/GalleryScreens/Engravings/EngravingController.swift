import InterruptibleTransitions
import UIKit

/// A small stage with engravings, and beside it all that the context of their transitions says.
final class EngravingController: RoomController, RoomRoot {
  private let plate = PlateView()
  private let stack: InterruptibleNavigationController
  private let recorder: ContextRecorder

  init() {
    let first = RosetteController(0)
    stack = EngravingsTransition.makeStack(first) {
      ($0.parent as? EngravingController)?.makeNext()
    }
    recorder = ContextRecorder(stack.transition, in: stack)
    super.init(nibName: nil, bundle: nil)
    stack.isNavigationBarHidden = true
    stack.delegate = self
    recorder.onChange = { [weak self] in self?.showContext() }
    first.onNext = { [weak self] in self?.pushNext() }
  }

  var transition: InterruptibleTransition { stack.transition }

  var moves: [RoomMove] {
    [
      stack.popMove("Back"), RoomMove(.push, "Next") { [unowned self] in pushNext() },
      stack.popToRootMove("First"),
    ]
  }

  override func loadView() {
    view = plate
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(stack)
    plate.stage.addSubview(stack.view)
    stack.didMove(toParent: self)
    on(plate.nightButton) { $0.switchStyle() }
    showContext()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    plate.layoutIfNeeded()
    stack.view.frame = plate.stage.bounds
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsStatusBarAppearanceUpdate()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  private func showContext() {
    plate.show(recorder)
  }

  // MARK: - The next page

  private func pushNext() {
    stack.pushViewController(makeNext(), animated: true)
  }

  /// Returns the page after the one that will be on top, or the same page if it is on its way out.
  private func makeNext() -> UIViewController {
    let shown = (stack.expectedTop as? RosetteController)?.index ?? -1
    let next = (shown + 1) % Rosette.all.count
    if let page = stack.screenInFlight(where: { (page: RosetteController) in page.index == next }) {
      return page
    }
    let page = RosetteController(next)
    page.onNext = { [weak self] in self?.pushNext() }
    return page
  }
}

extension EngravingController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.transitionCoordinator.map(recorder.follow)
  }
}
