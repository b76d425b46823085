import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// What a transition must not leave behind.
  @MainActor @Suite struct CleanEndTests {
    private let transition = InterruptibleTransition()

    /// When a bar is laid out behind what is presented over it.
    enum Moment: CaseIterable {
      case presenting, presented, dismissing, cancelling
    }

    @Test(
      "A bar that is laid out while it is scaled is in its place afterwards",
      arguments: Moment.allCases,
      [UIModalPresentationStyle.fullScreen, .custom]
    )
    func barBehind(moment: Moment, style: UIModalPresentationStyle) async {
      let stack = UINavigationController(rootViewController: Screen("First"))
      let stage = await Stage(transition) { stack }
      let source = UIView(frame: CGRect(x: 40, y: 500, width: 100, height: 100))
      stack.topViewController?.view.addSubview(source)
      transition.effect = .zoom { _ in source }
      let card = Screen("Card")
      card.modalPresentationStyle = style
      let resting = stack.navigationBar.frame
      let layOut = { stack.setViewControllers([Screen("Other")], animated: false) }

      transition.present(card, from: stack)
      await stage.advance(by: 0.1)
      if moment == .presenting || moment == .cancelling { layOut() }
      if moment == .cancelling { transition.cancel() }
      await stage.settle()
      if moment == .presented { layOut() }
      await stage.settle()
      if moment != .cancelling { transition.dismiss(card) }
      await stage.advance(by: 0.1)
      if moment == .dismissing { layOut() }
      await stage.settle()

      #expect(stack.presentedViewController == nil)
      #expect(resting.minY > 0 || stage.window.safeAreaInsets.top == 0)
      #expect(stack.navigationBar.frame == resting)
      #expect(Stage.top(ofBackgroundIn: stack.navigationBar) == 0)
    }

    @Test("Objects that are installed by turns do not forward to each other for ever")
    func byTurns() async {
      let own = OwnDelegate()
      let other = InterruptibleTransition()
      let stack = UINavigationController(rootViewController: Screen("First"))
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, Screen("Other")]
      let stage = await Stage(transition, other) { tabs }
      stack.delegate = own
      for object in [transition, other, transition] {
        object.install(on: stack)
        object.install(on: tabs)
      }

      stack.pushViewController(Screen("Second"), animated: true)
      await stage.settle()
      tabs.selectedIndex = 1
      await stage.settle()

      #expect(stack.delegate === transition)
      #expect(transition.navigationDelegate === own)
      #expect(own.calls.contains("didShow Second"))
      #expect(tabs.selectedIndex == 1)
      #expect(stage.complaints == [])
    }

    @Test("An effect may move a screen into a view of its own", arguments: [true, false])
    func clip(isCancelled: Bool) async {
      let stack = UINavigationController(rootViewController: Screen("First"))
      let stage = await Stage(transition) { stack }
      let second = Screen("Second")
      transition.install(on: stack)
      transition.effect = ClipEffect()

      transition.push(second, onto: stack)
      await stage.advance(by: 0.1)
      if isCancelled { transition.cancel() }
      await stage.settle()
      #expect(stage.complaints == [])
      #expect(await stage.answers(stack.topViewController as? Screen ?? second))

      if !isCancelled {
        transition.pop(from: stack)
        await stage.settle()
        #expect(stack.topViewController?.view.window === stage.window)
      }
    }

    /// Where animations are asked for when a transition is over.
    enum LateCall: CaseIterable {
      case didMove, coordinator
    }

    @Test("A call at the end of a push is made at once", arguments: LateCall.allCases)
    func alongsideAtTheEnd(call: LateCall) async {
      let stack = UINavigationController(rootViewController: Screen("First"))
      let stage = await Stage(transition) { stack }
      transition.install(on: stack)
      let second = Screen("Second")
      var made: [String] = []
      let animate = { @MainActor [transition] in
        transition.animateAlongside({ made.append("made") }, completion: { made.append("\($0)") })
      }
      if call == .didMove { second.onDidMove = animate }

      transition.push(second, onto: stack)
      if call == .coordinator {
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in animate() }
      }
      await stage.settle()

      #expect(made == ["made", "end"])
    }

    @Test("A card whose window goes in flight leaves a whole screen", arguments: [true, false])
    func scaledPresenter(isRootReplaced: Bool) async {
      let root = Screen("Root")
      let stage = await Stage(transition) { root }
      let card = Screen("Card")
      card.modalPresentationStyle = .custom
      transition.effect = .cover(backgroundScale: 0.9)
      transition.present(card, from: root)
      await stage.advance(by: 0.15)

      if isRootReplaced {
        stage.window.rootViewController = Screen("New")
        await stage.advance(by: 0.1)
        stage.window.rootViewController = root
      } else {
        stage.window.isHidden = true
        await stage.advance(by: 0.1)
        stage.window.isHidden = false
      }
      await stage.settle()

      if root.presentedViewController == nil {
        #expect(root.view.transform == .identity)
        #expect(await stage.answers(root))
      } else {
        #expect(await stage.answers(card))
        transition.dismiss(card, animated: false)
        await stage.settle()
        #expect(root.view.transform == .identity)
        #expect(await stage.answers(root))
      }
      #expect(stage.complaints == [])
    }
  }
}
