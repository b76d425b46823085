import InterruptibleTransitions
import UIKit

/// What must hold once a story is over.
extension AppWorld {
  /// Everything that is wrong at rest.
  func complaints(at level: AppLevel) -> [AppComplaint] {
    let found =
      earlyComplaints + complaintsAboutEnding + complaintsAboutCalls(at: level)
      + complaintsAboutTree + complaintsAboutPresence
      + complaintsAboutPlaces
      + complaintsAboutBars
      + complaintsAboutHiding
      + complaintsAboutLeftovers + complaintsAboutAppearance + complaintsAboutLeaks
    guard found.isEmpty else { return found }
    let unanswered = complaintsAboutTaps
    return unanswered.isEmpty ? complaintsAboutLaterCalls : unanswered
  }

  private var complaintsAboutEnding: [AppComplaint] {
    var found: [AppComplaint] = []
    let phases = livingTransitions.filter { !$0.isIdle }.map { "\($0.transition.phase)" }
    if !phases.isEmpty { found.append(AppComplaint(.stuck, "phases \(phases)")) }
    if !HeadlessClock.isQuiet { found.append(AppComplaint(.stuck, "UIKit is not quiet")) }
    let queued = livingTransitions.map(\.queueLength).reduce(0, +)
    if queued > 0 { found.append(AppComplaint(.queue, "\(queued) calls wait")) }
    let (starts, completions) = (transitionCount, completionCount)
    if starts != completions {
      found.append(AppComplaint(.unfinished, "\(starts) starts, \(completions) completions"))
    }
    let tallies = livingTransitions.map(\.tally)
    let (prepares, cleanUps) = (
      tallies.map(\.prepares).reduce(0, +), tallies.map(\.cleanUps).reduce(0, +)
    )
    if prepares != cleanUps {
      found.append(AppComplaint(.effect, "\(prepares) prepared, \(cleanUps) cleaned up"))
    }
    return found
  }

  /// How many transitions UIKit has started with the app's animators.
  var transitionCount: Int {
    HeadlessLog.texts.count {
      $0.hasPrefix("animator.startInteractiveTransition")
        || $0.hasPrefix("animator.animateTransition")
    }
  }

  private var completionCount: Int {
    HeadlessLog.texts.count { $0.hasPrefix("context.completeTransition") }
  }

  private func complaintsAboutCalls(at level: AppLevel) -> [AppComplaint] {
    var found: [AppComplaint] = []
    for promise in promises where promise.calls > 1 || promise.isStrict && promise.calls == 0 {
      found.append(AppComplaint(.completion, "\(promise.text): \(promise.calls) times"))
    }
    // What the app asks of UIKit itself may well be refused.
    // From inside callbacks an app may interrupt what is about to begin.
    guard level != .callbacks else { return found }
    found += complaintsAboutPrepares + complaintsAboutStrays
    if level == .surroundings, shape.isServed, presentationsRefused > 0 {
      found.append(AppComplaint(.refusal, "\(presentationsRefused) presentations or dismissals"))
    }
    guard level == .calls else { return found }
    return found + refusals.dropFirst(tapsRefused).map { AppComplaint(.refusal, $0) }
  }

  /// What UIKit has refused or warned of, but for what it does itself: it pops to the root when the selected tab is
  /// tapped, whatever runs, and tells the delegate of the tap then.
  var refusals: [String] {
    let texts = HeadlessLog.texts
    return zip(texts, texts.dropFirst() + [""]).compactMap { text, next in
      let isOfTap = text.hasPrefix("nested pop") && next.contains("(_:didSelect:")
      let isRefusal =
        text.hasPrefix("Attempt to ") || text.hasPrefix("nested p")
        || text.hasSuffix("during a transition")
      return isRefusal && !isOfTap ? text : nil
    }
  }

  private var complaintsAboutHiding: [AppComplaint] {
    members.compactMap(\.object).compactMap { controller in
      let isHidden = controller.viewIfLoaded?.accessibilityElementsHidden == true
      return isHidden ? AppComplaint(.hidden, "\(controller.name) can't be reached") : nil
    }
  }

  private var complaintsAboutTree: [AppComplaint] {
    var found: [AppComplaint] = []
    for resident in residents {
      let controller = resident.controller
      if controller.transitionCoordinator != nil {
        found.append(AppComplaint(.coordinator, "\(controller.name) has one at rest"))
      }
      if let tabs = controller as? any AppTabs { found += complaints(about: tabs) }
      guard let members = members(of: controller) else { continue }
      // What leaves a stack off screen leaves its parent when the stack is seen again.
      let isWrong =
        resident.isVisible
        ? Set(members) != Set(controller.children)
        : !Set(members).isSubset(of: controller.children)
      if isWrong {
        let names = (members.map(\.name), controller.children.map(\.name))
        found.append(AppComplaint(.tree, "\(controller.name) has \(names.0), children \(names.1)"))
      }
    }
    return found
  }

  /// Every transition is prepared by its effect.
  private var complaintsAboutPrepares: [AppComplaint] {
    // An object that is gone has taken its count with it, and another effect in its place counts nothing.
    guard livingTransitions.count == servers.count else { return [] }
    let begun = livingTransitions.map(\.tally.transitions).reduce(0, +)
    let ends = completionCount + changesEnded
    // A change that a box offers to a gesture ends unprepared where the screen doesn't let the gesture leave it, and where another
    // gesture begins instead.
    let isReplaced = hasReducedMotion || livingTransitions.contains(where: \.tally.isLeftOut)
    let unprepared = isReplaced ? ends : refusalCount + offerCount
    let isComplete = (begun...(begun + unprepared)).contains(ends)
    return isComplete ? [] : [AppComplaint(.effect, "\(begun) prepared, \(ends) ended")]
  }

  /// A card that is presented is one that the app can reach; one in a context goes with that, wherever it is.
  private var complaintsAboutStrays: [AppComplaint] {
    let reached = Set(residents.map(\.controller))
    let strays = members.compactMap(\.object).filter { card in
      let isInContext = [.currentContext, .overCurrentContext].contains(card.modalPresentationStyle)
      return card.isCard && !isInContext && !reached.contains(card)
    }
    return strays.map { AppComplaint(.tree, "\($0.name) is presented, and can't be reached") }
  }

  private func members(of controller: UIViewController) -> [UIViewController]? {
    switch controller {
    case let stack as any AppStack: stack.viewControllers
    case let tabs as any AppTabs: tabs.viewControllers
    case let box as AppBox: box.displayedChildren
    default: nil
    }
  }

  private func complaints(about tabs: any AppTabs) -> [AppComplaint] {
    var found: [AppComplaint] = []
    if tabs.tabBar.selectedItem !== tabs.selectedViewController?.tabBarItem {
      found.append(AppComplaint(.tabs, "\(tabs.name) has another item selected"))
    }
    if tabs.isInWindow, !tabs.isMarked {
      found.append(AppComplaint(.tabs, "the mark of \(tabs.name) is off its tab"))
    }
    if !tabs.tabBar.isUserInteractionEnabled {
      found.append(AppComplaint(.tabs, "the bar of \(tabs.name) takes no touches"))
    }
    return found
  }
}
