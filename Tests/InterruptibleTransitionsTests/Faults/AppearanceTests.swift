import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Screens whose containers come and go while they do.
@MainActor @Suite(.serialized) struct AppearanceTests {
  private let transition = InterruptibleTransition()

  @Test("A screen that is turned while tabs change marks the right tab", arguments: [true, false])
  func rotatedTabs(byFinger: Bool) {
    let screens = (0..<4).map { Screen("Tab \($0)") }
    let tabs = MarkedTabBarController()
    tabs.viewControllers = screens
    tabs.selectedIndex = 2
    let stage = Stage { tabs }
    transition.install(on: tabs)
    transition.effect = .shift
    screens[3].onWillAppear = { [transition] in transition.animateAlongside { tabs.moveMark() } }

    if byFinger {
      stage.touchDown(at: CGPoint(x: 380, y: 400))
      stage.drag(by: -200)
    } else {
      transition.select(screens[3], in: tabs)
      stage.advance(by: 0.1)
    }
    HeadlessScreen.rotate(to: .landscapeRight)
    stage.advance(by: 0.1)
    stage.lift()
    stage.settle()

    let width = stage.window.bounds.width / 4
    #expect(tabs.mark.center.x == width * (CGFloat(tabs.selectedIndex) + 0.5))
    #expect(tabs.mark.displayedFrame == tabs.mark.frame)
    #expect(tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem)
    #expect(stage.complaints(of: transition) == [])
  }

  /// What a screen does to the window that it is about to come into.
  enum Upheaval: CaseIterable {
    case rootAwayAndBack
    case windowHiddenAndShown

    @MainActor
    func happen(to window: UIWindow) {
      switch self {
      case .rootAwayAndBack:
        let root = window.rootViewController
        window.rootViewController = UIViewController()
        window.rootViewController = root
      case .windowHiddenAndShown:
        window.isHidden = true
        window.isHidden = false
      }
    }
  }

  @Test(
    "A screen that is presented and takes its window's content away and back is told what is so",
    arguments: Upheaval.allCases,
    [ContainerKind.fullScreen, .overFullScreen, .card, .custom]
  )
  func upheavedPresentation(upheaval: Upheaval, kind: ContainerKind) {
    for callback in [\Screen.onLoad, \.onWillAppear, \.onLayout] {
      for isAnimated in [true, false] {
        let stage = ContainerStage(kind)
        var hasHappened = false
        stage.second[keyPath: callback] = {
          guard !hasHappened else { return }
          hasHappened = true
          upheaval.happen(to: stage.window)
        }
        var completions = 0
        stage.transition.present(stage.second, from: stage.first, animated: isAnimated) {
          completions += 1
        }
        stage.settle()

        let (first, second) = (stage.first, stage.second)
        #expect(hasHappened)
        #expect(first.isBalanced, "\(callback) \(isAnimated) \(first.calls)")
        #expect(second.isBalanced, "\(callback) \(isAnimated) \(second.calls)")
        #expect(stage.transition.phase == .idle && stage.transition.flights.isEmpty)
        #expect(first.view.window != nil && completions == 1, "\(completions)")
      }
    }
  }
}

/// Tabs with a mark below the selected one.
private final class MarkedTabBarController: UITabBarController {
  let mark = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 4))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(mark)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    moveMark()
  }

  func moveMark() {
    mark.center.x = view.bounds.width / 4 * (CGFloat(selectedIndex) + 0.5)
  }
}
