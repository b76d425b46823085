import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What a hand does in its first week, and what it means.
@MainActor @Suite(.serialized) struct HandTests {
  /// Where no button of a screen's comes by.
  private let content = CGPoint(x: 200, y: 380)

  /// Where there is no row either.
  private let plain = CGPoint(x: 200, y: 600)

  /// A stack whose first screen pushes the second when a row at `content` is tapped.
  private func rowStage(_ spring: Spring = .systemPush) -> ContainerStage {
    let stage = ContainerStage(.navigation)
    stage.transition.spring = spring
    stage.transition.gestures.pop = .anywhere
    let row = UIButton(frame: CGRect(x: 0, y: 360, width: 393, height: 40))
    row.addAction(UIAction { _ in stage.goForward() }, for: .touchUpInside)
    stage.first.view.addSubview(row)
    return stage
  }

  @Test(
    "The second tap of a double tap on a row doesn't undo the push that the first has begun",
    arguments: [
      Spring.systemPush, .systemRelease, .systemPresentation, .classicPush, Spring(response: 0.5),
    ]
  )
  func doubleTap(spring: Spring) {
    var count = 0
    for gap in stride(from: 0.03, through: 0.3, by: 0.03) {
      let stage = rowStage(spring)
      let start = HeadlessClock.now
      stage.tap(at: content)
      stage.advance(by: gap)
      // A main thread that has stalled meanwhile makes two taps of them.
      guard HeadlessClock.now - start < 0.35 else { break }
      #expect(stage.transition.phase == .settling(toward: .end))

      stage.touchDown(at: content)
      #expect(stage.transition.phase == .settling(toward: .end), "after \(gap) s")
      stage.advance(by: 0.02)
      stage.lift()
      stage.settle()

      #expect(stage.showsSecond, "after \(gap) s")
      count += 1
    }
    #expect(count >= 3)
  }

  @Test("The second tap of a double tap can drag the transition all the same")
  func dragBySecondTap() {
    let stage = rowStage()
    stage.tap(at: content)
    stage.advance(by: 0.05)

    stage.touchDown(at: content)
    for _ in 0..<4 {
      stage.move(by: 8)
      stage.advanceFrame()
    }

    #expect(stage.transition.phase == .dragging)
    stage.lift()
    stage.settle()
  }

  @Test(
    "A single tap reverses until less than a hundredth of the way is left, and never from then on",
    arguments: [
      Spring.systemPush, .systemRelease, .systemPresentation, .classicPush, Spring(response: 0.5),
    ].played()
  )
  func lateTap(spring: Spring) {
    var count = 0
    for frame in 1..<120 {
      let stage = ContainerStage(.navigation)
      stage.transition.spring = spring
      stage.goForward()
      for _ in 0..<frame { stage.advanceFrame() }
      guard stage.transition.phase == .settling(toward: .end) else { break }
      let left = 1 - stage.displayed
      guard abs(left - 0.01) > 1e-4 else { continue }

      stage.tap(at: content)
      stage.settle()

      #expect(stage.showsSecond == (left < 0.01), "frame \(frame), \(left) left")
      count += 1
    }
    #expect(count >= 20)
  }

  @Test("Where taps are switched off, a tap lets the transition go on", arguments: [true, false])
  func tapSwitchedOff(catchesAtTouchDown: Bool) {
    let stage = ContainerStage(.navigation)
    stage.transition.gestures.catching = catchesAtTouchDown ? .touchDown : .pan
    stage.transition.gestures.isTapEnabled = false
    stage.goForward()
    stage.advance(by: 0.05)

    stage.touchDown(at: content)
    #expect(stage.transition.phase == (catchesAtTouchDown ? .dragging : .settling(toward: .end)))
    stage.lift()
    stage.settle()

    #expect(stage.showsSecond)
  }

  @Test("Where catching is switched off, fingers move nothing in flight, and a tap still reverses")
  func catchingSwitchedOff() {
    let stage = ContainerStage(.navigation)
    stage.transition.gestures.catching = .never
    stage.goForward()
    stage.advance(by: 0.03)

    stage.touchDown(at: content)
    for _ in 0..<4 {
      stage.move(by: 12)
      stage.advanceFrame()
      #expect(stage.transition.phase == .settling(toward: .end))
    }
    stage.lift()
    stage.settle()
    #expect(stage.showsSecond)

    stage.goBack()
    stage.advance(by: 0.03)
    stage.tap(at: content)
    stage.settle()
    #expect(stage.showsSecond)
  }

  @Test(
    "A page that springs back past its end is held where it is seen",
    arguments: [false, true].played()
  )
  func returningBand(catchesByPan: Bool) throws {
    var caught = 0
    for frame in 1..<40 {
      let stage = ContainerStage(.fullScreen)
      stage.transition.gestures.catching = catchesByPan ? .pan : .touchDown
      stage.goForward()
      stage.advance(by: 0.1)
      stage.touchDown(at: plain)
      for _ in 0..<12 {
        stage.advanceFrame()
        stage.move(by: 0, -40)
      }
      stage.lift()
      for _ in 0..<frame { stage.advanceFrame() }
      let view = try #require(stage.second.viewIfLoaded)
      let displayed = view.displayedFrame.minY
      guard stage.transition.phase != .idle, displayed < -0.5 else { break }

      stage.touchDown(at: plain)
      if catchesByPan {
        for _ in 0..<3 { stage.move(by: 0, 4) }
        stage.advanceFrame()
      }
      stage.advance(by: 0)
      #expect(stage.transition.phase == .dragging, "frame \(frame)")
      let held = view.displayedFrame.minY
      stage.advance(by: 0.1)
      #expect(abs(view.displayedFrame.minY - held) < 0.1)
      if !catchesByPan { #expect(abs(held - displayed) < 0.5, "frame \(frame)") }
      caught += 1
      stage.lift()
      stage.settle()
    }
    #expect(caught > 8)
  }

  @Test("A transition that is held for a second near its end goes on to it when it is let go")
  func longHold() {
    for moved in [0, 9.5] as [CGFloat] {
      let stage = ContainerStage(.navigation)
      stage.goForward()
      while stage.displayed < 0.9 { stage.advanceFrame() }
      stage.touchDown(at: content)
      if moved > 0 { stage.move(by: -moved) }
      stage.advance(by: moved > 0 ? 0.1 : 1)
      stage.lift()
      stage.settle()

      #expect(stage.showsSecond, "moved by \(moved)")
    }
  }

  @Test("A transition that is held for a second near its start goes back")
  func longHoldAtStart() {
    let stage = ContainerStage(.navigation)
    stage.goForward()
    stage.advanceFrame()
    stage.touchDown(at: content)
    stage.advance(by: 1)
    stage.lift()
    stage.settle()

    #expect(!stage.showsSecond)
  }
}
