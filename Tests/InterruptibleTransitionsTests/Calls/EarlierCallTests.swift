import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Calls and commands in one turn of the run loop, before UIKit starts the transition: the last one decides.
@MainActor @Suite(.serialized) struct EarlierCallTests {
  /// What code asks for after the call that requests the transition.
  enum Request: CaseIterable {
    case same, opposite, oppositeAtOnce, reverse, cancel, finish, pause, scrub, resume

    /// The end after the request, if the transition was on its way to another end before.
    func end(after end: TransitionEnd) -> TransitionEnd {
      switch self {
      case .same, .finish: .end
      case .opposite, .oppositeAtOnce, .cancel: .start
      case .reverse: end.opposite
      case .pause, .scrub, .resume: end
      }
    }

    /// Whether the transition is held after the request.
    func holds(after isHeld: Bool) -> Bool {
      switch self {
      case .pause, .scrub: true
      case .resume, .reverse, .cancel, .finish, .opposite, .oppositeAtOnce: false
      // It does nothing if the transition is on its way there, but lets a held one go.
      case .same: false
      }
    }
  }

  @Test(
    "The last of three requests in the turn of a call decides",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, [true, false])
  )
  func requests(kind: ContainerKind, isForward: Bool) {
    for first in Request.allCases {
      for second in Request.allCases {
        let stage = ContainerStage(kind)
        if second.place.isMultiple(of: 2) { _ = EffectStage(stage, .zoom) }
        if !isForward { stage.showSecond() }
        let companion = Companion(of: stage)
        stage.ask(forward: isForward)
        var (end, isHeld) = (TransitionEnd.end, false)
        for request in [first, second] {
          make(request, forward: isForward, on: stage)
          (end, isHeld) = (request.end(after: end), request.holds(after: isHeld))
        }
        stage.advance(by: 1)
        let comment: Comment = "\(first), \(second)"
        let isOver = [first, second].contains(.oppositeAtOnce)
        #expect((stage.transition.phase == .paused) == isHeld || isOver, comment)
        stage.transition.resume()
        stage.settle()
        #expect(stage.showsSecond == ((end == .end) == isForward), comment)
        #expect(stage.complaints == [], comment)
        #expect(companion.ends == companion.starts, comment)
        if isForward, kind == .navigation || kind.isPresentation {
          #expect(companion.view.alpha == (stage.showsSecond ? 1 : 0), comment)
        }
        if kind == .card, stage.showsSecond {
          #expect(stage.cards.last?.dimming.alpha == 0.4, comment)
        }
      }
    }
  }

  /// Where the app's code runs while UIKit asks about a change.
  enum Question: CaseIterable {
    case flight, flightByFinger, effect, presentationController
  }

  @Test(
    "A call that the app makes while UIKit asks about a change waits for the change",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, Question.allCases)
  )
  func callsInQuestions(kind: ContainerKind, question: Question) {
    for isOpposite in [true, false] {
      let stage = ContainerStage(kind)
      let transition = stage.transition
      let other = Screen("Other")
      other.modalPresentationStyle = .fullScreen
      stage.tabs?.viewControllers?.append(other)
      var waits = true
      var ends: [TransitionEnd] = []
      let call = {
        guard waits else { return }
        waits = false
        if isOpposite {
          stage.ask(forward: false)
        } else if let navigation = stage.navigation {
          transition.push(other, onto: navigation) { ends.append($0) }
        } else if let tabs = stage.tabs {
          transition.select(other, in: tabs) { ends.append($0) }
        } else if kind.isPresentation {
          transition.present(other, from: stage.first, onEnd: { ends.append($0) })
        } else {
          stage.go(to: other, true, animated: true)
        }
      }
      let effect = transition.effect
      let provider = transition.presentationControllerProvider
      switch question {
      case .flight, .flightByFinger: transition.onFlight = { _ in call() }
      case .effect:
        transition.effect = .choosing { _ in
          call()
          return effect
        }
      case .presentationController:
        guard kind.isPresentation, kind.modalStyle == .custom else { continue }
        transition.presentationControllerProvider = {
          call()
          return provider?($0, $1)
        }
      }
      if question == .flightByFinger {
        stage.touchDown(at: stage.start(along: stage.wayForward))
        stage.drag(along: stage.wayForward, by: 0.8, frames: 10)
        stage.lift()
      } else {
        stage.goForward()
      }
      stage.settle()
      let comment: Comment = "opposite: \(isOpposite)"
      #expect(!waits && transition.flights.isEmpty && transition.waitingCallCount == 0, comment)
      if isOpposite {
        #expect(!stage.showsSecond && stage.answers(stage.first), comment)
      } else if kind.isPresentation, question != .flightByFinger {
        #expect(stage.showsSecond && stage.answers(stage.second), comment)
        #expect(other.viewIfLoaded?.window == nil && other.presentingViewController == nil, comment)
        #expect(ends == [.start], comment)
      } else {
        // A finger that has just begun goes back for a call.
        #expect(stage.answers(other), comment)
        #expect(ends == (kind == .container ? [] : [.end]), comment)
        #expect(HeadlessLog.refusals == 0, comment)
      }
    }
  }

  /// A view of the app's that fades in alongside, whenever the second screen appears.
  @MainActor
  private final class Companion {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private(set) var starts = 0
    private(set) var ends = 0

    init(of stage: ContainerStage) {
      view.alpha = 0
      view.isUserInteractionEnabled = false
      stage.window.addSubview(view)
      stage.advanceFrame()
      stage.second.onWillAppear = { [unowned stage, weak self] in
        guard let coordinator = stage.second.transitionCoordinator else { return }
        self?.starts += 1
        coordinator.animate(
          alongsideTransition: { _ in self?.view.alpha = 1 },
          completion: { _ in self?.ends += 1 }
        )
      }
    }
  }

  private func make(_ request: Request, forward isForward: Bool, on stage: ContainerStage) {
    switch request {
    case .same: stage.ask(forward: isForward)
    case .opposite: stage.ask(forward: !isForward)
    case .oppositeAtOnce: stage.go(to: stage.second, !isForward, animated: false)
    case .reverse: stage.transition.reverse()
    case .cancel: stage.transition.cancel()
    case .finish: stage.transition.finish()
    case .pause: stage.transition.pause()
    case .scrub: stage.transition.scrub(to: 0.4)
    case .resume: stage.transition.resume()
    }
  }
}
