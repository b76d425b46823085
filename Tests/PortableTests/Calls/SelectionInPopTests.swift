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

    @Test("A tab may be selected from inside a pop", arguments: Place.allCases)
    func tabInsidePop(place: Place) async {
      let root = Screen("Root")
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
      case .prepare, .animate, .cleanUp:
        transition.effect = MeddlingEffect(place: place, action: select)
      }

      transition.pop(from: navigation)
      await stage.settle()

      #expect(isDone)
      #expect(stage.complaints == [])
      #expect(tabs.selectedIndex == 1)
      #expect(await stage.answers(other))
    }
  }
}

/// A slide that does something in one of its methods.
private struct MeddlingEffect: TransitionEffect {
  let place: Portable.SelectionInPopTests.Place
  let action: @MainActor @Sendable () -> Void
  private let slide = SlideEffect()

  init(place: Portable.SelectionInPopTests.Place, action: @escaping @MainActor @Sendable () -> Void)
  {
    self.place = place
    self.action = action
  }

  func prepare(_ scene: TransitionScene) {
    slide.prepare(scene)
    if place == .prepare { action() }
  }

  func animate(_ scene: TransitionScene) {
    slide.animate(scene)
    if place == .animate { action() }
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    if place == .cleanUp { action() }
  }
}
