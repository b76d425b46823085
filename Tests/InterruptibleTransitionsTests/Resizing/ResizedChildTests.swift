import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The children of a custom container that change while an effect resizes the container.
@MainActor @Suite(.serialized) struct ResizedChildTests {
  /// What happens to the change of children.
  enum Change: CaseIterable {
    case untouched, canceled, paused, finished

    @MainActor
    fileprivate func act(on transition: InterruptibleTransition) {
      switch self {
      case .untouched: break
      case .canceled: transition.cancel()
      case .paused: transition.pause()
      case .finished: transition.finish()
      }
    }
  }

  @Test(
    "A child fills a container that an effect has resized, whichever transition ends first",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, Change.allCases)
  )
  func children(kind: ContainerKind, change: Change) {
    for isForward in [true, false] {
      for (frames, isReversed) in [1, 10].flatMap({ [($0, true), ($0, false)] }) {
        for isFirst in [true, false] {
          let wrong = play(kind, change, isForward, frames, isReversed, isFirst)
          #expect(
            wrong == [],
            "\(isForward ? "forward" : "back") \(frames) \(isReversed) \(isFirst)"
          )
        }
      }
    }
  }

  /// Changes the children of a container in a card while the card comes or goes, and says what is wrong at rest.
  private func play(
    _ kind: ContainerKind,
    _ change: Change,
    _ isForward: Bool,
    _ frames: Int,
    _ isReversed: Bool,
    _ isFirst: Bool
  ) -> [String] {
    let stage = ContainerStage(kind, GrowingEffect())
    let (box, next, inner) = (BoxController(), Screen("Next"), InterruptibleTransition(.cover))
    box.fill(with: Screen("Child"))
    stage.second.embed(box)
    if !isForward {
      stage.showSecond()
      inner.run(box.context(to: next, .forward))
      stage.advance(by: 0.1)
    }
    stage.ask(forward: isForward)
    for _ in 0..<frames { stage.advanceFrame() }
    if isForward { inner.run(box.context(to: next, .forward)) }
    stage.advanceFrame()
    if isFirst { change.act(on: inner) }
    if isReversed { stage.transition.reverse() }
    stage.advanceFrame()
    if !isFirst { change.act(on: inner) }
    stage.settle()
    inner.cancel()
    stage.settle()
    let views: [UIView] = stage.showsSecond ? [box.view, box.shown?.view].compactMap { $0 } : []
    return stage.complaints
      + views.filter { $0.frame != stage.second.view.bounds }.map { "\($0.frame)" }
  }
}
