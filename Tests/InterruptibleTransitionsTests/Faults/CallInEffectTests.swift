import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// An app uninstalls the object in a function of its effect, or makes another call.
@MainActor @Suite struct CallInEffectTests {
  enum Function: CaseIterable {
    case travel, rubberBand, prepare, placeStart, placeEnd, part, spring, frame, cleanUp, choice
    /// The closure that says where a card comes from.
    case source
  }

  /// What happens to the transition: some functions are called again then.
  enum Story: CaseIterable {
    case called, asked, dragged, paused, reversed, resized, grabbed
  }

  /// Calls a closure at one call of a function.
  @MainActor
  private final class Hook {
    let function: Function
    var left: Int
    var action: () -> Void = {}

    init(_ function: Function, at count: Int) {
      (self.function, left) = (function, count)
    }

    func at(_ function: Function) {
      guard function == self.function else { return }
      left -= 1
      if left == 0 { action() }
    }
  }

  /// A slide with all that an effect can have.
  private struct HookedEffect: TransitionEffect {
    let hook: Hook
    let base: any TransitionEffect

    func travel(in scene: TransitionScene) -> CGVector {
      hook.at(.travel)
      return base.travel(in: scene)
    }

    func prepare(_ scene: TransitionScene) {
      base.prepare(scene)
      hook.at(.prepare)
      scene.onFrame { _ in hook.at(.frame) }
    }

    func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
      base.place(scene, foreground: position)
      let isStart = (position == .presented) == (scene.direction == .backward)
      hook.at(isStart ? .placeStart : .placeEnd)
      let view = (scene.foregroundViewController as? Screen)?.view.subviews.first
      scene.animate(0.2...0.6) {
        view?.alpha = position == .presented ? 1 : 0.5
        hook.at(.part)
      }
      guard let view else { return }
      scene.animate(view, with: Spring(response: 0.3)) {
        view.layer.cornerRadius = position == .presented ? 0 : 20
        hook.at(.spring)
      }
    }

    func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
      hook.at(.cleanUp)
      base.cleanUp(scene, at: end)
      let view = (scene.foregroundViewController as? Screen)?.view.subviews.first
      view?.alpha = 1
      view?.layer.cornerRadius = 0
    }

    var rubberBandsPastEnds: Bool {
      MainActor.assumeIsolated { hook.at(.rubberBand) }
      return true
    }
  }

  private func begin(_ story: Story, _ stage: ContainerStage, forward isForward: Bool) {
    switch story {
    case .called: stage.go(forward: isForward)
    case .asked: stage.ask(forward: isForward)
    case .dragged:
      let way = isForward ? stage.wayForward : stage.wayBack
      stage.touchDown(at: stage.start(along: way))
      stage.drag(along: way, by: 0.6, frames: 8)
      stage.lift()
    case .paused:
      stage.go(forward: isForward)
      stage.advance(by: 0.1)
      stage.transition.pause()
      stage.advance(by: 0.1)
      stage.transition.resume()
    case .reversed:
      stage.go(forward: isForward)
      stage.advance(by: 0.1)
      stage.transition.reverse()
    case .resized:
      stage.go(forward: isForward)
      stage.advance(by: 0.1)
      HeadlessScreen.resize(to: CGSize(width: 500, height: 700), animated: false)
    case .grabbed:
      stage.go(forward: isForward)
      stage.advance(by: 0.1)
      stage.touchDown(at: CGPoint(x: 230, y: stage.kind == .sampleCard ? 560 : 500))
      stage.drag(by: CGVector(dx: -30, dy: -30), frames: 5)
      stage.lift()
    }
  }

  /// What the app does in the function.
  enum Act: CaseIterable {
    case uninstall, uninstallFrom, cancel, reverse, finish

    @MainActor
    func perform(_ stage: ContainerStage) {
      switch self {
      case .uninstall: stage.transition.uninstall()
      case .uninstallFrom:
        stage.transition.uninstall(from: stage.kind.isPresentation ? stage.second : stage.root)
      case .cancel: stage.transition.cancel()
      case .reverse: stage.transition.reverse()
      case .finish: stage.transition.finish()
      }
    }
  }

  private func play(
    _ act: Act,
    at count: Int,
    of function: Function,
    _ story: Story,
    _ kind: ContainerKind,
    forward isForward: Bool
  ) -> Bool {
    let cell: Comment = "\(act) at \(count) \(story) \(isForward ? "forward" : "back")"
    let stage = ContainerStage(kind)
    if !isForward {
      stage.goForward(animated: false)
      stage.settle()
    }
    stage.forgetLog()
    let hook = Hook(function, at: count)
    let effect = HookedEffect(hook: hook, base: kind.effect)
    let chosen = BuiltInEffect.choosing { _ in
      hook.at(.choice)
      return effect
    }
    let card: ZoomEffect = .card { _ in
      hook.at(.source)
      return CardPlace(frame: CGRect(x: 100, y: 600, width: 100, height: 100))
    }
    stage.transition.effect =
      switch function {
      case .choice: chosen
      case .source: card
      default: effect
      }
    hook.left = count
    var isDone = false
    hook.action = {
      isDone = true
      act.perform(stage)
    }
    begin(story, stage, forward: isForward)
    stage.advance(by: 2)
    stage.settle()
    guard isDone else { return false }
    let screen = stage.showsSecond ? stage.second : stage.first
    #expect(stage.complaints == [], cell)
    #expect(stage.answers(screen), cell)
    #expect(screen.isBalanced, cell)
    #expect(screen.view.transform == .identity, cell)
    return true
  }

  @Test(
    "The transition is completed, and the screen that is shown answers",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, Function.allCases)
  )
  func completes(kind: ContainerKind, function: Function) {
    var done = 0
    for (number, story) in Story.allCases.enumerated() {
      for isForward in [true, false] {
        // Every act meets every function, story, and direction in some container.
        let place = number + ContainerKind.allCases.firstIndex(of: kind)! + (isForward ? 0 : 1)
        let acts = [(Act.uninstall, 1), (Act.allCases[place % Act.allCases.count], 1 + place % 3)]
        for (act, count) in acts
        where play(act, at: count, of: function, story, kind, forward: isForward) {
          done += 1
        }
      }
    }
    #expect(done > 0)
  }
}
