import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A tab bar controller that is presented itself, with a form in it.
@MainActor @Suite(.serialized) struct PresentedTabsTests {
  @Test(
    "No gesture reverses the presentation of tabs with a form that may not be left",
    arguments: PlayedRows.current.pairs(
      [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom],
      [BackPolicy.allow, .resist, .forbid]
    )
  )
  func presentedTabs(style: UIModalPresentationStyle, policy: BackPolicy) {
    for isStack in [false, true] {
      for seconds in [0.02, 0.1, 0.2] {
        for isTap in [true, false] {
          let root = Screen("Root")
          let form = GuardedScreen("Form")
          form.policy = policy
          let cards = InterruptibleTransition(.cover)
          let tabs = InterruptibleTabBarController()
          tabs.viewControllers = [
            isStack ? UINavigationController(rootViewController: form) : form, Screen("Other"),
          ]
          tabs.modalPresentationStyle = style
          let stage = Stage(cards, tabs.transition) { root }
          cards.present(tabs, from: root)
          stage.advance(by: seconds)
          if isTap {
            stage.tap(at: CGPoint(x: 230, y: 600))
          } else {
            stage.touchDown(at: CGPoint(x: 230, y: 500))
            stage.drag(by: 0, 250, frames: 6)
            stage.lift()
          }
          stage.settle()
          let isKept = root.presentedViewController === tabs
          #expect(isKept == (policy != .allow), "\(isStack) \(seconds) \(isTap)")
        }
      }
    }
  }
}
