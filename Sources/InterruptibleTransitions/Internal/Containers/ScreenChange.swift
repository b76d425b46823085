import UIKit

/// What a transition is for: its container, the two screens, and which of them is above.
@MainActor
struct ScreenChange {
  let container: Container
  let direction: TransitionScene.Direction
  private(set) weak var from: UIViewController?
  private(set) weak var to: UIViewController?
  /// The stack that replaces another one, if one does.
  let stack: [UIViewController]?
  let isAnimated: Bool
  /// Whether UIKit can take the change back: not a stack that is set.
  let isReversible: Bool

  init(
    of container: Container,
    _ direction: TransitionScene.Direction,
    from: UIViewController?,
    to: UIViewController?,
    stack: [UIViewController]? = nil,
    isAnimated: Bool = true
  ) {
    self.container = container
    self.direction = direction
    self.from = from
    self.to = to
    self.stack = stack
    self.isAnimated = isAnimated
    isReversible = stack == nil
  }

  var host: UIViewController? { container.host }

  /// Whether both describe the same change of the same container.
  func isSame(as other: ScreenChange) -> Bool {
    host != nil && container === other.container && container.isOne(self, other)
  }

  /// The end at which the change shows a screen.
  func end(showing screen: UIViewController) -> TransitionEnd? {
    if to === screen { return .end }
    return from === screen ? .start : nil
  }
}
