import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Past an end a finger meets a rubber band, which springs back before the transition ends.
@MainActor @Suite struct RubberBandTests {
  /// A push that is caught near its end and pulled 100 pt past it.
  private func pulled(_ band: RubberBand = .scrollView) -> NavigationStage {
    let stage = NavigationStage()
    stage.transition.rubberBand = band
    stage.push(andAdvance: 0.35)
    stage.touchDown(at: CGPoint(x: 300, y: 500))
    stage.drag(by: -120, frames: 12)
    stage.advance(by: 0.2)
    return stage
  }

  @Test("A rubber band moves less than the finger, and progress stays at the end")
  func gives() {
    let stage = pulled()

    #expect(stage.transition.phase == .dragging)
    #expect(stage.transition.progress == 1)
    #expect((-70 ... -40).contains(stage.left(of: stage.second)))
    stage.lift()
    stage.settle()
  }

  @Test("A stiffer rubber band gives less, and without one the page stays at its end")
  func coefficients() {
    let stiff = pulled(RubberBand(coefficient: 0.2))
    #expect((-30 ... -10).contains(stiff.left(of: stiff.second)))
    stiff.lift()
    stiff.settle()

    let stage = pulled(.none)
    #expect(stage.transition.phase == .dragging)
    // A page that is held at its end is shown half a thousandth of its way from there.
    let left = stage.left(of: stage.second)
    #expect(abs(left - 0.0005 * stage.second.view.bounds.width) < 0.01)
    stage.lift()
    stage.settle()
    #expect(stage.transition.phase == .idle)
    #expect(stage.stack == ["First", "Second"])
  }

  @Test("A released rubber band springs back without a jump, and then the transition is over")
  func springsBack() {
    let stage = pulled()
    var lefts = [stage.left(of: stage.second)]

    stage.lift()
    while stage.transition.phase != .idle, lefts.count < 200 {
      stage.advanceFrame()
      lefts.append(stage.left(of: stage.second))
    }

    #expect(lefts.count > 20)
    for (here, next) in zip(lefts, lefts.dropFirst()) {
      #expect(next >= here - 0.25 && next - here < 8)
    }
    #expect(lefts.last == 0)
    #expect(stage.second.view.transform == .identity)
    #expect(stage.stack == ["First", "Second"])
  }

  @Test("A rubber band that code pauses as it springs back stays under a finger")
  func pausedAndCaught() {
    let stage = pulled()
    stage.transition.gestures.isTapEnabled = false
    stage.lift()
    stage.advance(by: 0.02)
    stage.transition.pause()
    stage.advanceFrame()
    var lefts = [stage.left(of: stage.second)]
    #expect((-70 ... -20).contains(lefts[0]))
    func appearance(_ frames: Int) {
      for _ in 0..<frames {
        stage.advanceFrame()
        lefts.append(stage.left(of: stage.second))
      }
    }
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    appearance(8)
    #expect(lefts.last == lefts.first)
    stage.lift()
    appearance(20)

    for (here, next) in zip(lefts, lefts.dropFirst()) { #expect(abs(next - here) < 12) }
    stage.settle()
    #expect(stage.second.view.transform == .identity && stage.first.view.transform == .identity)
  }

  @Test("The transition and the rubber band both go home when reversed from a stretched end")
  func turnedAway() {
    let stage = pulled()

    stage.transition.cancel()
    stage.settle()

    #expect(stage.stack == ["First"])
    #expect(stage.second.view.transform == .identity)
    #expect(stage.left(of: stage.first) == 0)
  }

  // MARK: - The view alone

  private static let travel = CGVector(dx: 300, dy: 400)

  /// A view and its rubber band over 500 points.
  private func band(
    by mover: RubberBandedView.Mover = .transform
  ) -> (view: UIView, band: RubberBandedView) {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    if mover == .transform { view.transform = CGAffineTransform(scaleX: 0.5, y: 2) }
    return (view, RubberBandedView(view, by: mover, along: Self.travel, .scrollView))
  }

  private func expect(_ view: UIView, isStretchedBy stretch: CGFloat) {
    let (tx, ty) = (stretch * 0.6, stretch * 0.8)
    let transform = view.transform
    #expect(abs(transform.tx - tx) < 1e-6 && abs(transform.ty - ty) < 1e-6)
    #expect(abs(transform.a - 0.5) < 1e-9 && abs(transform.d - 2) < 1e-9)
  }

  @Test(
    "A rubber band moves a view along the travel, from where it was, and knows the finger's pull"
  )
  func stretches() {
    for excess in [0.1, -0.05] as [CGFloat] {
      let (view, band) = band()
      let stretch = RubberBand.scrollView.stretch(excess * 500, over: 500)
      #expect(band.isIdle && band.pulled == nil && band.pull == 0)
      band.show(excess)
      expect(view, isStretchedBy: stretch)
      #expect(!band.isIdle && !band.isVisiblyStretched && abs(band.pull - excess) < 1e-9)
      let pulled = band.pulled
      #expect(abs((pulled?.stretch ?? 0) - stretch / 500) < 1e-9)
      #expect(pulled?.slack == 0 && pulled?.returning == nil)
      let (other, next) = self.band()
      pulled.map(next.take)
      expect(other, isStretchedBy: stretch)
      #expect(!next.isIdle)
      band.show(0)
      expect(view, isStretchedBy: 0)
      #expect(band.isIdle)
      next.reset()
      expect(other, isStretchedBy: 0)
      #expect(next.isIdle)
    }
    let (view, band) = band(by: .center)
    let center = view.center
    band.show(0.1)
    let stretch = RubberBand.scrollView.stretch(50, over: 500)
    #expect(abs(view.center.x - center.x - stretch * 0.6) < 1e-6)
    #expect(abs(view.center.y - center.y - stretch * 0.8) < 1e-6 && view.transform == .identity)
  }

  @Test(
    "A released rubber band keeps its velocity on a spring that doesn't pass the end, and stops there"
  )
  func returns() {
    let stretch = RubberBand.scrollView.stretch(50, over: 500)
    for (velocity, omega) in [(0.4, 10), (-2, 1000 / stretch)] as [(CGFloat, CGFloat)] {
      let (view, band) = band()
      band.release(at: 1, with: DampedSpring(omega: 10, ratio: 1))
      #expect(band.isIdle)
      band.show(0.1)
      band.release(at: velocity, with: DampedSpring(omega: 10, ratio: 1))
      var body = SpringBody(
        value: stretch,
        velocity: velocity * 500,
        target: 0,
        spring: DampedSpring(omega: omega, ratio: 1)
      )
      #expect(!band.isIdle && band.isVisiblyStretched)
      band.step(0.05)
      body.step(0.05)
      expect(view, isStretchedBy: body.value)
      // A finger at the end leaves it on its spring.
      band.show(0)
      let returning = band.pulled?.returning
      #expect(abs((returning?.velocity ?? 0) - body.velocity / 500) < 1e-6)
      #expect(abs((returning?.spring.omega ?? 0) - omega) < 1e-6)
      let (other, next) = self.band()
      band.pulled.map(next.take)
      next.step(0.05)
      body.step(0.05)
      expect(other, isStretchedBy: body.value)
      var frames = 0
      while !band.isIdle, frames < 1000 {
        band.step(0.01)
        frames += 1
        #expect(
          band.isIdle
            || band.isVisiblyStretched == (hypot(view.transform.tx, view.transform.ty) >= 0.5)
        )
      }
      expect(view, isStretchedBy: 0)
      #expect((3...300).contains(frames) && !band.isVisiblyStretched)
    }
  }

  @Test("A rubber band that is caught on its spring stays there, and adds the finger's own stretch")
  func caught() {
    let (view, band) = band()
    band.show(0.1)
    band.release(at: 0, with: DampedSpring(omega: 10, ratio: 1))
    band.step(0.05)
    let slack = hypot(view.transform.tx, view.transform.ty)
    band.show(0.02)
    let stretch = slack + RubberBand.scrollView.stretch(10, over: 500)
    expect(view, isStretchedBy: stretch)
    #expect(abs((band.pulled?.slack ?? 0) - slack / 500) < 1e-9)
    let (other, next) = self.band()
    band.pulled.map(next.take)
    next.show(0.04)
    expect(other, isStretchedBy: slack + RubberBand.scrollView.stretch(20, over: 500))
    band.stopAtEnd()
    expect(view, isStretchedBy: stretch)
    band.release(at: 0, with: DampedSpring(omega: 10, ratio: 1))
    band.step(0.01)
    let stopped = hypot(view.transform.tx, view.transform.ty)
    band.stopAtEnd()
    #expect(band.pulled?.slack == 0 && band.pulled?.returning == nil)
    band.show(0.2)
    expect(view, isStretchedBy: RubberBand.scrollView.stretch(100, over: 500))
    #expect(stopped < stretch)
    band.reset()
    expect(view, isStretchedBy: 0)
  }

  @Test("Without a travel, a rubber band has no pull; half a point is a travel")
  func noTravel() {
    let (views, stretched) = ([UIView(), UIView()], band().band)
    let band = RubberBandedView(views[0], along: .zero, .scrollView)
    band.show(0.5)
    #expect(band.isIdle && band.pull == 0 && band.pulled == nil)
    stretched.show(0.1)
    stretched.pulled.map(band.take)
    #expect(views[0].transform == .identity)
    let short = RubberBandedView(views[1], along: CGVector(dx: 0.3, dy: 0.4), .scrollView)
    short.show(0.5)
    #expect(abs(short.pull - 0.5) < 1e-9 && short.pulled != nil)
    #expect(views[1].transform.tx > 0.05 && views[1].transform.ty > 0.06)
  }
}
