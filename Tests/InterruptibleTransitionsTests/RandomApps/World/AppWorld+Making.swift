import UIKit

@testable import TestSupport

/// Controllers and the objects that serve them.
extension AppWorld {
  /// A card of the shape's: a new one, or always the same.
  func makeCard(_ number: Int, isNew: Bool) -> (any AppMember)? {
    guard !shape.cards.isEmpty else { return nil }
    let index = number % shape.cards.count
    if !isNew, let card = standingCards[index] { return card }
    let card = make(shape.cards[index])
    if !isNew { standingCards[index] = card }
    return card
  }

  /// The cards that the app retains.
  var retainedCards: [any AppMember] {
    standingCards.sorted { $0.key < $1.key }.map(\.value)
  }

  func make(_ node: AppNode) -> any AppMember {
    let member: any AppMember
    switch node {
    case .screen:
      let number = names["screen", default: 0] + 1
      member = name(AppScreen(number, habits: shape.habits), "screen")
    case .stack(let nodes, let service): member = makeStack(nodes, service)
    case .tabs(let nodes, let service): member = makeTabs(nodes, service)
    case .box(let nodes, let service): member = makeBox(nodes, service)
    case .split(let first, let second):
      let split = name(AppSplit(), "split")
      split.fill(with: make(first), make(second))
      member = split
    }
    members.append(Weak(member))
    return member
  }

  private func make(_ card: AppCard) -> any AppMember {
    let member = make(card.node)
    member.card = AppPlacement(style: card.style, server: server(for: card.service))
    member.modalPresentationStyle = card.style.modalStyle
    if !shape.isInstalled { member.transitioningDelegate = member.card?.server?.transition }
    return member
  }

  private func makeStack(_ nodes: [AppNode], _ service: AppService) -> any AppStack {
    let server = server(for: service)
    let spares = [make(.screen), make(.screen)]
    let screens = nodes.filter { !$0.isStack }.map(make)
    let stack: any AppStack =
      if shape.isSubclassed, let server, let root = screens.first {
        name(OwnStack(rootViewController: root, transition: server.transition), "stack")
      } else {
        name(PlainStack(), "stack")
      }
    stack.definesPresentationContext = shape.definesContexts
    stack.server = server
    stack.spares = spares
    stack.setViewControllers(screens, animated: false)
    serve(stack)
    return stack
  }

  private func makeTabs(_ nodes: [AppNode], _ service: AppService) -> any AppTabs {
    let server = server(for: service)
    let tabs: any AppTabs =
      if shape.isSubclassed, let server {
        name(OwnTabs(transition: server.transition), "tabs")
      } else {
        name(PlainTabs(), "tabs")
      }
    tabs.server = server
    tabs.viewControllers = nodes.map { node in
      let tab = make(node)
      // A stack would otherwise stand for whatever its root is.
      tab.tabBarItem = UITabBarItem(title: tab.title, image: nil, tag: 0)
      return tab
    }
    serve(tabs)
    return tabs
  }

  private func makeBox(_ nodes: [AppNode], _ service: AppService) -> AppBox {
    let box = name(AppBox(), "box")
    box.definesPresentationContext = shape.definesContexts
    box.server = server(for: service)
    box.spares = nodes.map(make)
    if let first = box.spares.first { box.replace(with: first) }
    addPan(to: box)
    return box
  }

  func addPan(to box: AppBox) {
    box.server?.addPan(to: box) { [weak self, weak box] direction in
      self?.happened(.changeProvider)
      let change = box?.neighbor(direction).flatMap {
        box?.change(to: $0, direction, animated: true)
      }
      if change != nil { self?.offerCount += 1 }
      return change
    }
  }

  /// Has a pan from the root, or from the last tab, present a card that is free.
  func addPanToPresent() {
    guard shape.presentsByPan else { return }
    let presenter = (rootController as? any AppTabs)?.viewControllers?.last ?? rootController
    shared.first?.addPanToPresent(from: presenter) { [weak self] in
      guard let self else { return nil }
      let cards = shape.cards.indices.compactMap { makeCard($0, isNew: false) }
      return cards.first { $0.parent == nil && $0.presentingViewController == nil }
    }
  }

  private func name<Member: AppMember>(_ member: Member, _ kind: String) -> Member {
    names[kind, default: 0] += 1
    member.title = "\(kind)\(names[kind] ?? 0)"
    member.app = self
    if kind != "screen" { containerCount += 1 }
    return member
  }

  private func server(for service: AppService) -> AppTransition? {
    switch service {
    case .shared(let index): shared.isEmpty ? nil : shared[index % shared.count]
    case .own(let effectCase): makeTransition(effectCase)
    case .none: nil
    }
  }

  func makeTransition(_ effectCase: EffectCase) -> AppTransition {
    let server = AppTransition(effectCase, in: self)
    servers.append(Weak(server))
    return server
  }
}
