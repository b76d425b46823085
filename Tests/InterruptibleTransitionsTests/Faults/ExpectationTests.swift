import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What a finger or a call expects belongs to the change that it asked for.
@MainActor @Suite(.serialized) struct ExpectationTests {
  private let transition = InterruptibleTransition()

  /// What takes a stack away in the turn in which a finger begins to pop.
  enum Interference: CaseIterable {
    case systemTabs, foreignTabs, otherRoot, foreignContainer
  }

  @Test(
    "A pop whose stack goes before it begins leaves nothing that is expected",
    arguments: Interference.allCases,
    HeadlessPersonality.all
  )
  func lostPop(interference: Interference, personality: HeadlessPersonality) {
    let stack = UINavigationController(rootViewController: Screen("Root"))
    let (other, tabs, box) = (Screen("Other"), UITabBarController(), BoxController())
    let foreign = InterruptibleTransition(.shift)
    let stage = Stage(personality: personality) {
      if interference == .foreignContainer {
        box.fill(with: stack)
        return box
      }
      tabs.viewControllers = [stack, other]
      return tabs
    }
    transition.install(on: stack)
    if interference == .foreignTabs { tabs.delegate = foreign }
    transition.push(Screen("Top"), onto: stack, animated: false)
    stage.settle()
    HeadlessLog.forget()

    stage.touchDown(at: CGPoint(x: 4, y: 400))
    HeadlessClock.schedule(at: CACurrentMediaTime()) {}
    stage.move(by: 30)
    switch interference {
    case .systemTabs, .foreignTabs: tabs.selectedIndex = 1
    case .otherRoot: stage.window.rootViewController = other
    case .foreignContainer: foreign.run(box.context(to: other, .forward))
    }
    stage.drag(by: 100)
    stage.settle()
    stage.advance(by: 1)

    #expect(transition.phase == .idle)
    #expect(transition.flights.isEmpty)
    stage.lift()
    stage.settle()
    #expect(stage.complaints(of: transition, foreign) == [])
    #expect(stage.answers(other))
    transition.push(Screen("Later"), onto: stack, animated: false)
    stage.settle()
    #expect(stack.viewControllers.last?.title == "Later")
  }

  /// Where the app is notified of a transition before UIKit is asked for it.
  enum Notification: CaseIterable {
    case flight, phase
  }

  @Test(
    "A change that the app makes impossible when it's notified of it isn't asked for",
    arguments: [ContainerKind.navigation, .tabs, .fullScreen, .custom, .container],
    Notification.allCases
  )
  func impossible(kind: ContainerKind, notification: Notification) {
    for number in 0..<8 {
      let (isForward, byFinger, isSame) = (number & 1 > 0, number & 2 > 0, number & 4 > 0)
      // UIKit makes the change by then.
      if notification == .phase, !byFinger { continue }
      let stage = ContainerStage(kind)
      let other = Screen("Other")
      if !isForward { stage.showSecond() }
      var isDone = false
      let change = { [unowned stage] in
        if isDone { return }
        isDone = true
        if isSame, kind != .container {
          return isForward ? stage.goForward(animated: false) : stage.goBack(animated: false)
        }
        stage.navigation?.viewControllers = [other]
        stage.tabs?.viewControllers = [other]
        guard kind.isPresentation else { return }
        if isForward {
          stage.first.present(other, animated: false)
        } else {
          stage.first.dismiss(animated: false)
        }
      }
      switch notification {
      case .flight: stage.transition.onFlight = { _ in change() }
      case .phase: stage.transition.onPhaseChange = { _ in change() }
      }
      if byFinger {
        let way = isForward ? stage.wayForward : stage.wayBack
        stage.touchDown(at: stage.start(along: way))
        stage.drag(along: way, by: 0.6, frames: 10)
        stage.lift()
      } else {
        stage.ask(forward: isForward)
      }
      stage.settle()
      stage.advance(by: 1)
      let comment: Comment = "forward: \(isForward), by a finger: \(byFinger), the same: \(isSame)"
      #expect(isDone && stage.transition.flights.isEmpty, comment)
      let shown =
        switch kind {
        case _ where isSame || kind == .container: isForward ? stage.second : stage.first
        // It can still be pushed.
        case .navigation: isForward ? stage.second : other
        case .tabs: other
        default: isForward ? other : stage.first
        }
      #expect(stage.answers(shown), comment)
      #expect(HeadlessLog.refusals == 0, comment)
    }
  }

  @Test("A push from the delegate of a dismissal is not the finger's", arguments: [true, false])
  func pushInsideDismissal(isCancelled: Bool) {
    let stack = UINavigationController(rootViewController: Screen("Root"))
    let stage = Stage { stack }
    transition.install(on: stack)
    let (pushed, card) = (Screen("Pushed"), Screen("Card"))
    transition.effect = .cover
    card.modalPresentationStyle = .overFullScreen
    transition.present(card, from: stack)
    stage.settle()
    let delegate = PushingDelegate { [transition] in transition.push(pushed, onto: stack) }
    card.presentationController?.delegate = delegate

    stage.touchDown(at: CGPoint(x: 200, y: 200))
    stage.drag(by: 0, 300)
    #expect(transition.flight(in: card)?.phase == .dragging)
    #expect(transition.flight(in: stack)?.phase == .settling(toward: .end))
    if isCancelled { stage.drag(by: 0, -250) }
    stage.lift()
    stage.settle()

    #expect(stack.viewControllers.last === pushed)
    #expect((stack.presentedViewController === card) == isCancelled)
    #expect(stage.complaints(of: transition) == [])
  }

  @Test("A set in one stack and a pop in another are not taken for each other")
  func setAndPop() throws {
    var personality = HeadlessPersonality.launched
    personality.stacks.asksDelegateAtOnce = true
    let (left, right) = (
      UINavigationController(rootViewController: Screen("L")),
      UINavigationController(rootViewController: Screen("R"))
    )
    let stage = Stage(personality: personality) { SplitController([left, right]) }
    transition.install(on: left)
    transition.install(on: right)
    transition.push(Screen("Top"), onto: right, animated: false)
    stage.settle()
    let set = [Screen("New")]

    transition.setViewControllers(set, of: left)
    transition.pop(from: right)
    stage.advance(by: 0.1)
    transition.flight(in: left)?.reverse()
    transition.flight(in: right)?.reverse()
    #expect(transition.flight(in: left)?.phase == .settling(toward: .end))
    #expect(transition.flight(in: right)?.phase == .settling(toward: .start))
    stage.settle()

    #expect(left.viewControllers == set)
    #expect(right.viewControllers.count == 2)
    #expect(stage.complaints(of: transition) == [])
  }
}

private final class PushingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    action()
  }
}
