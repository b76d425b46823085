import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Who may go back, and by whose recogniser.
@MainActor @Suite(.serialized) struct BackPolicyTests {
  private func navigation(_ policy: BackPolicy) -> (NavigationStage, GuardedScreen) {
    let stage = NavigationStage()
    let gate = GuardedScreen("Gate")
    gate.policy = policy
    stage.navigation.pushViewController(gate, animated: false)
    stage.advance(by: 0.1)
    return (stage, gate)
  }

  @Test("A screen's back policy is asked for once, when a gesture begins, and never for code")
  func asked() {
    let (stage, gate) = navigation(.allow)

    stage.touchDown(at: CGPoint(x: 4, y: 400))
    stage.drag(by: 100, frames: 10)
    #expect(gate.asked == 1)
    #expect(stage.transition.phase == .dragging)
    stage.drag(by: -80, frames: 3)
    stage.lift()
    stage.settle()
    #expect(stage.stack.count == 2)
    stage.navigation.popViewController(animated: true)
    stage.settle()

    #expect(gate.asked == 1)
    #expect(stage.stack == ["First"])
  }

  @Test("A finger that comes to a list's edge by scrolling asks for the back policy once")
  func askedAtTheEdge() {
    let stage = ContainerStage(.card)
    let gate = GuardedScreen("Gate")
    gate.policy = .forbid
    gate.modalPresentationStyle = .custom
    stage.transition.present(gate, from: stage.first)
    stage.settle()
    let list = UIScrollView(frame: gate.view.bounds)
    list.contentSize = CGSize(width: 393, height: 3000)
    list.contentInsetAdjustmentBehavior = .never
    gate.view.addSubview(list)
    list.contentOffset.y = 60
    stage.advanceFrame()

    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.drag(along: stage.wayBack, by: 0.5, frames: 40)

    #expect(gate.asked == 1)
    #expect(stage.transition.phase == .idle)
    stage.lift()
    stage.advance(by: 2)
    #expect(stage.first.presentedViewController === gate)
  }

  @Test("A screen whose back policy resists gives way a little, and comes back")
  func resisting() {
    let (stage, gate) = navigation(.resist)

    stage.touchDown(at: CGPoint(x: 4, y: 400))
    stage.drag(by: 300, frames: 10)
    stage.advanceFrame()
    #expect(stage.transition.phase == .idle)
    let given = gate.view.layer.displayed()?.frame.minX ?? 0
    #expect((20...160).contains(given))
    stage.drag(by: -250, frames: 5)
    stage.advanceFrame()
    let less = gate.view.layer.displayed()?.frame.minX ?? 0
    #expect((1..<(given / 2)).contains(less))
    stage.drag(by: -60, frames: 5)
    stage.advanceFrame()
    #expect(gate.view.layer.displayed()?.frame.minX == 0)
    stage.lift()
    stage.advance(by: 2)

    #expect(stage.stack.count == 2)
    #expect(gate.view.transform == .identity)
    #expect(gate.view.layer.displayed()?.frame.minX == 0)
  }

  @Test(
    "A screen that is modal in presentation resists, and the presentation's delegate hears of the attempt"
  )
  func modal() {
    let stage = ContainerStage(.card)
    let delegate = AdaptiveDelegate()
    stage.showSecond()
    stage.second.presentationController?.delegate = delegate
    stage.second.isModalInPresentation = true

    stage.touchDown(at: stage.start(along: stage.wayBack))
    stage.drag(along: stage.wayBack, by: 0.5, frames: 10)
    stage.advanceFrame()
    #expect(stage.transition.phase == .idle)
    #expect(stage.displayed < 1)
    stage.lift()
    stage.advance(by: 2)

    #expect(stage.showsSecond)
    #expect(stage.displayed == 1)
    #expect(delegate.calls == ["didAttempt"])
  }

  @Test("A dismissal by hand is told to the presentation's delegate as the system's is")
  func dismissed() {
    let stage = ContainerStage(.card)
    let delegate = AdaptiveDelegate()
    stage.showSecond()
    stage.second.presentationController?.delegate = delegate

    stage.touchDown(at: stage.start(along: stage.wayBack))
    stage.drag(along: stage.wayBack, by: 0.2, frames: 10)
    stage.drag(along: stage.wayForward, by: 0.1, frames: 3)
    stage.lift()
    stage.settle()
    #expect(delegate.calls == ["should", "will"])
    stage.touchDown(at: stage.start(along: stage.wayBack))
    stage.drag(along: stage.wayBack, by: 0.7, frames: 10)
    stage.lift()
    stage.settle()

    #expect(!stage.showsSecond)
    #expect(delegate.calls == ["should", "will", "should", "will", "did"])
  }

  @Test(
    "A child of a custom container is asked for a change in either direction, because both take it away",
    arguments: [BackPolicy.allow, .forbid, .resist],
    [TransitionScene.Direction.forward, .backward]
  )
  func child(policy: BackPolicy, direction: TransitionScene.Direction) {
    let (box, gate, other) = (BoxController(), GuardedScreen("Gate"), Screen("Other"))
    gate.policy = policy
    let transition = InterruptibleTransition()
    let stage = Stage(window: Stage.makeWindow(on: .standard), [transition])
    stage.show(box)
    box.fill(with: gate)
    transition.addPan(to: box) { $0 == direction ? box.context(to: other, $0) : nil }
    stage.advance(by: 0.1)

    stage.touchDown(at: CGPoint(x: 200, y: 400))
    stage.drag(by: direction == .forward ? -180 : 180, frames: 12)
    stage.lift()
    stage.settle()

    #expect(gate.asked == 1)
    #expect(box.shown === (policy == .allow ? other : gate))
    #expect(stage.complaints == [])
  }

  @Test("A delegate that says no to a dismissal is obeyed")
  func refused() {
    let stage = ContainerStage(.card)
    let delegate = AdaptiveDelegate()
    delegate.allows = false
    stage.showSecond()
    stage.second.presentationController?.delegate = delegate

    stage.touchDown(at: stage.start(along: stage.wayBack))
    stage.drag(along: stage.wayBack, by: 0.6, frames: 10)
    #expect(stage.transition.phase == .idle)
    stage.lift()
    stage.settle()

    #expect(stage.showsSecond)
    #expect(delegate.calls == ["should", "didAttempt"])
  }

  @Test(
    "A screen inside the one that a gesture would leave has its say, too",
    arguments: [BackPolicy.forbid, .resist],
    [true, false]
  )
  func inside(policy: BackPolicy, isCard: Bool) {
    let gate = GuardedScreen("Gate")
    gate.policy = policy
    if isCard {
      let stage = ContainerStage(.card)
      let stack = UINavigationController(rootViewController: gate)
      stack.modalPresentationStyle = .custom
      stage.transition.present(stack, from: stage.first)
      stage.settle()
      stage.touchDown(at: stage.start(along: stage.wayBack))
      stage.drag(along: stage.wayBack, by: 0.7, frames: 10)
      stage.lift()
      stage.settle()
      #expect(HeadlessKeyboard.press(UIKeyCommand.inputEscape))
      stage.settle()
      #expect(stage.first.presentedViewController === stack)
    } else {
      let stage = NavigationStage()
      let tabs = UITabBarController()
      tabs.viewControllers = [gate, Screen("Other")]
      stage.navigation.pushViewController(tabs, animated: false)
      stage.advance(by: 0.1)
      stage.touchDown(at: CGPoint(x: 4, y: 400))
      stage.drag(by: 300, frames: 10)
      stage.lift()
      stage.advance(by: 2)
      #expect(stage.stack.count == 2)
      #expect(gate.asked == 1)
      tabs.selectedIndex = 1
      stage.advance(by: 2)
      stage.touchDown(at: CGPoint(x: 4, y: 400))
      stage.drag(by: 300, frames: 10)
      stage.lift()
      stage.settle()
      #expect(stage.stack.count == 2)
      #expect(gate.asked == 2)
    }
  }

  /// Where a screen is inside another one that doesn't show it.
  enum Hiding: CaseIterable {
    case lowerInStack, otherTab, stackInOtherTab

    @MainActor
    func container(of hidden: UIViewController) -> UIViewController {
      var inner = hidden
      if self != .otherTab {
        let stack = UINavigationController()
        stack.viewControllers = [hidden] + (self == .lowerInStack ? [Screen("Detail")] : [])
        inner = stack
      }
      guard self != .lowerInStack else { return inner }
      let tabs = UITabBarController()
      tabs.viewControllers = [Screen("Shown"), inner]
      return tabs
    }
  }

  @Test(
    "A lower screen of a stack and another tab are asked if they were shown",
    arguments: PlayedRows.current.pairs(Hiding.allCases, [BackPolicy.allow, .forbid, .resist]),
    [false, true]
  )
  func notShown(row: (hiding: Hiding, policy: BackPolicy), isModal: Bool) {
    // A stack lies in no other one.
    for kind in [ContainerKind.card, .fullScreen, .navigation]
    where kind != .navigation || row.hiding != .lowerInStack {
      for (isLoaded, seconds) in [(true, 0.1), (true, 2), (false, 0.1), (false, 2)] {
        let stage = ContainerStage(kind)
        let (gate, modal) = (GuardedScreen("Gate"), UIViewController())
        gate.policy = row.policy
        modal.isModalInPresentation = row.policy != .allow
        let hidden = isModal ? modal : gate
        if isLoaded { hidden.loadViewIfNeeded() }
        let inner = row.hiding.container(of: hidden)
        inner.modalPresentationStyle = kind == .card ? .custom : .fullScreen
        if let navigation = stage.navigation {
          stage.transition.push(inner, onto: navigation)
        } else {
          stage.transition.present(inner, from: stage.first)
        }
        stage.advance(by: seconds)
        stage.touchDown(at: stage.start(along: stage.wayBack))
        stage.drag(along: stage.wayBack, by: 0.7, frames: 10)
        stage.lift()
        stage.settle()
        let isKept = inner.presentingViewController != nil || inner.parent != nil
        #expect(isKept == (isLoaded && row.policy != .allow), "\(kind) \(isLoaded) \(seconds)")
        #expect(stage.complaints == [])
      }
    }
  }

  @Test("A child of an app's container that is modal or has a policy isn't left backward")
  func container() {
    for policy in [BackPolicy.allow, .forbid, .resist] {
      let stage = ContainerStage(guarded: .container)
      stage.showSecond()
      stage.guarded?.policy = policy

      stage.touchDown(at: stage.start(along: stage.wayBack))
      stage.drag(along: stage.wayBack, by: 0.7, frames: 10)
      stage.advanceFrame()
      #expect((stage.transition.phase == .dragging) == (policy == .allow))
      if policy == .resist { #expect((0.5..<0.99).contains(stage.displayed)) }
      if policy == .forbid { #expect(stage.displayed == 1) }
      stage.lift()
      stage.settle()
      if policy != .allow {
        #expect(stage.escape(from: stage.second))
        stage.settle()
        #expect(HeadlessKeyboard.press("[", .command))
        stage.settle()
        #expect(stage.displayed == 1)
      }

      #expect(stage.showsSecond == (policy != .allow))
      #expect(stage.complaints == [])
    }
  }

  @Test(
    "Two fingers don't leave a screen that may not be left",
    arguments: [BackPolicy.forbid, .resist]
  )
  func pinched(policy: BackPolicy) {
    let picture = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
    for kind in [ContainerKind.navigation, .fullScreen, .container] {
      let stage = ContainerStage(kind, .zoom { _ in picture }, makeScreen: { GuardedScreen($0) })
      stage.first.view.addSubview(picture)
      stage.showSecond()
      stage.guarded?.policy = policy
      var fingers = FingerTips()
      fingers.pinch(on: stage)
      #expect(stage.transition.phase == .idle)
      fingers.send(.ended)
      stage.settle()

      #expect(stage.showsSecond)
      #expect(stage.complaints == [])
    }
  }

  @Test("A scroll of a trackpad over a control doesn't leave a screen that may not be left")
  func scrolled() {
    for pop in [PopGesture.edge, .disabled] {
      let (stage, gate) = navigation(.forbid)
      let control = UIControl(frame: gate.view.bounds)
      control.addAction(UIAction { _ in }, for: .valueChanged)
      gate.view.addSubview(control)
      stage.transition.gestures.pop = pop
      stage.advanceFrame()
      HeadlessScroll.send(phase: .began, at: CGPoint(x: 200, y: 400))
      for _ in 0..<10 {
        stage.advanceFrame()
        HeadlessScroll.send(
          phase: .moved,
          delta: CGVector(dx: 25, dy: 0),
          at: CGPoint(x: 200, y: 400)
        )
      }
      HeadlessScroll.send(phase: .ended, at: CGPoint(x: 200, y: 400))
      stage.settle()

      #expect(stage.stack.count == 2)
      if pop == .edge { #expect(gate.asked == 1) }
    }
  }

  @Test(
    "A screen with a transition of the system's is left to the system, by code and by gesture",
    arguments: [true, false]
  )
  func preferredTransition(isDisabledByDelegate: Bool) {
    let stage = NavigationStage()
    HeadlessPersonality.current.stacks.delegateDisablesSystemPop = isDisabledByDelegate
    stage.second.preferredTransition = .headlessZoom()

    stage.push(andAdvance: 0.1)
    #expect(stage.transition.phase == .idle)
    stage.advance(by: 8)
    #expect(stage.stack == ["First", "Second"])
    stage.touchDown(at: CGPoint(x: 4, y: 400))
    stage.drag(by: 300, frames: 10)
    #expect(stage.transition.phase == .idle)
    stage.lift()
    stage.advance(by: 8)

    #expect(stage.stack == ["First"])
  }
}

/// Hears how a user dismisses.
@MainActor
final class AdaptiveDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var calls: [String] = []
  var allows = true

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    calls.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    calls.append("didAttempt")
  }
}
