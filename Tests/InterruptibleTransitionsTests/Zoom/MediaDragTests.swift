import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// The numbers and springs of `ZoomDrag`.
@MainActor @Suite(.serialized) struct MediaDragTests {
  private static let start = CGPoint(x: 200, y: 380)

  @Test(
    "The picture shrinks and its screen fades over the fade distance",
    arguments: [100, 300, 600] as [CGFloat],
    [60, 150, 400] as [CGFloat]
  )
  func fadeDistance(_ fadeDistance: CGFloat, _ way: CGFloat) {
    let viewer = MediaZoomStage(ZoomDrag(leastScale: 0.6, fadeDistance: fadeDistance))
    viewer.showSecond()
    viewer.zoom.drag(from: Self.start, by: CGVector(dx: 0, dy: way))
    viewer.zoom.advance(by: 0.1)
    let share = min(way / fadeDistance, 1)
    #expect(abs(viewer.picture.transform.a - (1 - 0.4 * share)) < 0.001)
    let opacity = CGFloat(viewer.toolbar.layer.displayed()?.opacity ?? -1)
    #expect(abs(opacity - 0.8 * (1 - share)) < 0.01, "\(opacity) at \(share)")
    #expect(abs(viewer.stage.transition.progress - share) < 0.001)
    viewer.stage.transition.cancel()
    viewer.zoom.lift()
    viewer.zoom.settle()
    #expect(viewer.complaints == [])
  }

  @Test(
    "The release distance doesn't depend on the fade distance",
    arguments: [1, 300, 10_000] as [CGFloat],
    [75, 85] as [CGFloat]
  )
  func releaseDistance(fadeDistance: CGFloat, way: CGFloat) {
    let viewer = MediaZoomStage(ZoomDrag(releaseDistance: 80, fadeDistance: fadeDistance))
    viewer.showSecond()
    viewer.zoom.drag(from: Self.start, by: CGVector(dx: 0, dy: way))
    viewer.zoom.advance(by: 0.2)
    viewer.zoom.lift()
    viewer.zoom.settle()
    #expect(viewer.zoom.isSecondShown == (way < 80))
    #expect(viewer.complaints == [])
  }

  /// The finger moves down by 60 points, 3 points a frame at 120 Hz in the end: 360 points a second.
  @Test(
    "The velocity counts for as long as the app has chosen",
    arguments: [(0, false), (0.04, false), (0.07, true), (0.5, true)] as [(TimeInterval, Bool)]
  )
  func projectionTime(_ time: TimeInterval, isDismissed: Bool) {
    let viewer = MediaZoomStage(ZoomDrag(releaseDistance: 80, projectionTime: time))
    viewer.showSecond()
    viewer.zoom.drag(from: Self.start, by: CGVector(dx: 0, dy: 60), frames: 20)
    viewer.zoom.lift()
    viewer.zoom.settle()
    #expect(viewer.zoom.isSecondShown == !isDismissed)
    #expect(viewer.complaints == [])
  }

  /// A spring of the app, which is slower than those of the system's zoom.
  private static let spring = Spring(response: 1.5)

  /// The fraction that a critically damped spring of that response has covered after some seconds, from rest.
  private static func covered(after seconds: CGFloat) -> CGFloat {
    let turned = 2 * .pi / 1.5 * seconds
    return 1 - (1 + turned) * exp(-turned)
  }

  @Test(
    "Each way has its spring",
    arguments: [(nil, nil), (1.5, nil), (nil, 1.5), (1.5, 1.5)]
      as [(TimeInterval?, TimeInterval?)]
  )
  func springs(opening: TimeInterval?, closing: TimeInterval?) {
    let viewer = MediaZoomStage(
      ZoomDrag(
        openingSpring: opening.map(Spring.init(response:)),
        closingSpring: closing.map(Spring.init(response:))
      )
    )
    let middle = CGPoint(x: 170, y: 127.5)
    let (source, place) = (CGPoint(x: 84, y: 480), CGPoint(x: 190, y: 377.5))
    for (isOpening, spring) in [(true, opening), (false, closing)] {
      isOpening ? viewer.zoom.push() : viewer.zoom.pop()
      let (from, to) = isOpening ? (source, place) : (place, source)
      viewer.zoom.advance(by: 0.4)
      let share = (viewer.place(of: middle).y - from.y) / (to.y - from.y)
      if spring == nil {
        #expect(share > 0.98, "\(isOpening)")
      } else {
        #expect(abs(share - Self.covered(after: 0.4)) < 0.02, "\(isOpening): \(share)")
      }
      viewer.zoom.settle()
      #expect(viewer.zoom.isSecondShown == isOpening && viewer.complaints == [])
    }
  }

  @Test("A released picture moves on the spring of its destination", arguments: [true, false])
  func releaseSprings(isDismissed: Bool) {
    var times: [TimeInterval] = []
    for spring in [nil, Self.spring] {
      let viewer = MediaZoomStage(
        isDismissed ? ZoomDrag(closingSpring: spring) : ZoomDrag(openingSpring: spring)
      )
      viewer.showSecond()
      viewer.zoom.drag(from: Self.start, by: CGVector(dx: 0, dy: isDismissed ? 120 : 60))
      viewer.zoom.advance(by: 0.2)
      viewer.zoom.lift()
      let start = HeadlessClock.now
      while viewer.stage.transition.phase != .idle { viewer.zoom.advanceFrame() }
      times.append(HeadlessClock.now - start)
      viewer.zoom.settle()
      #expect(viewer.zoom.isSecondShown == !isDismissed && viewer.complaints == [])
    }
    #expect(times[1] > 2 * times[0], "\(times)")
  }
}
