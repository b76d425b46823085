import UIKit

@testable import InterruptibleTransitions

/// What must hold once a story is over.
extension StoryStage {
  /// What is wrong with the transition object in the middle of it.
  var complaintUnderWay: String? {
    let (progress, velocity) = (transition.progress, transition.velocity)
    return (0...1).contains(progress) && velocity.isFinite
      ? nil : "progress \(progress), velocity \(velocity)"
  }

  /// Takes all hands away, and lets everything come to rest.
  func end() {
    HeadlessApplication.becomeActive()
    HeadlessTouch.cancelAll()
    perform(.serve(true))
    var calmFrames = 0
    for _ in 0..<2400 where calmFrames < 12 {
      if transition.phase == .held { transition.resume() }
      stage.advanceFrame()
      calmFrames = isAtRest ? calmFrames + 1 : 0
    }
  }

  private var isAtRest: Bool { transition.isAtRest && HeadlessClock.isQuiet }

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
        "not at rest: \(transition.phase), \(transition.waiting.count) calls wait, "
          + "UIKit is \(HeadlessClock.isQuiet ? "" : "not ")quiet"
      )
    }
    let starts = HeadlessLog.texts.count {
      $0.hasPrefix("animator.startInteractiveTransition")
        || $0.hasPrefix("animator.animateTransition")
    }
    let completions = HeadlessLog.texts.count { $0.hasPrefix("context.completeTransition") }
    if starts != completions { found.append("\(starts) starts, \(completions) completions") }
    let (begun, ended) = (counted.tally.begun, counted.tally.ended)
    if begun != ended { found.append("\(begun) prepared, \(ended) cleaned up") }
    let ends = completions + (stage.box?.ends.count ?? 0)
    if begun != ends { found.append("\(begun) prepared, \(ends) completions") }
    if refusals > 0 { found.append("UIKit has refused \(refusals) calls") }
    return found
  }

  // MARK: - Books

  /// The screens that are on the screen, from the back to the front.
  var shownScreens: [UIViewController] {
    if let navigation = stage.navigation { return [navigation.topViewController].compactMap { $0 } }
    if let tabs = stage.tabs { return [tabs.selectedViewController].compactMap { $0 } }
    if let box = stage.box { return [box.shown].compactMap { $0 } }
    return stage.kind == .fullScreen ? Array(presentationChain.suffix(1)) : presentationChain
  }

  private var complaintsAboutBooks: [String] {
    let parents = stage.tabs?.viewControllers ?? stage.navigation?.viewControllers
    let members = parents ?? stage.box.map { [$0.shown].compactMap { $0 } } ?? []
    var found: [String] = []
    if !stage.kind.isPresentation, Set(members) != Set(stage.root.children) {
      found.append("\(names(members)) are its screens, and \(names(stage.root.children)) children")
    }
    for screen in screens {
      let isMember = members.contains(screen)
      if isMember != (screen.parent != nil) {
        found.append("\(screen.title ?? "") has parent \(String(describing: screen.parent))")
      }
      if screen.presentingViewController != nil, !presentationChain.contains(screen) {
        found.append("\(screen.title ?? "") is presented by nobody who knows")
      }
      if screen.transitionCoordinator != nil {
        found.append("\(screen.title ?? "") has a coordinator at rest")
      }
    }
    return found
  }

  private func names(_ controllers: [UIViewController]) -> [String] {
    controllers.map { $0.title ?? "?" }
  }

  // MARK: - Views

  private var complaintsAboutViews: [String] {
    let window = stage.window
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
      if view is FlightCover { found.append("a cover is left in the window") }
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
    shownScreens.contains { $0.view.superview === view } && view !== stage.window
  }

  /// A presentation keeps its own decoration, the memory of what was behind it, and the veil over that.
  private func mayStay(_ view: UIView) -> Bool {
    guard stage.kind.isPresentation else { return false }
    if view is Backdrop || stage.cards.contains(where: { $0.dimming === view }) { return true }
    let backdrop = view.superview.flatMap(Backdrop.find)
    return backdrop?.veil === view
  }

  private func complaint(about screen: UIViewController, isCovered: Bool) -> String? {
    guard let view = screen.view else { return nil }
    let bounds = stage.window.bounds
    var home = bounds
    if stage.cards.contains(where: { $0.presentedViewController === screen }) {
      home.origin.y = (bounds.height / 4).rounded()
      home.size.height -= home.origin.y
    }
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
    guard let top = shownScreens.last as? ButtonScreen else { return ["no screen is shown"] }
    let before = top.taps
    stage.advance(by: 1)
    stage.tap(at: top.target)
    stage.advance(by: 0.2)
    return top.taps == before + 1 ? [] : ["\(top.title ?? "") does not answer"]
  }
}

extension UIView {
  /// The view and everything inside it.
  fileprivate var withSubviews: [UIView] {
    [self] + subviews.flatMap(\.withSubviews)
  }
}
