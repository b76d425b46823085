import UIKit

/// UIKit's own calls, without those that raise an exception.
extension AppWorld {
  func makePlainly(_ call: AppCall, _ isAnimated: Bool) {
    switch call {
    case .push, .pop, .popTo, .popToRoot, .set: askStackPlainly(call, isAnimated)
    case .present(let target, let number):
      if let card = card(target) { presentPlainly(card, from: number, isAnimated) }
    case .dismiss(let number):
      guard let card = cards.wrapped(number) else { return }
      narrate("plainly dismiss \(card.name)")
      card.presentingViewController?.dismiss(
        animated: isAnimated,
        completion: promise("plain dismiss", isStrict: false)
      )
    case .select(let number, let container):
      guard let tabs = self.container((any AppTabs).self, container),
        let tab = tabs.viewControllers?.wrapped(number)
      else { return }
      narrate("plainly select \(tab.name) in \(tabs.name)")
      tabs.selectedViewController = tab
    case .show: ask(call, isAnimated)
    }
  }

  private func askStackPlainly(_ call: AppCall, _ isAnimated: Bool) {
    guard let stack = container((any AppStack).self, call.container) else { return }
    let isCalm = stack.transitionCoordinator == nil
    switch call {
    case .push(let target, _):
      guard let next = resolve(isCalm ? target : .new(0), in: stack), next.parent == nil
      else { return }
      narrate("plainly push \(next.name) onto \(stack.name)")
      stack.pushViewController(next, animated: isAnimated)
      pledge([next], to: stack)
    case .pop:
      narrate("plainly pop from \(stack.name)")
      stack.popViewController(animated: isAnimated)
    case .popTo(let number, _):
      // Inside a callback the stack may not be what it says any more.
      guard isCalm, armedDepth == 0, let target = stack.viewControllers.wrapped(number)
      else { return }
      narrate("plainly pop to \(target.name) in \(stack.name)")
      stack.popToViewController(target, animated: isAnimated)
    case .popToRoot:
      narrate("plainly pop to root of \(stack.name)")
      stack.popToRootViewController(animated: isAnimated)
    case .set(let targets, _):
      let all = distinct(isCalm ? targets : targets.map { _ in .new(0) }, in: stack)
      guard !all.isEmpty else { return }
      narrate("plainly set \(all.map(\.name)) of \(stack.name)")
      stack.setViewControllers(all, animated: isAnimated)
      pledge(all, to: stack)
    case .present, .dismiss, .select, .show: break
    }
  }

  private func pledge(_ controllers: [UIViewController], to stack: any AppStack) {
    let waiting = controllers.filter { next in
      next.parent == nil && stack.spares.contains { $0 === next }
    }
    pledged += waiting.map(Weak.init)
  }

  func presentPlainly(_ card: any AppMember, from number: Int, _ isAnimated: Bool) {
    let presenter = presenter(number)
    guard card.presentingViewController == nil, card.parent == nil, presenter !== card,
      !card.isInWindow, !card.children.contains(presenter)
    else { return }
    if isServed { card.transitioningDelegate = card.card?.server?.transition }
    card.presentationController?.delegate = desk
    narrate("plainly present \(card.name) from \(presenter.name)")
    presenter.present(
      card,
      animated: isAnimated,
      completion: promise("plain present", isStrict: false)
    )
  }
}
