import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Calls and commands in one turn of the run loop, before UIKit starts the transition: the last one decides.
@MainActor @Suite(.serialized) struct EarlierCallTests {
  /// What code asks for after the call that requests the transition.
  enum Request: CaseIterable {
    case same, opposite, reverse, cancel, finish, pause, scrub, resume

    /// The end after the request, if the transition was on its way to another end before.
    func end(after end: TransitionEnd) -> TransitionEnd {
      switch self {
      case .same, .finish: .end
      case .opposite, .cancel: .start
      case .reverse: end.opposite
      case .pause, .scrub, .resume: end
      }
    }

    /// Whether the transition is held after the request.
    func holds(after isHeld: Bool) -> Bool {
      switch self {
      case .pause, .scrub: true
      case .resume, .reverse, .cancel, .finish, .opposite: false
      // It does nothing if the transition is on its way there, but lets a held one go.
      case .same: false
      }
    }
  }

  @Test(
    "The last of three requests in the turn of a call decides",
    arguments: PlayedRows.pairs(ContainerKind.allCases, [true, false], oneOf: 9)
  )
  func requests(kind: ContainerKind, isForward: Bool) {
    for first in Request.allCases {
      for second in Request.allCases {
        let stage = ContainerStage(kind)
        if !isForward { stage.showSecond() }
        stage.ask(forward: isForward)
        var (end, isHeld) = (TransitionEnd.end, false)
        for request in [first, second] {
          make(request, forward: isForward, on: stage)
          (end, isHeld) = (request.end(after: end), request.holds(after: isHeld))
        }
        stage.advance(by: 1)
        #expect((stage.transition.phase == .paused) == isHeld, "\(first), \(second)")
        stage.transition.resume()
        stage.settle()
        #expect(stage.showsSecond == ((end == .end) == isForward), "\(first), \(second)")
        #expect(stage.complaints == [])
      }
    }
  }

  private func make(_ request: Request, forward isForward: Bool, on stage: ContainerStage) {
    switch request {
    case .same: stage.ask(forward: isForward)
    case .opposite: stage.ask(forward: !isForward)
    case .reverse: stage.transition.reverse()
    case .cancel: stage.transition.cancel()
    case .finish: stage.transition.finish()
    case .pause: stage.transition.pause()
    case .scrub: stage.transition.scrub(to: 0.4)
    case .resume: stage.transition.resume()
    }
  }
}
