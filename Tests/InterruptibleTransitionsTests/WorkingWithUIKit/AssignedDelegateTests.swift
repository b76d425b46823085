import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What the `delegate` of the subclasses says and does.
@MainActor @Suite(.serialized) struct AssignedDelegateTests {
  @Test("A navigation controller's delegate reads as it was assigned, and the gestures stay")
  func navigation() throws {
    let navigation = InterruptibleNavigationController(rootViewController: Screen("A"))
    let stage = Stage { navigation }
    #expect(navigation.delegate == nil)
    let own = OwnDelegate()
    navigation.delegate = own

    navigation.pushViewController(Screen("B"), animated: true)
    stage.advance(by: 0.1)

    #expect(navigation.delegate === own)
    #expect(navigation.transition.flight(in: navigation) != nil)
    #expect(navigation.interruptibleTransition === navigation.transition)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(own.calls.contains("willShow B"))
    #expect(navigation.viewControllers.count == 1)
    navigation.delegate = nil
    #expect(navigation.delegate == nil)
    own.forget()
    navigation.pushViewController(Screen("C"), animated: false)
    stage.settle()
    #expect(own.calls == [])
  }

  @Test("A tab bar controller's delegate reads as it was assigned, and its tabs are in flight")
  func tabs() {
    let tabs = InterruptibleTabBarController()
    tabs.viewControllers = [Screen("A"), Screen("B")]
    let stage = Stage { tabs }
    #expect(tabs.delegate == nil)
    let own = OwnDelegate()
    own.allows = true
    tabs.delegate = own

    tabs.selectedIndex = 1
    stage.advance(by: 0.1)

    #expect(tabs.delegate === own)
    #expect(tabs.transition.flight(in: tabs) != nil)
    stage.settle()
    #expect(tabs.selectedIndex == 1)
  }

  @Test("Without the transition the delegate is whoever was put there")
  func uninstalled() {
    let navigation = InterruptibleNavigationController(rootViewController: Screen("A"))
    let stage = Stage { navigation }
    let own = OwnDelegate()
    navigation.delegate = own

    navigation.transition.uninstall()
    stage.advance(by: 0.1)

    #expect(navigation.delegate === own)
  }

  @Test("A navigation controller is made for bars of an app's classes")
  func bars() {
    let navigation = InterruptibleNavigationController(navigationBarClass: nil, toolbarClass: nil)
    navigation.viewControllers = [Screen("A")]
    let stage = Stage { navigation }

    navigation.pushViewController(Screen("B"), animated: true)
    stage.advance(by: 0.1)

    #expect(navigation.transition.flight(in: navigation) != nil)
    stage.settle()
  }

  @Test("A flight is the same whoever asks for it, and another than the next")
  func identity() throws {
    let navigation = InterruptibleNavigationController(rootViewController: Screen("A"))
    let stage = Stage { navigation }
    navigation.pushViewController(Screen("B"), animated: true)
    stage.advance(by: 0.1)
    let first = try #require(navigation.transition.flight(in: navigation))
    #expect(navigation.transition.flights == [first])
    #expect(Set([first] + navigation.transition.flights).count == 1)
    stage.settle()
    navigation.pushViewController(Screen("C"), animated: true)
    stage.advance(by: 0.1)

    #expect(navigation.transition.flight(in: navigation) != first)
    stage.settle()
  }
}
