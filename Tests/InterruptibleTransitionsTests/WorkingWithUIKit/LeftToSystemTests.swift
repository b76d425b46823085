import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// An app that chooses no effect leaves the transition to UIKit.
@MainActor @Suite(.serialized) struct LeftToSystemTests {
  /// How an app chooses no effect.
  enum Choice: CaseIterable {
    case bare, wrapped, combined, carried

    @MainActor
    var effect: any TransitionEffect {
      let none = BuiltInEffect.choosing { _ in nil }
      switch self {
      case .bare: return none
      case .wrapped: return WrappedEffect(base: none)
      case .combined: return none.combined(with: .fade)
      case .carried: return none.carried(by: .systemPush)
      }
    }
  }

  @Test(
    "UIKit makes the change with its own animation, and completions tell of it",
    arguments: ContainerKind.allCases.filter { $0 != .container },
    Choice.allCases
  )
  func change(kind: ContainerKind, choice: Choice) {
    for isOwnCall in [true, false] {
      let stage = ContainerStage(kind, choice.effect)
      for isForward in [true, false] {
        isOwnCall ? stage.ask(forward: isForward) : stage.go(forward: isForward)
        stage.advance(by: 0.1)
        #expect(stage.transition.phase == .idle, "\(isOwnCall) \(isForward)")
        #expect(stage.second.view.layer.mask == nil)
        stage.tap(at: CGPoint(x: 200, y: 400))
        stage.transition.reverse()
        stage.settle()
        stage.advance(by: 1)
        #expect(stage.showsSecond == isForward, "\(isOwnCall) \(isForward)")
      }
      #expect(stage.complaints == [], "\(isOwnCall)")
    }
  }

  @Test("A custom container, for which UIKit has no transition, slides", arguments: Choice.allCases)
  func container(choice: Choice) {
    let stage = ContainerStage(.container, choice.effect)
    for isForward in [true, false] {
      stage.ask(forward: isForward)
      stage.advance(by: 0.1)
      #expect(stage.transition.phase == .settling(toward: .end))
      stage.settle()
      #expect(stage.showsSecond == isForward)
    }
  }

  @Test("Calls have the outcome of UIKit's transition", arguments: [true, false])
  func outcomes(isAnimated: Bool) {
    let stage = ContainerStage(.navigation, Choice.bare.effect)
    var ends: [TransitionEnd] = []
    let navigation = stage.root as! UINavigationController
    stage.transition.push(stage.second, onto: navigation, animated: isAnimated) { ends.append($0) }
    stage.advance(by: 0.1)
    stage.transition.pop(from: navigation, animated: isAnimated) { ends.append($0) }
    stage.advance(by: 16)
    #expect(ends == [.end, .end])
    #expect(!stage.showsSecond)
  }

  @Test("The system's swipe pops a screen whose pop is left to it", arguments: [true, false])
  func swipe(isDisabledByDelegate: Bool) {
    for isFinished in [true, false] {
      let stage = ContainerStage(.navigation, .choosing { _ in nil })
      HeadlessPersonality.current.stacks.delegateDisablesSystemPop = isDisabledByDelegate
      stage.goForward()
      stage.advance(by: 8)
      stage.touchDown(at: CGPoint(x: 4, y: 400))
      stage.drag(by: 300, frames: 10)
      #expect(stage.transition.phase == .idle)
      #expect(stage.left(of: stage.second) > 200)
      if !isFinished { stage.drag(by: -280, frames: 20) }
      stage.lift()
      stage.advance(by: 8)
      #expect(stage.showsSecond == !isFinished)
    }
  }

  @Test(
    "A pop during the system's swipe removes one screen more than the swipe, wherever it ends",
    arguments: [true, false],
    [true, false]
  )
  func popInSwipe(isLeft: Bool, isAnimated: Bool) {
    for moment in SwipeMoment.allCases {
      for gap in [0, 1, 4, 16] {
        let stage = ContainerStage(.navigation, isLeft ? .choosing { _ in nil } : .slide)
        if !isLeft { stage.transition.gestures.pop = .disabled }
        let navigation = stage.root as! UINavigationController
        let screens = (0..<4).map { Screen("\($0)") }
        navigation.setViewControllers(screens, animated: false)
        stage.advance(by: 1)
        stage.touchDown(at: CGPoint(x: 4, y: 400))
        stage.drag(by: 200, frames: 10)
        if moment == .abandoned { stage.drag(by: -190, frames: 20) }
        if moment != .held { stage.lift() }
        for _ in 0..<gap { stage.advanceFrame() }
        var ends: [TransitionEnd] = []
        stage.transition.pop(from: navigation, animated: isAnimated) { ends.append($0) }
        if moment == .held {
          stage.drag(by: -190, frames: 20)
          stage.lift()
        }
        stage.advance(by: 12)
        let count = moment == .finished ? 2 : 3
        #expect(navigation.viewControllers == Array(screens.prefix(count)), "\(moment) \(gap)")
        #expect(ends == [.end], "\(moment) \(gap)")
      }
    }
  }

  enum SwipeMoment: CaseIterable { case held, abandoned, finished }

  @Test(
    "An object that is uninstalled in a completion leaves the next transition to UIKit",
    arguments: ContainerKind.allCases.filter { $0 != .container }
  )
  func uninstalled(kind: ContainerKind) {
    for isReversed in [true, false] {
      let stage = ContainerStage(kind)
      var ends: [TransitionEnd] = []
      stage.transition.onFlight = { [transition = stage.transition] flight in
        flight.addCompletion { end in
          ends.append(end)
          transition.uninstall()
        }
      }
      stage.goForward()
      stage.advance(by: 0.1)
      if isReversed { stage.transition.reverse() }
      stage.settle()
      #expect(stage.showsSecond == !isReversed)
      stage.go(forward: isReversed)
      stage.advance(by: 0.1)
      #expect(stage.transition.flights.isEmpty)
      stage.advance(by: 8)
      #expect(stage.showsSecond == isReversed)
      #expect(ends == [isReversed ? .start : .end])
    }
  }

  @Test("Only the pops of some screens are left to the system")
  func some() {
    let stage = ContainerStage(
      .navigation,
      .choosing { $0.foregroundViewController?.title == "Second" ? nil : .slide }
    )
    stage.showSecond()
    #expect(stage.phases.isEmpty)
    let navigation = stage.root as! UINavigationController
    navigation.pushViewController(Screen("Third"), animated: true)
    stage.settle()
    #expect(!stage.phases.isEmpty)
    for (isLeft, count) in [(false, 2), (true, 1)] {
      stage.touchDown(at: CGPoint(x: 4, y: 400))
      stage.drag(by: 300, frames: 10)
      #expect(stage.transition.phase == (isLeft ? .idle : .dragging))
      stage.lift()
      stage.settle()
      stage.advance(by: 1)
      #expect(navigation.viewControllers.count == count)
    }
  }

  @Test(
    "A pan starts no transition that is left to UIKit",
    arguments: ContainerKind.allCases.filter { $0 != .navigation && $0 != .container }
  )
  func pan(kind: ContainerKind) {
    let stage = ContainerStage(kind, .choosing { $0.isInteractive ? nil : .cover })
    for isForward in [true, false] {
      let way = isForward ? stage.wayForward : stage.wayBack
      stage.touchDown(at: stage.start(along: way))
      stage.drag(along: way, by: 0.5, frames: 12)
      #expect(stage.transition.phase == .idle)
      stage.lift()
      stage.settle()
      #expect(stage.showsSecond == !isForward)
      stage.go(forward: isForward)
      stage.advance(by: 0.1)
      #expect(stage.transition.phase == .settling(toward: .end))
      stage.settle()
      #expect(stage.showsSecond == isForward)
    }
  }
}
