import InterruptibleTransitions
import UIKit

@testable import Album
@testable import TestSupport

/// The album in a window, and what must hold when it is at rest.
@MainActor
class AlbumStage: Stage {
  let album = AlbumController()
  let console = HeadlessConsole()
  private var stacks: [Link.Tab: [String]] = [.photos: [], .journal: []]
  private var last = Link(.photos)

  init(_ personality: HeadlessPersonality = .launched) {
    let window = Stage.makeWindow(on: personality, framesPerSecond: 60)
    super.init(window: window, album.transitions)
    // The log tells screens apart by their titles, which the first pages have as well.
    album.photos.title = "photos stack"
    album.journal.title = "journal stack"
    album.transition.gestures.isTabPanEnabled = true
    place(album)
    advance(by: 0.1)
  }

  func open(_ link: Link) {
    album.open(link)
    stacks[link.tab] = link.pages
    last = link
  }

  /// What is wrong at rest, after the last link.
  func complaints(comparedTo appearance: [String]) -> [String] {
    let isThere = shown == expected
    return (isThere ? [] : ["\(shown) instead of \(expected)"])
      + complaints + refusals + appearanceComplaints + console.texts
      + difference(from: appearance)
      + (answersTap() ? [] : ["doesn't answer a tap"])
  }

  // MARK: - Where it is

  /// The tab, the panel, and the stacks that the links have said, if they still count.
  private var shown: [String] {
    let panel = album.presentedViewController.map { "\(type(of: $0))" }
    return ["\(Link.Tab.allCases[album.selectedIndex])", panel ?? "no panel"]
      + zip(Link.Tab.allCases, [album.photos, album.journal]).map { tab, stack in
        stacks[tab] == nil ? "any" : "\(stack.viewControllers.map { $0.title ?? "" })"
      }
  }

  private var expected: [String] {
    let panel = last.panel.map { $0 == .card ? "CardViewController" : "DrawerViewController" }
    return ["\(last.tab)", panel ?? "no panel"]
      + Link.Tab.allCases.map { tab in
        stacks[tab].map { "\(["\(tab)".capitalized] + $0)" } ?? "any"
      }
  }

  /// A finger may change the stack of a tab from now on.
  func forget(_ tab: Link.Tab) {
    stacks[tab] = nil
  }

  // MARK: - What is seen

  /// Each view in the window, with its place.
  var appearance: [String] {
    var found: [String] = []
    func appearance(at view: UIView, depth: Int) {
      let place = "\(view.center) \(view.bounds.size) \(view.transform) \(view.alpha)"
      found.append("\(depth) \(type(of: view)) \(place) \(view.isHidden)")
      for subview in view.subviews { appearance(at: subview, depth: depth + 1) }
    }
    appearance(at: window, depth: 0)
    return found
  }

  private func difference(from appearance: [String]) -> [String] {
    self.appearance.difference(from: appearance).map { change in
      switch change {
      case .insert(_, let view, _): "has \(view)"
      case .remove(_, let view, _): "has no \(view)"
      }
    }
  }

  /// How the album looks where it was opened at a link, with nothing else in between.
  static func appearance(at link: Link, on personality: HeadlessPersonality) -> [String] {
    let key = "\(link) \(personality)"
    if let appearance = appearances[key] { return appearance }
    let stage = AlbumStage(personality)
    stage.open(link)
    stage.settle()
    appearances[key] = stage.appearance
    return stage.appearance
  }

  private static var appearances: [String: [String]] = [:]

  // MARK: - What the screens have heard

  /// What is wrong with the order in which the screens have heard of their coming and going.
  var appearanceComplaints: [String] {
    var last: [String: String] = [:]
    var found = HeadlessLog.texts.filter { $0.hasPrefix("Unbalanced") }
    for text in HeadlessLog.texts {
      guard let dot = text.firstIndex(of: "."), text[dot...].contains("ppear(") else { continue }
      let (name, call) = (String(text[..<dot]), text[dot...].dropFirst().prefix { $0 != "(" })
      let before = last[name] ?? "viewDidDisappear"
      let isLegal =
        switch call {
        case "viewWillAppear": before.hasSuffix("Disappear")
        case "viewWillDisappear": before.hasSuffix("dAppear") || before == "viewWillAppear"
        case "viewDidAppear": before == "viewWillAppear"
        default: before == "viewWillDisappear"
        }
      if !isLegal { found.append("\(name): \(call) after \(before)") }
      last[name] = String(call)
    }
    let top = album.selectedViewController as? UINavigationController
    let presented = album.presentationsAndItself
    let children = presented.flatMap(\.children).filter { $0 is Screen && isInWindow($0) }
    let controllers = [top, top?.topViewController].compactMap { $0 } + presented + children
    let displayed = Set(controllers.map { $0.title ?? "\(type(of: $0))" })
    for name in displayed.union(last.keys) {
      let wanted = displayed.contains(name) ? "viewDidAppear" : "viewDidDisappear"
      if last[name] != wanted { found.append("\(name): \(last[name] ?? "nothing") at the end") }
    }
    return found
  }

  func isInWindow(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window === window
  }

  // MARK: - Touches

  /// Whether the screen in front answers a tap on its button by a transition.
  private func answersTap() -> Bool {
    let title = [.card: "Close", .drawer: "Lisbon"][last.panel] ?? "Details"
    guard let button = button(title) else { return false }
    tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    advance(by: 0.05)
    return !isAtRest
  }

  /// The button of a title on the screen that is in front, or else in the window.
  func button(_ title: String) -> UIButton? {
    let top = (album.selectedViewController as? UINavigationController)?.topViewController
    let front = album.presentedViewController ?? top
    return front?.view.button(title) ?? window.button(title)
  }
}

extension UIView {
  fileprivate func button(_ title: String) -> UIButton? {
    if let button = self as? UIButton, button.currentTitle == title { return button }
    return subviews.lazy.compactMap { $0.button(title) }.first
  }
}

extension UIViewController {
  /// The controller, and what is presented over it.
  var presentationsAndItself: [UIViewController] {
    [self] + (presentedViewController.map(\.presentationsAndItself) ?? [])
  }
}
