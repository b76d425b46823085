import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Screens whose containers come and go while they do.
  @MainActor @Suite struct AppearanceCallbackTests {
    private let transition = InterruptibleTransition()

    @Test(
      "A push that is paused while something covers it leaves balanced callbacks",
      arguments: [true, false],
      Stage.hosts
    )
    func covered(isCancelled: Bool, host: Stage.Host) async {
      let (first, second, cover) = (Screen("A"), Screen("B"), Screen("Cover"))
      let stack = UINavigationController(rootViewController: first)
      let stage = await Stage(transition, host: host) { stack }
      transition.install(on: stack)
      cover.modalPresentationStyle = .fullScreen
      transition.push(second, onto: stack)
      await stage.advance(by: 0.1)
      transition.pause()

      stack.present(cover, animated: false)
      await stage.advance(by: 0.2)
      if isCancelled { transition.cancel() } else { transition.resume() }
      await stage.settle()
      #expect([first, second, cover].allSatisfy { $0.isBalanced })
      #expect(await stage.answers(cover))

      cover.dismiss(animated: false)
      await stage.settle()
      #expect([first, second, cover].allSatisfy { $0.isBalanced })
      #expect(await stage.answers(stack.topViewController as? Screen ?? first))
      #expect(stage.complaints == [])
    }

    @Test(
      "A custom container in a tab that changes while its own children do",
      arguments: [true, false],
      [true, false]
    )
    func containerInTab(isShared: Bool, comesBack: Bool) async {
      let (first, second) = (Screen("First"), Screen("Second"))
      let (box, other, tabs) = (BoxController(), Screen("Other"), UITabBarController())
      box.fill(with: first)
      tabs.viewControllers = [box, other]
      let tabTransition = isShared ? transition : InterruptibleTransition(.shift)
      let stage = await Stage(transition, tabTransition) { tabs }
      tabTransition.install(on: tabs)

      transition.run(box.context(to: second, .forward))
      await stage.advance(by: 0.1)
      tabTransition.select(other, in: tabs)
      await stage.advance(by: 0.1)
      tabTransition.pause()
      await stage.advance(by: 1)
      tabTransition.resume()
      await stage.settle()
      #expect([first, second, other].allSatisfy { $0.isBalanced })
      #expect(await stage.answers(other))

      if comesBack {
        tabTransition.select(box, in: tabs)
        await stage.settle()
        #expect([first, second, other].allSatisfy { $0.isBalanced })
        #expect(await stage.answers(second))
      }
      #expect(stage.complaints == [])
    }
  }
}
