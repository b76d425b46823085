import UIKit

/// What should be gone.
extension AppWorld {
  var complaintsAboutLeaks: [AppComplaint] {
    let retained = retainedControllers
    let controllers = members.compactMap(\.object).filter { !retained.contains($0) }
    let owned = Set(
      retained.compactMap { $0 as? any AppMember }.flatMap(ownServers).map(ObjectIdentifier.init)
    )
    let servers = livingTransitions.dropFirst(shape.effectCases.count)
      .filter { !owned.contains(ObjectIdentifier($0)) }
    var names = controllers.map(\.name) + servers.map { "\(type(of: $0))" }
    if isAtRest {
      names += transients.compactMap(\.object).map { "\(type(of: $0))" }
    }
    return names.isEmpty ? [] : [AppComplaint(.leak, names.joined(separator: ", "))]
  }

  private func ownServers(_ member: any AppMember) -> [AppTransition] {
    [member.server, member.card?.server].compactMap { $0 }
  }

  /// The controllers that the app can still show, through children, presentations and those it retains.
  private var retainedControllers: Set<UIViewController> {
    var retained: Set<UIViewController> = []
    var next: [UIViewController] = [rootController, otherRoot] + retainedCards
    while let controller = next.popLast() {
      guard retained.insert(controller).inserted else { continue }
      next += controller.children
      next += [controller.directlyPresented].compactMap { $0 }
      next += (controller as? any AppMember)?.spares.map { $0 } ?? []
    }
    return retained
  }
}
