import InterruptibleTransitions
import UIKit

/// An app's own container: one child at a time.
class BoxController: UIViewController {
  private(set) var shown: UIViewController?
  /// Where its contexts came to rest.
  private(set) var ends: [TransitionEnd] = []

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Shows a child before anything is on the screen.
  func fill(with child: UIViewController) {
    embed(child)
    shown = child
  }

  func context(
    to next: UIViewController,
    _ direction: TransitionScene.Direction,
    animated: Bool = true
  ) -> ContainerChange {
    if next.parent !== self { addChild(next) }
    return ContainerChange(
      from: shown,
      to: next,
      in: self,
      direction: direction,
      isAnimated: animated
    ) { [weak self] end in self?.settle(on: next, at: end) }
  }

  private func settle(on next: UIViewController, at end: TransitionEnd) {
    ends.append(end)
    let gone = end == .end ? shown : next
    if end == .end { shown = next }
    gone?.willMove(toParent: nil)
    gone?.removeFromParent()
    shown?.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shown?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shown?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shown?.endAppearanceTransition()
  }
}
