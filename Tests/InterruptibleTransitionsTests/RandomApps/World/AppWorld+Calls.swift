import InterruptibleTransitions
import UIKit

/// Calls of the transition object that serves a container or card.
extension AppWorld {
  func ask(_ call: AppCall, _ isAnimated: Bool) {
    switch call {
    case .push, .pop, .popTo, .popToRoot, .set: askStack(call, isAnimated)
    case .present(let target, let number): present(target, from: number, isAnimated)
    case .dismiss(let number): dismiss(number, isAnimated)
    case .select(let number, let container): select(number, in: container, isAnimated)
    case .show(let target, let container): show(target, in: container, isAnimated)
    }
  }

  private func askStack(_ call: AppCall, _ isAnimated: Bool) {
    guard let stack = container((any AppStack).self, call.container) else { return }
    guard let transition = stack.server?.transition else { return makePlainly(call, isAnimated) }
    switch call {
    case .push(let target, _):
      guard let next = resolve(target, in: stack) else { return }
      narrate("push \(next.name) onto \(stack.name)")
      transition.push(next, onto: stack, animated: isAnimated)
    case .pop:
      narrate("pop from \(stack.name)")
      transition.pop(from: stack, animated: isAnimated)
    case .popTo(let number, _):
      guard let target = stack.viewControllers.wrapped(number) else { return }
      narrate("pop to \(target.name) in \(stack.name)")
      transition.pop(to: target, in: stack, animated: isAnimated)
    case .popToRoot:
      narrate("pop to root of \(stack.name)")
      transition.popToRoot(of: stack, animated: isAnimated)
    case .set(let targets, _):
      let all = distinct(targets, in: stack)
      guard !all.isEmpty else { return }
      narrate("set \(all.map(\.name)) of \(stack.name)")
      transition.setViewControllers(all, of: stack, animated: isAnimated)
    case .present, .dismiss, .select, .show: break
    }
  }

  func distinct(_ targets: [AppTarget], in stack: any AppStack) -> [UIViewController] {
    targets.reduce(into: []) { all, target in
      guard let next = resolve(target, in: stack), !all.contains(next) else { return }
      all.append(next)
    }
  }

  private func present(_ target: AppTarget, from number: Int, _ isAnimated: Bool) {
    guard let card = card(target) else { return }
    guard let transition = card.card?.server?.transition else {
      return presentPlainly(card, from: number, isAnimated)
    }
    let presenter = presenter(number)
    guard presenter !== card, !card.children.contains(presenter) else { return }
    narrate("present \(card.name) from \(presenter.name)")
    let text = "present(\(card.name), from: \(presenter.name))"
    transition.present(card, from: presenter, animated: isAnimated, completion: promise(text))
    card.presentationController?.delegate = desk
  }

  func card(_ target: AppTarget) -> (any AppMember)? {
    switch target {
    case .new(let number), .member(let number): makeCard(number, isNew: true)
    case .spare(let number): makeCard(number, isNew: false)
    }
  }

  private func dismiss(_ number: Int, _ isAnimated: Bool) {
    guard let card = cards.wrapped(number) else { return }
    guard let transition = (card as? any AppMember)?.card?.server?.transition else {
      return makePlainly(.dismiss(number), isAnimated)
    }
    narrate("dismiss \(card.name)")
    transition.dismiss(card, animated: isAnimated, completion: promise("dismiss(\(card.name))"))
  }

  private func select(_ number: Int, in container: Int, _ isAnimated: Bool) {
    guard let tabs = self.container((any AppTabs).self, container),
      let tab = tabs.viewControllers?.wrapped(number)
    else { return }
    guard let transition = tabs.server?.transition else {
      return makePlainly(.select(number, in: container), isAnimated)
    }
    narrate("select \(tab.name) in \(tabs.name)")
    transition.select(tab, in: tabs, animated: isAnimated)
  }

  private func show(_ target: AppTarget, in container: Int, _ isAnimated: Bool) {
    guard let box = self.container(AppBox.self, container),
      let next = resolve(target, in: box)
    else { return }
    narrate("show \(next.name) in \(box.name)")
    guard let server = box.server else { return box.replace(with: next) }
    // Nobody hears of a change that turns another one round.
    let isOver = promise("show(\(next.name))", isStrict: false)
    server.run(box.change(to: next, .forward, animated: isAnimated, onEnd: isOver))
  }

  func narrate(_ text: String) {
    narration.append(text)
  }
}

extension AppCall {
  /// The number of the container.
  var container: Int {
    switch self {
    case .push(_, let container), .pop(let container), .popTo(_, let container),
      .popToRoot(let container), .set(_, let container), .select(_, let container),
      .show(_, let container), .present(_, let container), .dismiss(let container):
      container
    }
  }
}
