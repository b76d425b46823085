import GalleryScreens
import InterruptibleTransitions
import UIKit

/// What must hold at rest.
extension RoomWorld {
  /// Everything that is wrong at rest.
  var complaints: [RoomComplaint] {
    complaintsAboutEnding + complaintsAboutTree + complaintsAboutPresence + complaintsAboutPlaces
      + complaintsAboutLeftovers + complaintsAboutAppearance + complaintsAboutLeaks
  }

  private var complaintsAboutEnding: [RoomComplaint] {
    var found: [RoomComplaint] = []
    let phases = transition.flights.map { "\($0.phase)" }
    if transition.phase != .idle || !phases.isEmpty {
      found.append(RoomComplaint(.stuck, "phase \(transition.phase), flights \(phases)"))
    }
    if !HeadlessClock.isQuiet { found.append(RoomComplaint(.stuck, "UIKit is not quiet")) }
    if startCount != completionCount {
      found.append(
        RoomComplaint(.unfinished, "\(startCount) starts, \(completionCount) completions")
      )
    }
    return found + refusals.map { RoomComplaint(.refusal, $0) }
  }

  /// How many transitions UIKit has started with an animator.
  var startCount: Int {
    HeadlessLog.texts.count {
      $0.hasPrefix("animator.startInteractiveTransition")
        || $0.hasPrefix("animator.animateTransition")
    }
  }

  private var completionCount: Int {
    HeadlessLog.texts.count { $0.hasPrefix("context.completeTransition") }
  }

  /// What UIKit has refused or warned of, but for taps in a tab bar that asks nobody whether it may select.
  private var refusals: [String] {
    HeadlessLog.texts.filter {
      $0.hasPrefix("Attempt to ") || $0.hasPrefix("nested p") || $0.hasPrefix("Unbalanced calls")
        || $0.hasSuffix("during a transition")
          && !HeadlessPersonality.current.tabBars.barOutsideBounds
    }
  }

  private var complaintsAboutTree: [RoomComplaint] {
    var found: [RoomComplaint] = []
    for resident in residents {
      let controller = resident.controller
      if controller.transitionCoordinator != nil {
        found.append(RoomComplaint(.coordinator, "\(controller.name) has one at rest"))
      }
      if controller.viewIfLoaded?.accessibilityElementsHidden == true {
        found.append(RoomComplaint(.hidden, "\(controller.name) can't be reached"))
      }
      if let tabs = controller as? UITabBarController,
        tabs.tabBar.selectedItem !== tabs.selectedViewController?.tabBarItem
      {
        found.append(RoomComplaint(.tree, "\(controller.name) has another item selected"))
      }
      let members =
        (controller as? UINavigationController)?.viewControllers
        ?? (controller as? UITabBarController)?.viewControllers
      guard let members, resident.isVisible, Set(members) != Set(controller.children) else {
        continue
      }
      let names = (members.map(\.name), controller.children.map(\.name))
      found.append(RoomComplaint(.tree, "\(controller.name) has \(names.0), children \(names.1)"))
    }
    return found
  }

  private var complaintsAboutPresence: [RoomComplaint] {
    let displayed = Set(residents.filter(\.isVisible).map(\.controller))
    return members.filter { $0.isInWindow != displayed.contains($0) }.map {
      RoomComplaint(.presence, "\($0.name) is \($0.isInWindow ? "" : "not ")in the window")
    }
  }

  // MARK: - Appearance

  /// By UIKit's log, which knows the controllers by name: several may have the same.
  private var complaintsAboutAppearance: [RoomComplaint] {
    var heard: [String: [String: Int]] = [:]
    for text in HeadlessLog.texts {
      guard let dot = text.lastIndex(of: "."), text.hasSuffix(")"),
        let parenthesis = text[dot...].firstIndex(of: "(")
      else { continue }
      let call = String(text[text.index(after: dot)..<parenthesis])
      heard[String(text[..<dot]), default: [:]][call, default: 0] += 1
    }
    let displayed = residents.filter { $0.isVisible }.map(\.controller.name)
    // What has been renamed is counted under several names.
    let renamed = names.values.filter { $0.count > 1 }.reduce(into: Set()) { $0.formUnion($1) }
    return Set(members.map(\.name)).subtracting(renamed).sorted().compactMap { name in
      let calls = heard[name] ?? [:]
      let balance = (calls["viewWillAppear"] ?? 0) - (calls["viewWillDisappear"] ?? 0)
      let count = displayed.count { $0 == name }
      let appeared = (calls["viewDidAppear"] ?? 0) > 0
      guard balance != count || count > 0 && !appeared else { return nil }
      return RoomComplaint(.appearance, "\(name) is seen \(count) times, and heard \(calls)")
    }
  }

  // MARK: - What should be gone

  private var complaintsAboutLeaks: [RoomComplaint] {
    let retained = retainedControllers
    var names = members.filter { !retained.contains($0) }.map(\.name)
    let presentations = everyone.filter { $0.parent == nil && $0.presentingViewController != nil }
      .compactMap { $0.presentationController.map(ObjectIdentifier.init) }
    names += livingParts.filter { !presentations.contains(ObjectIdentifier($0)) }
      .map { "\(type(of: $0))" }
    return names.isEmpty ? [] : [RoomComplaint(.leak, names.sorted().joined(separator: ", "))]
  }

  /// The controllers that the room can still show: through children and presentations, and those that controllers
  /// keep in their properties.
  private var retainedControllers: Set<UIViewController> {
    var retained: Set<UIViewController> = []
    var next = everyone
    while let controller = next.popLast() {
      guard retained.insert(controller).inserted else { continue }
      next += controller.children
      var mirror: Mirror? = Mirror(reflecting: controller)
      while let current = mirror, current.subjectType != UIViewController.self {
        next += current.children.flatMap { controllers(in: $0.value) }
        mirror = current.superclassMirror
      }
    }
    return retained
  }

  private func controllers(in value: Any) -> [UIViewController] {
    if let controller = value as? UIViewController { return [controller] }
    return (value as? [UIViewController]) ?? []
  }
}
