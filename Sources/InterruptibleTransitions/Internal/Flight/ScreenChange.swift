import UIKit

/// What a transition is for: the kind of change, its container, and the two screens.
@MainActor
struct ScreenChange {
  enum Kind: Equatable {
    case push
    /// A stack of screens replaces another one. UIKit can't take that back.
    case set
    case pop
    case tab
    case presentation
    case dismissal
    /// A change in an app's custom container.
    case replacement
  }

  let kind: Kind
  let direction: TransitionScene.Direction
  /// The container: a navigation or tab bar controller or a custom one; of a presentation, what is presented.
  private(set) weak var host: UIViewController?
  private(set) weak var from: UIViewController?
  private(set) weak var to: UIViewController?
  /// The stack that is set, if one is.
  let stack: [UIViewController]?
  let isAnimated: Bool

  init(
    _ kind: Kind,
    _ direction: TransitionScene.Direction? = nil,
    in host: UIViewController?,
    from: UIViewController?,
    to: UIViewController?,
    stack: [UIViewController]? = nil,
    isAnimated: Bool = true
  ) {
    self.kind = kind
    self.direction = direction ?? kind.direction
    self.host = host
    self.from = from
    self.to = to
    self.stack = stack
    self.isAnimated = isAnimated
  }

  /// Whether UIKit can take the change back.
  var isReversible: Bool { kind != .set }

  /// What a change is to its host.
  enum Scope: Equatable {
    /// One of the host's children replaces another.
    case children
    /// The host itself is presented or dismissed.
    case presentation
  }

  var scope: Scope {
    switch kind {
    case .push, .set, .pop, .tab, .replacement: .children
    case .presentation, .dismissal: .presentation
    }
  }

  /// Whether one of a container's children replaces another.
  func isOfChildren(in container: UIViewController) -> Bool {
    host === container && scope == .children
  }

  /// Whether both describe the same change of the same container.
  func isSame(as other: ScreenChange) -> Bool {
    guard host != nil, host === other.host else { return false }
    return switch kind {
    case .presentation, .dismissal: kind == other.kind
    case .push, .set, .pop, .tab, .replacement: to === other.to && from === other.from
    }
  }

  /// Whether a context is that of this change.
  func isMade(in context: any UIViewControllerContextTransitioning) -> Bool {
    let isFrom = from != nil && context.viewController(forKey: .from) === from
    let isTo = to != nil && context.viewController(forKey: .to) === to
    return switch kind {
    case .presentation: isTo
    // What is dismissed together with all that it presents goes back further than to its own presenter.
    case .dismissal: isFrom
    case .push, .pop, .set, .tab, .replacement: isTo && (isFrom || from == nil)
    }
  }
}

extension ScreenChange.Kind {
  /// The direction that a change of this kind has, where its container doesn't decide otherwise.
  fileprivate var direction: TransitionScene.Direction {
    switch self {
    case .push, .set, .tab, .presentation, .replacement: .forward
    case .pop, .dismissal: .backward
    }
  }
}

// MARK: - What UIKit asks about

extension ScreenChange {
  /// A change of a navigation controller's stack.
  ///
  /// UIKit says "push" or "pop" of a stack that is set as well. A push adds one screen above the one that is
  /// shown; whatever else shows a new screen on top is a set.
  static func navigation(
    _ navigationController: UINavigationController,
    _ operation: UINavigationController.Operation,
    from: UIViewController?,
    to: UIViewController?
  ) -> ScreenChange {
    let stack = navigationController.viewControllers
    let isOneMore = from.map { stack.dropLast().last === $0 } ?? false
    let isSet = operation == .push && stack.last === to && !isOneMore
    let kind: Kind = isSet ? .set : operation == .pop ? .pop : .push
    return ScreenChange(
      kind,
      in: navigationController,
      from: from,
      to: to,
      stack: isSet ? stack : nil
    )
  }

  /// A change of tabs; their order gives the direction.
  static func tabs(
    of tabBarController: UITabBarController,
    from: UIViewController?,
    to: UIViewController?,
    isAnimated: Bool = true
  ) -> ScreenChange {
    let tabs = tabBarController.viewControllers ?? []
    let old = tabs.firstIndex { $0 === from } ?? 0
    let new = tabs.firstIndex { $0 === to } ?? 0
    return ScreenChange(
      .tab,
      new < old ? .backward : .forward,
      in: tabBarController,
      from: from,
      to: to,
      isAnimated: isAnimated
    )
  }

  /// A change that UIKit is making, as its context or coordinator describes it.
  static func made(
    from: UIViewController?,
    to: UIViewController?,
    style: UIModalPresentationStyle
  ) -> ScreenChange? {
    guard style == .none else {
      if let from, from.isBeingDismissed || to?.presentedViewController === from {
        return ScreenChange(.dismissal, in: from, from: from, to: to)
      }
      return to.map { ScreenChange(.presentation, in: $0, from: from, to: $0) }
    }
    switch to?.parent ?? from?.parent {
    case let navigationController as UINavigationController:
      let stack = navigationController.viewControllers
      let (old, new) = (
        stack.firstIndex { $0 === from }, stack.firstIndex { $0 === to }
      )
      // The stack is the new one already, or still the old one.
      let isPop = new.map { new in old.map { $0 > new } ?? true } ?? false
      return navigation(navigationController, isPop ? .pop : .push, from: from, to: to)
    case let tabBarController as UITabBarController:
      return tabs(of: tabBarController, from: from, to: to)
    case let container:
      return container.map { ScreenChange(.replacement, in: $0, from: from, to: to) }
    }
  }
}
