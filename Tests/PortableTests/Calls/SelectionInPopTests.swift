import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Another tab is selected from inside a pop.
  @MainActor @Suite struct SelectionInPopTests {
    private let transition = InterruptibleTransition()

    /// Where an app selects another tab while a stack in the first one pops.
    enum Place: CaseIterable {
      case layout, appearing, prepare, animate, cleanUp
    }

    @Test(
      "A tab may be selected from inside a pop, by a call or by a finger",
      arguments: Place.allCases,
      Stage.canTouch ? [false, true] : [false]
    )
    func tabInsidePop(place: Place, isByFinger: Bool) async {
      let root = AppearingScreen("Root")
      let navigation = UINavigationController(rootViewController: root)
      let other = Screen("Other")
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, other]
      let stage = await Stage(transition) { tabs }
      transition.install(on: tabs)
      transition.install(on: navigation)
      transition.push(Screen("Top"), onto: navigation, animated: false)
      await stage.settle()
      var isDone = false
      let select = { @MainActor in
        guard !isDone else { return }
        isDone = true
        tabs.selectedIndex = 1
      }
      switch place {
      case .layout: root.onLayout = select
      case .appearing: root.onIsAppearing = select
      case .prepare: transition.effect = MeddlingEffect(onPrepare: select)
      case .animate: transition.effect = MeddlingEffect(onAnimate: select)
      case .cleanUp: transition.effect = MeddlingEffect(onCleanUp: select)
      }

      if isByFinger {
        stage.touchDown(at: CGPoint(x: 4, y: 400))
        await stage.drag(by: CGVector(dx: 200, dy: 0), frames: 10)
        await stage.drag(by: CGVector(dx: 60, dy: 0), frames: 2)
        stage.lift()
      } else {
        transition.pop(from: navigation)
      }
      await stage.settle()

      #expect(isDone)
      #expect(stage.complaints == [])
      #expect(tabs.selectedIndex == 1)
      #expect(await stage.answers(other))
    }
  }
}

/// A screen that does something when UIKit says that it is appearing.
private final class AppearingScreen: Screen {
  var onIsAppearing: @MainActor () -> Void = {}

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onIsAppearing()
  }
}
