import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Sizes under other conditions.
extension ResizeTests {
  @Test(
    "Where animations don't tell which block made them, nothing keeps its old way either",
    arguments: ContainerKind.allCases
  )
  func withoutDelegates(kind: ContainerKind) throws {
    for isForward in [true, false] {
      let stage = Self.makeStage(
        kind,
        kind.resizedAppearance,
        .standardBut { $0.layers.animationsHaveNoDelegate = true }
      )
      if !isForward { stage.showSecond() }
      stage.go(forward: isForward)
      stage.advance(by: 14.0 / 120)
      let flight = try #require(stage.transition.flights.first)
      flight.pause()
      Resizing.unfolded.apply()
      stage.advance(by: 0.1)
      let (sight, progress) = (stage.sight, flight.progress)
      let twin = Self.twin(of: kind, kind.resizedAppearance, isForward, .unfolded)
      try Self.scrub(twin, to: progress)
      try expect(sight, like: twin.sight, "forward: \(isForward)")
    }
  }

  @Test("A finger from the edge drags a look that goes another way on along the new width")
  func acrossLook() throws {
    for (size, isRightToLeft) in [
      (CGSize(width: 786, height: 852), false), (CGSize(width: 300, height: 600), true),
    ] {
      let stage = NavigationStage(
        .cover,
        layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
        personality: .standard
      )
      let sign: CGFloat = isRightToLeft ? -1 : 1
      stage.showSecond()
      stage.touchDown(at: CGPoint(x: isRightToLeft ? 388 : 5, y: 300))
      stage.drag(by: 120 * sign)
      stage.advance(by: 0.1)
      let flight = try #require(stage.transition.flights.first)
      let held = flight.progress
      #expect(held > 0.2)

      HeadlessScreen.resize(to: size, animated: false)
      stage.advanceFrame()
      #expect(abs(flight.progress - held) < 0.001)
      stage.drag(by: 0.1 * size.width * sign)
      stage.advanceFrame()
      #expect(abs(flight.progress - held - 0.1) < 0.002)
      stage.lift()
      stage.settle()
      #expect(stage.complaints == [])
    }
  }

  @Test("What goes alongside keeps its values, and what is laid out in the completion stays")
  func alongside() {
    let stage = NavigationStage(personality: .standard)
    let badge = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    stage.window.addSubview(badge)
    stage.push()
    var places: [CGFloat] = []
    stage.transition.animateAlongside {
      badge.center.x = 383
    } completion: { _ in
      places.append(badge.center.x)
      badge.center.x = stage.window.bounds.width - 10
    }
    stage.advance(by: 0.1)

    HeadlessScreen.resize(to: CGSize(width: 786, height: 852), animated: false)
    stage.settle()

    #expect(places == [383])
    #expect(badge.center.x == 776)
    #expect(badge.layer.displayed()?.position.x == 776)
  }
}
