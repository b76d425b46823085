import InterruptibleTransitions
import UIKit

/// A container of the app's own, whose child turns over to the next one, by a call or under a finger.
@MainActor
enum PocketWatchTransition {
  /// Has drags change the child of a container; `makeChange` returns the change in a direction.
  static func make(
    in container: UIViewController,
    makeChange: @escaping (TransitionScene.Direction) -> ContainerChange?
  ) -> InterruptibleTransition {
    let transition = InterruptibleTransition(.flip)
    transition.addPan(to: container, changeProvider: makeChange)

    return transition
  }
}

/// Shows one of its sides at a time in a view of its own, `socket`.
class TurningController: UIViewController {
  private(set) lazy var transition = PocketWatchTransition.make(in: self) { [weak self] direction in
    self?.makeChange(by: direction == .forward ? 1 : -1)
  }

  private let sides: [UIViewController]
  private let socket: UIView
  /// The index of the side that is shown.
  private(set) var shown: Int
  /// The index of the side that was asked for last.
  private var wanted: Int

  init(_ sides: [UIViewController], shown: Int, in socket: UIView) {
    (self.sides, self.shown, self.wanted, self.socket) = (sides, shown, shown, socket)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Turns to the side after or before the one that was asked for last.
  func turn(by step: Int) {
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
      containerView: socket,
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

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(sides[shown])
    socket.addSubview(sides[shown].view)
    sides[shown].didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The transition places the sides while they turn.
    if transition.phase == .idle { sides[shown].view.frame = socket.bounds }
  }

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
}
