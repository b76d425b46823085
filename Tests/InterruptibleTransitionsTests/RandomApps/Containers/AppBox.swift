import InterruptibleTransitions
import UIKit

/// A custom container that shows one child at a time and forwards appearance itself.
final class AppBox: UIViewController, AppMember {
  weak var app: AppWorld?
  var server: AppTransition?
  var card: AppPlacement?
  private(set) var shown: UIViewController?
  private var isReplacing = false
  /// How far the box's own appearance has got, which its child goes along with.
  private var stage = Stage.gone
  var spares: [any AppMember] = []

  private enum Stage {
    case gone
    case coming
    case here
    case going
  }

  var displayedChildren: [UIViewController] { [shown].compactMap { $0 } }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override var childForStatusBarStyle: UIViewController? { shown }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard app?.shape.habits.contains(.laysOut) == true, shown?.interruptibleFlight == nil else {
      return
    }
    shown?.viewIfLoaded?.frame = view.bounds
  }

  /// Shows a child without a transition; while the box itself comes or goes, the child does so with it.
  ///
  /// What is asked for meanwhile, from a callback, is not done.
  func replace(with next: UIViewController) {
    guard next !== shown, !isReplacing else { return }
    isReplacing = true
    defer { isReplacing = false }
    next.loadViewIfNeeded()
    let old = shown
    if next.parent !== self { addChild(next) }
    old?.willMove(toParent: nil)
    if stage == .here || stage == .coming {
      old?.beginAppearanceTransition(false, animated: false)
      next.beginAppearanceTransition(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(next.view)
    shown = next
    // A callback may have taken the box off the screen, or brought it there.
    tell(old, of: .gone)
    tell(next, of: stage)
    old?.removeFromParent()
    next.didMove(toParent: self)
  }

  /// Tells a child where it is, which it may know already.
  private func tell(_ child: UIViewController?, of stage: Stage) {
    child?.beginAppearanceTransition(stage == .here || stage == .coming, animated: false)
    if stage == .here || stage == .gone { child?.endAppearanceTransition() }
  }

  /// Makes the change to a child; `onEnd` is called with whether the child is shown.
  func change(
    to next: UIViewController,
    _ direction: TransitionScene.Direction,
    animated: Bool,
    onEnd: @escaping @MainActor () -> Void = {}
  ) -> AppChange {
    next.loadViewIfNeeded()
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if next.parent !== self { addChild(next) }
    return AppChange(
      from: shown,
      to: next,
      in: self,
      direction: direction,
      isAnimated: animated
    ) { [weak self] isShown in
      self?.settle(on: next, isShown)
      onEnd()
    }
  }

  /// The child before or after the one that is shown.
  func neighbor(_ direction: TransitionScene.Direction) -> UIViewController? {
    let index = spares.firstIndex { $0 === shown } ?? 0
    let next = direction == .forward ? index + 1 : index - 1
    return spares.indices.contains(next) ? spares[next] : nil
  }

  private func settle(on next: UIViewController, _ isShown: Bool) {
    app?.changesEnded += 1
    let gone = isShown ? shown : next
    if isShown { shown = next }
    if gone !== shown {
      gone?.willMove(toParent: nil)
      gone?.removeFromParent()
    }
    shown?.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stage = .coming
    shown?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stage = .here
    shown?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stage = .going
    shown?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stage = .gone
    shown?.endAppearanceTransition()
  }
}
