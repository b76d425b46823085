import InterruptibleTransitions
import UIKit

/// A pocket watch with a side for each town: a custom container, as an app writes one.
final class WatchController: UIViewController {
  private let transition: InterruptibleTransition
  private let sides = Face.all.map { FaceController($0) }
  private let stand = WatchStand(Face.all)
  /// The index of the side that is shown.
  private var shown = 2
  /// The index of the side that was asked for last.
  private var wanted = 2

  static func makeScene() -> RoomScene {
    let transition = InterruptibleTransition(.flip)
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
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    view = stand
    stand.crown.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(sides[shown])
    stand.socket.addSubview(sides[shown].view)
    sides[shown].didMove(toParent: self)
    stand.show(shown)
    transition.addPan(to: self) { [weak self] direction in
      self?.makeChange(by: direction == .forward ? 1 : -1)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stand.layoutIfNeeded()
    // The transition places the sides while they turn.
    guard transition.phase == .idle else { return }
    sides[shown].view.frame = stand.socket.bounds
  }

  // MARK: - Appearance

  /// False, because the transition tells the sides of their appearance.
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

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

  /// Shows the color and the caption of a side that is about to appear, alongside the transition.
  func willShow(_ side: FaceController) {
    guard let index = sides.firstIndex(of: side) else { return }
    transition.animateAlongside { [stand] in stand.show(index) }
  }

  // MARK: - Turning

  /// Turns to the side after or before the one that was asked for last.
  private func turn(by step: Int) {
    transition.run(makeChange(by: step))
  }

  private func makeChange(by step: Int) -> ContainerChange {
    // A pan may ask for a change that it doesn't begin.
    if transition.phase == .idle { wanted = shown }
    let (old, new) = (wanted, (wanted + step + sides.count) % sides.count)
    wanted = new
    return ContainerChange(
      from: sides[old],
      to: sides[new],
      in: self,
      containerView: stand.socket,
      direction: step > 0 ? .forward : .backward
    ) { [weak self] end in
      self?.didTurn(from: old, to: new, at: end)
    }
  }

  private func didTurn(from old: Int, to new: Int, at end: TransitionEnd) {
    if end == .end { shown = new }
    // A side that was asked for in the meantime is still to come.
    if wanted == old || wanted == new { wanted = shown }
    sides[shown].didMove(toParent: self)
    for side in children where side !== sides[shown] {
      side.willMove(toParent: nil)
      side.removeFromParent()
    }
  }
}
