import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// The slide beside what was measured of the system's push and back swipe, from what is seen frame by frame.
@MainActor @Suite(.serialized) struct SystemMotionTests {
  private static let width: CGFloat = 393

  /// The time constants that were measured of the system's push, in seconds: the least, the middle and the greatest.
  private static let decays: [CGFloat] = [0.059, 0.060, 0.061]

  @Test("A push leaves e^(−t / 0.060) of its way, and a pop mirrors it", arguments: [true, false])
  func push(isPush: Bool) {
    let stage = NavigationStage(framesPerSecond: 120)
    if !isPush { stage.showSecond() }
    var squares: [CGFloat] = [0, 0, 0]
    if isPush { stage.push() } else { stage.navigation.popViewController(animated: true) }
    stage.advance(by: 0)
    var count = 0
    for frame in 1...54 {
      stage.advanceFrame()
      guard stage.transition.phase != .idle else { break }
      count += 1
      let displayed = stage.left(of: stage.second)
      for (index, decay) in SystemMotionTests.decays.enumerated() {
        let left = exp(-CGFloat(frame) / 120 / decay)
        let expected = (isPush ? left : 1 - left) * SystemMotionTests.width
        squares[index] += pow(displayed - expected, 2)
      }
      let covered = 1 - displayed / SystemMotionTests.width
      #expect(abs(stage.left(of: stage.first) + 0.301 * SystemMotionTests.width * covered) < 0.1)
      let dimming = stage.window.view(named: "transition.dimming")?.displayedAlpha ?? -1
      #expect(abs(dimming - 0.098 * covered) < 0.001)
      let shadow = stage.window.view(named: "transition.shadow")?.layer.displayed()?.frame ?? .zero
      #expect(abs(shadow.maxX - displayed) < 0.1)
    }
    #expect(count >= 40)
    let distances = squares.map { ($0 / 54).squareRoot() }
    // The formula is our own motion; what was measured lies up to a millisecond beside it.
    #expect(distances[1] < 0.1 && distances.allSatisfy { $0 < 2 })
    let points = String(format: "%.1f pt", distances.max() ?? 0)
    let name = isPush ? "push" : "pop"
    print("\(name): up to \(points) rms away from the system's, as measured (59–61 ms)")
    stage.settle()
    #expect(stage.window.view(named: "transition.dimming") == nil)
    #expect(stage.window.view(named: "transition.shadow") == nil)
  }

  @Test("Half of a push takes 42 ms, 90 % take 138 ms, and it has settled by 450 ms")
  func times() {
    let stage = NavigationStage(framesPerSecond: 1000)
    stage.push()
    stage.advance(by: 0)
    var (half, most, end) = (0, 0, 0)
    for millisecond in 1...600 {
      stage.advanceFrame()
      let progress = 1 - stage.left(of: stage.second) / SystemMotionTests.width
      if progress < 0.5 { half = millisecond }
      if progress < 0.9 { most = millisecond }
      if stage.transition.phase != .idle { end = millisecond }
    }

    #expect(abs(half - 42) <= 2 && abs(most - 138) <= 2)
    #expect(end < 450)
  }

  /// Stiffness 522.35, mass 1, critically damped, over after 0.404 s: `packages/flutter/lib/src/cupertino/route.dart`.
  @Test("A presentation can move as the system's alerts and action sheets do")
  func presentation() {
    let stage = ContainerStage(.fullScreen)
    stage.transition.spring = .systemPresentation
    let omega = CGFloat(522.35).squareRoot()
    stage.goForward()
    stage.advance(by: 0)
    var last: CGFloat = 0
    for frame in 1...48 {
      stage.advanceFrame()
      let time = CGFloat(frame) / 120
      let left = (1 + omega * time) * exp(-omega * time)
      #expect(abs(1 - stage.displayed - left) < 0.002, "frame \(frame)")
      last = 1 - stage.displayed
    }
    #expect(last < 0.0012)
    stage.settle()
    #expect(stage.showsSecond)
  }

  @Test(
    "By default presentations move on the system's spring for them, and everything else on that of a push",
    arguments: ContainerKind.allCases,
    [nil, Spring.systemPush, Spring(response: 0.5)]
  )
  func defaultSpring(kind: ContainerKind, chosen: Spring?) {
    let stage = ContainerStage(kind)
    if let chosen { stage.transition.spring = chosen }
    let usual = kind.isPresentation ? Spring.systemPresentation : .systemPush
    let segment = AnimationSegment(opening: chosen ?? usual)
    for isForward in [true, false] {
      stage.go(forward: isForward)
      stage.advance(by: 0)
      #expect(stage.transition.flights.count == 1)
      for frame in 1...20 {
        stage.advanceFrame()
        let expected = segment.state(after: TimeInterval(frame) / 120).progress
        #expect(abs(stage.transition.progress - expected) < 0.01, "frame \(frame)")
      }
      #expect(stage.transition.phase == .settling(toward: .end))
      let context = stage.transition.flights.first?.context
      #expect(stage.transition.transitionDuration(using: context) == segment.duration)
      stage.settle()
    }
    #expect(stage.transition.spring == chosen ?? .systemPush)
    #expect(
      stage.transition.transitionDuration(using: nil)
        == AnimationSegment(opening: chosen ?? .systemPush).duration
    )
  }

  @Test("In a back swipe the screen stays for 12 points, and is then 12 points behind the finger")
  func backSwipe() {
    let stage = NavigationStage(framesPerSecond: 120)
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 4, y: 500))

    for _ in 0..<60 {
      stage.drag(by: 4, frames: 1)
      stage.advance(by: 0)
      let moved = stage.finger.x - 4
      // Held 0.0005 off the ends, as everywhere.
      #expect(abs(stage.left(of: stage.second) - max(moved - 12, 0)) < 0.3)
    }
    stage.lift()
    stage.settle()
  }

  @Test(
    "A back swipe released at rest goes home or on within 6 pt rms of ω = 22, ζ = 0.85",
    arguments: [0.16, 0.3, 0.45, 0.55, 0.66, 0.76]
  )
  func release(progress: CGFloat) {
    let stage = NavigationStage(framesPerSecond: 120)
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 4, y: 500))
    stage.drag(by: progress * SystemMotionTests.width + 12, frames: 60)
    stage.advance(by: 0.2)
    let start = stage.left(of: stage.second)
    #expect(abs(start - progress * SystemMotionTests.width) < 0.5)
    stage.lift()
    let target = progress < 0.5 ? 0 : SystemMotionTests.width
    #expect(stage.transition.phase == .settling(toward: progress < 0.5 ? .start : .end))
    stage.advance(by: 0)

    var (squares, count): (CGFloat, CGFloat) = (0, 0)
    while stage.transition.phase != .idle {
      let expected = target + (start - target) * SystemMotionTests.left(after: count / 120)
      squares += pow(stage.left(of: stage.second) - expected, 2)
      count += 1
      stage.advanceFrame()
    }
    #expect(count > 20 && (squares / count).squareRoot() < 6)
  }

  /// What is left after some seconds of the way of the spring that was measured.
  private static func left(after time: CGFloat) -> CGFloat {
    let (omega, ratio): (CGFloat, CGFloat) = (22, 0.85)
    let damped = omega * (1 - ratio * ratio).squareRoot()
    return exp(-ratio * omega * time)
      * (cos(damped * time) + ratio * omega / damped * sin(damped * time))
  }

  @Test(
    "A back swipe goes where the system's goes, at a grid of places and velocities",
    arguments: stride(from: 0.2, through: 0.8, by: 0.1).map { $0 }
  )
  func outcomes(place: CGFloat) {
    for velocity in stride(from: -1200, through: 1200, by: 200) as StrideThrough<CGFloat> {
      let stage = NavigationStage(framesPerSecond: 120)
      stage.showSecond()
      stage.touchDown(at: CGPoint(x: 4, y: 500))
      // The last eight frames go at the velocity.
      let last = velocity / 120 * 8
      stage.drag(by: place * SystemMotionTests.width + 12 - last, frames: 40)
      stage.advance(by: 0.1)
      stage.drag(by: last, frames: 8)
      let released = stage.left(of: stage.second) / SystemMotionTests.width
      stage.lift()

      let projected = released + velocity / SystemMotionTests.width * 0.12
      guard abs(projected - 0.5) > 0.02 else { continue }
      #expect(
        stage.transition.phase == .settling(toward: projected > 0.5 ? .end : .start),
        "\(place), \(velocity)"
      )
      stage.settle()
    }
  }

  @Test("A push under Reduce Motion is a cross-fade of 140 ms", arguments: ContainerKind.allCases)
  func reduced(kind: ContainerKind) {
    let stage = ContainerStage(kind, framesPerSecond: 1000)
    HeadlessAccessibility.isReduceMotionEnabled = true
    stage.goForward()
    stage.advance(by: 0)
    var frames = 0
    while stage.transition.phase != .idle, frames < 500 {
      let alpha = CGFloat(stage.second.view.layer.displayed()?.opacity ?? 1)
      #expect(abs(alpha - CGFloat(frames) / 140) < 0.02)
      stage.advanceFrame()
      frames += 1
    }

    #expect(abs(frames - 140) <= 2)
    #expect(stage.showsSecond)
  }

  @Test("A cross-fade is caught where it is seen, and goes on from there")
  func reducedAndCaught() {
    let stage = NavigationStage(framesPerSecond: 120)
    HeadlessAccessibility.isReduceMotionEnabled = true
    stage.push(andAdvance: 0.07)
    let displayed = stage.transition.progress
    #expect(abs(displayed - 0.5) < 0.1)

    stage.touchDown(at: CGPoint(x: 200, y: 500))
    stage.advance(by: 0.1)
    #expect(abs(stage.transition.progress - displayed) < 1e-6)
    stage.lift()
    stage.settle()

    #expect(stage.stack == ["First"])
    #expect(stage.first.view.alpha == 1)
  }
}
