import UIKit

/// The containers that the object knows, one for each thing that it serves.
extension InterruptibleTransition {
  func stack(of navigationController: UINavigationController) -> StackContainer {
    container(of: navigationController) ?? add(StackContainer(navigationController, of: self))
  }

  func tabs(of tabBarController: UITabBarController) -> TabContainer {
    container(of: tabBarController) ?? add(TabContainer(tabBarController, of: self))
  }

  func card(of presented: UIViewController) -> CardContainer {
    container(of: presented) ?? add(CardContainer(presented, of: self))
  }

  func children(of container: UIViewController) -> ChildrenContainer {
    self.container(of: container) ?? add(ChildrenContainer(container, of: self))
  }

  /// The container of a change that UIKit is making, as its context or coordinator describes it.
  func container(
    from: UIViewController?,
    to: UIViewController?,
    style: UIModalPresentationStyle
  ) -> Container? {
    guard style == .none else {
      if let from, from.isBeingDismissed || to?.presentedViewController === from {
        return card(of: from)
      }
      return to.map { card(of: $0) }
    }
    switch to?.parent ?? from?.parent {
    case let navigationController as UINavigationController: return stack(of: navigationController)
    case let tabBarController as UITabBarController: return tabs(of: tabBarController)
    case let container: return container.map { children(of: $0) }
    }
  }

  private func container<Kind: Container>(of host: UIViewController) -> Kind? {
    for container in containers where container.host === host {
      if let container = container as? Kind { return container }
    }
    return nil
  }

  private func add<Kind: Container>(_ container: Kind) -> Kind {
    containers.removeAll { $0.host == nil }
    containers.append(container)
    return container
  }
}
