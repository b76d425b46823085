import UIKit

/// What a transition is for: the kind of change, and the two controllers.
@MainActor
struct Errand {
  /// The kinds of change.
  enum Kind: Equatable {
    case push
    /// A stack of controllers takes the place of another.
    case set
    case pop
    case tab
    case presentation
    case dismissal
    /// A change in an app's own container.
    case replacement
  }

  let kind: Kind
  let direction: TransitionScene.Direction
  /// The container: a navigation or tab bar controller, an app's own, or what is presented.
  private(set) weak var host: UIViewController?
  private(set) weak var from: UIViewController?
  private(set) weak var to: UIViewController?
  /// The stack that is set, if one is.
  let stack: [UIViewController]?

  init(
    _ kind: Kind,
    _ direction: TransitionScene.Direction,
    in host: UIViewController?,
    from: UIViewController?,
    to: UIViewController?,
    stack: [UIViewController]? = nil
  ) {
    self.kind = kind
    self.direction = direction
    self.host = host
    self.from = from
    self.to = to
    self.stack = stack
  }

  /// True where the errand is that of a context.
  func isMeant(by context: any UIViewControllerContextTransitioning) -> Bool {
    let isFrom = from != nil && context.viewController(forKey: .from) === from
    let isTo = to != nil && context.viewController(forKey: .to) === to
    return switch kind {
    case .presentation: isTo
    // What is dismissed with all that it presents goes back further than to its own presenter.
    case .dismissal: isFrom
    case .push, .pop, .set, .tab, .replacement: isTo && (isFrom || from == nil)
    }
  }

  /// The errand of a context that nobody has been asked about.
  init(guessedFrom context: any UIViewControllerContextTransitioning) {
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)
    if context.presentationStyle == .none {
      self.init(.replacement, .forward, in: to?.parent, from: from, to: to)
    } else if let from, from.isBeingDismissed {
      self.init(.dismissal, .backward, in: from, from: from, to: to)
    } else {
      self.init(.presentation, .forward, in: to, from: from, to: to)
    }
  }
}
