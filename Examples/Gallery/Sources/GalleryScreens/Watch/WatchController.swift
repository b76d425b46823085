import InterruptibleTransitions
import UIKit

/// A pocket watch with a side for each town: a container of its own, as an app writes one.
final class WatchController: UIViewController {
  private let transition: InterruptibleTransition
  private let sides = Face.all.map { FaceController($0) }
  private let stand = WatchStand(Face.all)
  /// The side that is shown, and the one that was asked for last.
  private var (shown, wanted) = (2, 2)

  static func makeScene() -> RoomScene {
    let transition = InterruptibleTransition(Coin())
    let controller = WatchController(transition: transition)
    let moves = [
      RoomMove(.pop, "Back") { [unowned controller] in controller.turn(by: -1) },
      RoomMove(.push, "Next") { [unowned controller] in controller.turn(by: 1) },
    ]
    return RoomScene(root: controller, transition: transition, moves: moves)
  }

  init(transition: InterruptibleTransition) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
    for side in sides {
      addChild(side)
      side.didMove(toParent: self)
    }
    transition.installPan(in: self) { [weak self] direction in
      self?.makeContext(by: direction == .forward ? 1 : -1)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The transition's context tells the sides when they come and go.
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func loadView() {
    view = stand
    stand.crown.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stand.socket.addSubview(sides[shown].view)
    stand.show(shown)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stand.layoutIfNeeded()
    // A side that is turning is the transition's to place.
    guard transition.phase == .idle else { return }
    sides[shown].view.frame = stand.socket.bounds
  }

  // MARK: - Appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sides[shown].beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sides[shown].endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    sides[shown].beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    sides[shown].endAppearanceTransition()
  }

  /// A side comes up: the colour behind it and the words below it go with the transition.
  func willShow(_ side: FaceController) {
    guard let index = sides.firstIndex(of: side) else { return }
    transition.animateAlongside { [stand] in stand.show(index) }
  }

  // MARK: - Turning

  /// The side after the one that was asked for last, or the one before; after the last comes the first.
  private func turn(by step: Int) {
    transition.run(makeContext(by: step))
  }

  private func makeContext(by step: Int) -> ContainerTransitionContext {
    let (old, new) = (wanted, (wanted + step + sides.count) % sides.count)
    wanted = new
    return ContainerTransitionContext(
      in: self,
      containerView: stand.socket,
      from: sides[old],
      to: sides[new],
      direction: step > 0 ? .forward : .backward
    ) { [weak self] end in
      self?.didTurn(from: old, to: new, end)
    }
  }

  /// What has been asked for since stays asked for.
  private func didTurn(from old: Int, to new: Int, _ end: UIViewAnimatingPosition) {
    if end == .end { shown = new }
    if wanted == old || wanted == new { wanted = shown }
  }
}
