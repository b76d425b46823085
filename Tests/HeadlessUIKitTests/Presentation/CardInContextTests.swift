import Testing
import UIKit

/// A card that is presented in the context of one tab comes and goes with it.
@MainActor @Suite(.serialized) struct CardInContextTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .overCurrentContext, .currentContext,
  ]

  @Test("D64: it goes with its tab or its window, and comes back with it", arguments: styles)
  func selection(style: UIModalPresentationStyle) {
    let stage = CardStage()
    stage.present(style)
    HeadlessClock.advance(by: 1)

    stage.tabs.selectedIndex = 1
    stage.expectBalance([stage.second])

    stage.tabs.selectedIndex = 0
    stage.expectBalance(stage.displayedWithCard(style))
    #expect(stage.card.view.superview?.frame == stage.tabs.view.bounds)

    stage.tabs.dismiss(animated: false)
    stage.first.dismiss(animated: true)
    stage.expectBalance([stage.first])
  }

  @Test(
    "D64: dismissed while another tab is shown, it is gone when its tab comes back",
    arguments: styles
  )
  func dismissal(style: UIModalPresentationStyle) {
    let stage = CardStage()
    stage.present(style)
    HeadlessClock.advance(by: 1)

    stage.tabs.selectedIndex = 1
    stage.first.dismiss(animated: true)

    stage.expectBalance([stage.second])
    stage.tabs.selectedIndex = 0
    stage.expectBalance([stage.first])
    #expect(stage.first.presentedViewController == nil)
  }

  @Test(
    "D64: its tab goes while it comes, or in the turn in which it is presented",
    arguments: styles,
    [true, false]
  )
  func midFlight(style: UIModalPresentationStyle, isSameTurn: Bool) {
    let stage = CardStage()
    stage.present(style, animated: true)
    if !isSameTurn { HeadlessClock.advance(frames: 1) }

    stage.tabs.selectedIndex = 1

    stage.expectBalance([stage.second])
    guard !isSameTurn else { return }
    stage.tabs.selectedIndex = 0
    stage.expectBalance(stage.displayedWithCard(style))
  }

  @Test(
    "D64: the view that it has covered on its way comes back to where the card stands",
    arguments: [true, false]
  )
  func movedPlace(animated: Bool) {
    let stage = PresentationStage()
    let (child, card) = (Screen("Child"), Screen("Card"))
    (child.definesPresentationContext, card.modalPresentationStyle) = (true, .currentContext)
    stage.a.addChild(child)
    stage.a.view.addSubview(child.view)
    child.didMove(toParent: stage.a)
    let home = stage.a.view.bounds
    child.view.frame = home.offsetBy(dx: -100, dy: 0)
    child.present(card, animated: false)
    HeadlessClock.advance(by: 1)

    // Whoever has moved the child puts it back.
    child.view.frame = home
    stage.a.view.insertSubview(child.view, at: 0)
    #expect(card.view.convert(card.view.bounds, to: nil) == home)
    child.dismiss(animated: animated)
    stage.settle()

    #expect(child.view.superview === stage.a.view && child.view.frame == home)
  }

  @Test("D64: it is slid off with its screen by a push, and back by a pop", arguments: styles)
  func push(style: UIModalPresentationStyle) {
    let stage = CardStage()
    let navigation = UINavigationController()
    stage.tabs.viewControllers = nil
    navigation.setViewControllers([stage.first], animated: false)
    stage.window.rootViewController = navigation
    HeadlessClock.endTurn()
    stage.present(style)
    HeadlessClock.advance(by: 1)

    navigation.pushViewController(stage.second, animated: true)
    stage.expectBalance([stage.second])

    navigation.popViewController(animated: true)
    stage.expectBalance(stage.displayedWithCard(style))
  }

  @Test("D64: it goes with a screen whose push is canceled as it comes", arguments: styles)
  func cancelledPush(style: UIModalPresentationStyle) {
    let stage = CardStage()
    let slide = HandmadeSlide(.startsUnderAFinger)
    stage.tabs.viewControllers = nil
    let navigation = UINavigationController(rootViewController: stage.second)
    navigation.delegate = slide
    stage.window.rootViewController = navigation
    HeadlessClock.endTurn()
    navigation.pushViewController(stage.first, animated: true)
    HeadlessClock.advance(by: 0.1)
    stage.present(style)
    HeadlessClock.advance(by: 0.1)

    slide.release(toward: .start)

    stage.expectBalance([stage.second])
    #expect(stage.card.view.superview?.superview == nil)
  }

  /// What takes the context away.
  enum Departure: CaseIterable {
    case removal
    case dismissal
    case hiddenWindow
  }

  @Test(
    "D64: what a card in a context presents over the whole screen goes when the context, or all of it, goes",
    arguments: Departure.allCases
  )
  func departure(_ departure: Departure) {
    let stage = CardStage()
    let root = UIViewController()
    stage.tabs.viewControllers = departure == .removal ? nil : [stage.first]
    stage.window.rootViewController = root
    if departure == .removal {
      root.addChild(stage.first)
      root.view.addSubview(stage.first.view)
      stage.first.didMove(toParent: root)
    } else {
      stage.tabs.modalPresentationStyle = .overFullScreen
      root.present(stage.tabs, animated: false)
    }
    HeadlessClock.endTurn()
    stage.present(.overCurrentContext)
    HeadlessClock.advance(by: 1)
    if departure == .dismissal { root.dismiss(animated: true) }
    stage.second.modalPresentationStyle = .overFullScreen
    stage.card.present(stage.second, animated: false)

    if departure == .hiddenWindow { stage.window.isHidden = true }
    if departure == .removal {
      stage.first.view.removeFromSuperview()
      stage.first.removeFromParent()
    }

    stage.expectBalance([])
  }
}

/// A fresh screen with a tab bar controller, whose first tab defines a context.
@MainActor
private struct CardStage {
  let window: UIWindow
  let tabs = UITabBarController()
  let first = Screen("First")
  let second = Screen("Second")
  let card = Screen("Card")

  init() {
    window = .fresh { [tabs, first, second] in
      first.definesPresentationContext = true
      tabs.viewControllers = [first, second]
      return tabs
    }
  }

  func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
    card.modalPresentationStyle = style
    first.present(card, animated: animated)
  }

  /// Waits until everything has come to rest, and compares what is seen with what was told.
  func expectBalance(_ displayed: [Screen]) {
    HeadlessClock.advance(by: 2)
    for screen in [first, second, card] {
      let isVisible = displayed.contains(screen)
      #expect(
        screen.isBalanced(endingOnScreen: isVisible),
        "\(screen.title ?? ""): \(screen.calls)"
      )
      #expect((screen.viewIfLoaded?.window != nil) == isVisible, "\(screen.title ?? "")")
    }
  }

  /// What is seen where the first tab is.
  func displayedWithCard(_ style: UIModalPresentationStyle) -> [Screen] {
    style == .currentContext ? [card] : [first, card]
  }
}
