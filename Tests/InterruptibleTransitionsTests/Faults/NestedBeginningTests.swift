import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Transitions that begin inside the beginning of another one.
@MainActor @Suite(.serialized) struct NestedBeginningTests {
  private let transition = InterruptibleTransition()

  /// Where an app selects another tab while a stack in the first one pops.
  enum Place: CaseIterable {
    case layout, appearing, prepare, animate, cleanUp
  }

  @Test("A tab may be selected from inside a pop by a finger", arguments: Place.allCases)
  func tabInsidePop(place: Place) {
    let root = AppearingScreen("Root")
    let navigation = UINavigationController(rootViewController: root)
    let other = Screen("Other")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    let stage = Stage { tabs }
    transition.install(on: tabs)
    transition.install(on: navigation)
    transition.push(Screen("Top"), onto: navigation, animated: false)
    stage.settle()
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

    stage.touchDown(at: CGPoint(x: 4, y: 400))
    stage.drag(by: 200)
    stage.drag(by: 60, frames: 2)
    stage.lift()
    stage.settle()

    #expect(isDone)
    #expect(stage.complaints(of: transition) == [])
    #expect(tabs.selectedIndex == 1)
    #expect(stage.answers(other))
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
