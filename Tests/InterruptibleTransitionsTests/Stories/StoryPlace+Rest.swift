import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// What must hold once a story is over.
extension StoryPlace {
  /// What is wrong with a transition object in the middle of it.
  var complaintUnderWay: String? {
    for transition in transitions {
      let (progress, velocity) = (transition.progress, transition.velocity)
      guard (0...1).contains(progress), velocity.isFinite else {
        return "progress \(progress), velocity \(velocity)"
      }
    }
    return nil
  }

  /// Everything that is wrong at rest.
  var complaints: [String] {
    var found = complaintsAboutEnding + complaintsAboutBooks + complaintsAboutViews
    for screen in screens {
      if let disorder = screen.disorder {
        found.append("\(screen.title ?? ""): \(disorder) in \(screen.calls)")
      }
      let isShown = shownScreens.contains(screen)
      let last = screen.calls.last
      if isShown ? last != "didAppear" : last != nil && last != "didDisappear" {
        found.append("\(screen.title ?? "") \(isShown ? "is" : "is not") shown: \(screen.calls)")
      }
    }
    return found + (found.isEmpty ? complaintsAboutTaps : [])
  }

  private var complaintsAboutEnding: [String] {
    var found: [String] = []
    if !isAtRest {
      found.append(
        "not at rest: \(transitions.map(\.phase)), "
          + "\(transitions.map { $0.queue.isEmpty ? 0 : 1 }) calls wait, "
          + "UIKit is \(HeadlessClock.isQuiet ? "" : "not ")quiet"
      )
    }
    let (starts, completions) = counts
    if starts != completions { found.append("\(starts) starts, \(completions) completions") }
    let (begun, ended) = (tallies.map(\.begun).reduce(0, +), tallies.map(\.ended).reduce(0, +))
    if begun != ended { found.append("\(begun) prepared, \(ended) cleaned up") }
    // A cross-fade in an effect's place counts nothing.
    let ends = completions + endsOfItsOwn
    let isWrong = story.events.contains(.reduceMotion(true)) ? begun > ends : begun != ends
    if isWrong { found.append("\(begun) prepared, \(ends) completions") }
    // Of a transition of the system's whose window goes nobody says that it is over.
    let mayBeLost = [.serve(false), .show(false)].allSatisfy(story.events.contains)
    if openCompletions != 0, !mayBeLost {
      found.append("\(openCompletions) completions have not come")
    }
    if refusals > 0 { found.append("UIKit has refused \(refusals) calls") }
    return found
  }

  // MARK: - Views

  private var complaintsAboutViews: [String] {
    var found: [String] = []
    for screen in screens {
      let isShown = shownScreens.contains(screen)
      if (screen.viewIfLoaded?.window != nil) != isShown {
        found.append("\(screen.title ?? "") \(isShown ? "is not" : "is") in the window")
      }
    }
    for (place, screen) in shownScreens.enumerated() {
      let isCovered = place < shownScreens.count - 1
      if let complaint = complaint(about: screen, isCovered: isCovered) { found.append(complaint) }
    }
    let screenViews = Set(screens.compactMap(\.viewIfLoaded))
    for view in window.withSubviews {
      if view is TouchShield { found.append("a cover is left in the window") }
      let isLoose = view.superview.map { isContainer($0) } == true && !screenViews.contains(view)
      if isLoose, !mayStay(view) { found.append("\(type(of: view)) is left in a container") }
      if screenViews.contains(view) || screenViews.isDisjoint(with: view.withSubviews) { continue }
      if !view.isUserInteractionEnabled || view.alpha != 1 || view.isHidden {
        found.append("\(type(of: view)) around a screen is not as it was")
      }
    }
    return found
  }

  /// True for a view in which only screens belong, and what a presentation keeps there.
  private func isContainer(_ view: UIView) -> Bool {
    shownScreens.contains { $0.view.superview === view } && view !== window
  }

  private func complaint(about screen: UIViewController, isCovered: Bool) -> String? {
    guard let view = screen.view else { return nil }
    let home = home(of: screen)
    let steppedBack = CGAffineTransform(scaleX: 0.9, y: 0.9)
    let isHome =
      isCovered
      ? view.bounds.size == home.size && [.identity, steppedBack].contains(view.transform)
      : view.convert(view.bounds, to: nil) == home && view.transform == .identity
    let isPlain = view.alpha == 1 && !view.isHidden && view.isUserInteractionEnabled
    let seen = view.layer.presentation()?.frame
    if isHome, isPlain, seen == view.frame { return nil }
    return "\(screen.title ?? "") is at \(view.frame), seen at \(seen ?? .null), "
      + "transform \(view.transform), alpha \(view.alpha), "
      + "\(isPlain ? "" : "not plain, ")home is \(home)"
  }

  // MARK: - Answers

  private var complaintsAboutTaps: [String] {
    guard let top = shownScreens.last as? Screen else { return ["no screen is shown"] }
    let before = top.taps
    HeadlessClock.advance(by: 1)
    HeadlessTouch.send(id: 1, phase: .began, at: top.target)
    HeadlessTouch.send(id: 1, phase: .ended, at: top.target)
    HeadlessClock.advance(by: 0.2)
    return top.taps == before + 1 ? [] : ["\(top.title ?? "") does not answer"]
  }
}

extension UIView {
  /// The view and everything inside it.
  fileprivate var withSubviews: [UIView] {
    [self] + subviews.flatMap(\.withSubviews)
  }
}
