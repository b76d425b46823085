import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A container that has another size when a transition starts than when it is first seen (D70): the card goes where it would have
/// gone in a container that has had its size from the start.
@MainActor @Suite(.serialized) struct ZoomInLateContainerTests {
  enum Way: CaseIterable {
    case push, pop, pan, edge, flick, pinch
  }

  @Test(
    "D70: a card in a container that settles late is seen where it would be in any other",
    arguments: Way.allCases
  )
  func card(way: Way) throws {
    let (late, due) = (try cards(way, isLate: true), try cards(way, isLate: false))
    #expect(late.count == due.count && late.count > 10)
    for (frame, (displayed, due)) in zip(late, due).enumerated() {
      #expect(displayed.distance(to: due.frame) < 0.5, "frame \(frame)")
      #expect(abs(displayed.scale - due.scale) < 0.001, "frame \(frame)")
    }
  }

  /// The cards that are seen in each frame.
  private func cards(_ way: Way, isLate: Bool) throws -> [DisplayedCard] {
    var personality = HeadlessPersonality.launched
    personality.transitions.containerSettlesLate = isLate
    let zoom = ZoomStage(personality: personality)
    let counted = CountedEffect(effect: zoom.transition.effect)
    zoom.transition.effect = counted
    if way != .push { zoom.stage.showSecond() }
    var displayed: [DisplayedCard] = []
    func watch(_ frames: Int) {
      for _ in 0..<frames {
        zoom.advanceFrame()
        zoom.card.map { displayed.append($0) }
      }
    }
    /// Drags by a way in even steps, one a frame.
    func drag(from start: CGPoint, by step: CGVector, frames: Int) {
      zoom.stage.touchDown(at: start)
      for _ in 0..<frames {
        zoom.stage.move(by: step)
        watch(1)
      }
      zoom.lift()
    }
    switch way {
    case .push: zoom.push()
    case .pop: zoom.pop()
    case .pan:
      drag(from: CGPoint(x: 150, y: 160), by: CGVector(dx: 1, dy: 4), frames: 60)
    case .edge:
      drag(from: CGPoint(x: 2, y: 300), by: CGVector(dx: 4, dy: 1), frames: 60)
    case .flick:
      drag(from: CGPoint(x: 150, y: 160), by: CGVector(dx: 2, dy: 12), frames: 12)
    case .pinch:
      var fingers = FingerTips()
      fingers.send(.began)
      for distance in stride(from: 290, to: 90, by: -10) {
        fingers.move(zoom, frames: 1) { $0.distance = CGFloat(distance) }
        watch(1)
      }
      fingers.send(.ended)
    }
    watch(200)
    zoom.settle()
    #expect(zoom.isSecondShown == (way == .push))
    #expect(zoom.stage.complaints == [])
    #expect(counted.tally.begun == (isLate ? 2 : 1) && counted.tally.ended == counted.tally.begun)
    let shown = zoom.isSecondShown ? zoom.stage.second : zoom.stage.first
    #expect(shown.view.frame == CGRect(origin: .zero, size: zoom.size))
    return displayed
  }
}
