import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Custom containers that come and go while they change what they show.
@MainActor @Suite(.serialized) struct ContainerAppearanceTests {
  private let transition = InterruptibleTransition(.slide)

  /// What a finger does to the tabs around a container.
  enum TabChange: CaseIterable {
    case takesAway
    case takesAwayAndReturns
    case brings
    case bringsAndReturns

    var brings: Bool { self == .brings || self == .bringsAndReturns }
    var isTakenBack: Bool { self == .takesAwayAndReturns || self == .bringsAndReturns }
  }

  @Test(
    "A change in a container in tabs that a finger changes tells both children what is so",
    arguments: PlayedRows.current.pairs(TabChange.allCases, [true, false])
  )
  func tab(change: TabChange, isAnimated: Bool) {
    for start in stride(from: -60, through: 40, by: 2) {
      let box = BoxController()
      let (first, second) = (Screen("First"), Screen("Second"))
      box.fill(with: first)
      let tabs = UITabBarController()
      tabs.viewControllers = [Screen("Left"), box, Screen("Right")]
      tabs.selectedIndex = change.brings ? 0 : 1
      let stage = Stage { tabs }
      HeadlessClock.framesPerSecond = 120
      transition.install(on: tabs)
      transition.gestures.isTabPanEnabled = true

      stage.touchDown(at: CGPoint(x: 380, y: 400))
      for frame in min(start, 0)...60 {
        if frame == start {
          transition.run(box.context(to: second, .forward, animated: isAnimated))
        }
        stage.advanceFrame()
        if (0..<8).contains(frame) { stage.move(by: change.isTakenBack ? -12 : -30) }
        if frame == 9 { stage.lift() }
      }
      stage.settle()
      let away = [first.isBalanced, second.isBalanced]
      let complaints = stage.complaints(of: transition)
      tabs.selectedIndex = 1
      stage.settle()

      #expect(away == [true, true] && complaints == [], "frame \(start)")
      #expect(box.shown === second && second.view.window != nil, "frame \(start)")
      #expect(first.isBalanced, "frame \(start): \(first.calls)")
      #expect(second.isBalanced, "frame \(start): \(second.calls)")
      transition.uninstall()
    }
  }

  /// A presentation over a container, and from which of its callbacks the container changes what it shows.
  struct Cover: CustomStringConvertible {
    let callback: String
    let style: UIModalPresentationStyle
    let isOurs: Bool
    let isDismissal: Bool
    let runsAnimated: Bool

    var description: String {
      "\(callback), style \(style.rawValue), ours \(isOurs), dismissed \(isDismissal), \(runsAnimated)"
    }

    static let all: [Cover] = {
      var all: [Cover] = []
      for callback in [
        "viewDidLoad", "willAppear", "didAppear", "willDisappear", "didDisappear", "completion",
      ] {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
          for bits in 0..<8 {
            all.append(
              Cover(
                callback: callback,
                style: style,
                isOurs: bits & 1 == 1,
                isDismissal: bits & 2 == 2,
                runsAnimated: bits & 4 == 4
              )
            )
          }
        }
      }
      return all
    }()
  }

  @Test(
    "A change in a container from a callback of a presentation over it tells both children what is so",
    arguments: PlayedRows.current.pairs(["box", "first", "card"], [true, false])
  )
  func presentation(who: String, isAnimated: Bool) {
    for cover in Cover.all {
      let box = ToldBox()
      let screens = ["First", "Second", "Card"].map { ToldScreen($0) }
      let card = screens[2]
      box.fill(with: screens[0])
      let stage = Stage { box }
      card.modalPresentationStyle = cover.style
      card.transitioningDelegate = cover.isOurs ? transition : nil
      var isDue = false
      let happen: @MainActor (String) -> Void = { [transition] told in
        guard told == cover.callback, isDue else { return }
        isDue = false
        transition.run(box.context(to: screens[1], .forward, animated: cover.runsAnimated))
      }
      switch who {
      case "box": box.onCall = happen
      case "first": screens[0].onCall = happen
      default: card.onCall = happen
      }

      isDue = !cover.isDismissal
      box.present(card, animated: isAnimated) { happen("completion") }
      rest(stage)
      if cover.isDismissal {
        isDue = true
        box.dismiss(animated: isAnimated) { happen("completion") }
        rest(stage)
      }
      for screen in screens {
        #expect(screen.isBalanced, "\(cover): \(screen.title ?? "") \(screen.calls)")
      }
      if box.presentedViewController != nil { box.dismiss(animated: false) }
      rest(stage)

      for screen in screens {
        #expect(screen.isBalanced, "\(cover), back: \(screen.title ?? "") \(screen.calls)")
      }
      #expect(stage.complaints(of: transition) == [], "\(cover)")
    }
  }
}

extension ContainerAppearanceTests {
  /// Lets everything come to rest, also the system's own transitions where they take seconds.
  private func rest(_ stage: Stage) {
    stage.settle()
    stage.settle()
  }
}

/// A screen that does something when it is told of its coming and going.
private final class ToldScreen: Screen {
  var onCall: @MainActor (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    onCall("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onCall("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onCall("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onCall("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onCall("didDisappear")
  }
}

/// A container that does so.
private final class ToldBox: BoxController {
  var onCall: @MainActor (String) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onCall("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onCall("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onCall("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onCall("didDisappear")
  }
}
