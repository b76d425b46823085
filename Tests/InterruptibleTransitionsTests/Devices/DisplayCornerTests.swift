import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Screens in motion on a display that tells the radius of its corners.
@MainActor @Suite(.serialized) struct DisplayCornerTests {
  private func makeStage(
    _ effect: any TransitionEffect = .slide,
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    radius: CGFloat? = 62
  ) -> NavigationStage {
    let stage = NavigationStage(effect, layoutDirection: direction)
    HeadlessScreen.displayCornerRadius = radius
    return stage
  }

  private func start(_ stage: NavigationStage, isPush: Bool) {
    if isPush {
      stage.push()
    } else {
      stage.navigation.pushViewController(stage.second, animated: false)
      stage.advance(by: 0.1)
      stage.navigation.popViewController(animated: true)
    }
    stage.advance(by: 0.02)
  }

  @Test(
    "The leading corners of a sliding screen are the display's, until it covers the other one",
    arguments: Stage.layoutDirections,
    [true, false]
  )
  func slide(direction: UIUserInterfaceLayoutDirection, isPush: Bool) throws {
    let stage = makeStage(.slide, direction)
    start(stage, isPush: isPush)
    let layer = stage.second.view.layer
    for (share, radius) in [
      (0.02, 62), (0.5, 62), (0.95, 62), (0.975, 31), (0.99, 12.4), (0.5, 62),
    ]
      as [(CGFloat, CGFloat)]
    {
      stage.transition.scrub(to: isPush ? share : 1 - share)
      stage.advance(by: 0.02)
      #expect(abs(try #require(layer.displayed()).cornerRadius - radius) < 0.1, "\(share)")
    }
    #expect(stage.second.view.clipsToBounds)
    #expect(
      layer.maskedCorners
        == (direction == .rightToLeft
          ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
          : [.layerMinXMinYCorner, .layerMinXMaxYCorner])
    )
    stage.transition.resume()
    stage.settle()
    expectRestored(stage.second.view)
  }

  @Test(
    "The corners of a sliding screen don't jump at the end of its way",
    arguments: [true, false]
  )
  func seamless(isReversed: Bool) throws {
    let stage = makeStage()
    start(stage, isPush: !isReversed)
    stage.advance(by: 0.03)
    if isReversed { stage.transition.reverse() }
    var last: CGFloat = 62
    var frames = 0
    while stage.transition.phase != .idle, frames < 240 {
      let radius = try #require(stage.second.view.layer.displayed()).cornerRadius
      #expect(radius <= last + 0.1 || isReversed && frames < 5)
      (last, frames) = (radius, frames + 1)
      stage.advanceFrame()
    }
    // What the push ends with, less than a point and a half of the way, is hidden by the display's own corner.
    #expect(last < 2)
    stage.settle()
    expectRestored(stage.second.view)
  }

  @Test("A push that is canceled gives the screen its corners back")
  func cancelled() {
    let stage = makeStage()
    start(stage, isPush: true)
    stage.transition.cancel()
    stage.settle()
    #expect(stage.stack.count == 1)
    expectRestored(stage.second.view)
  }

  private func expectRestored(_ view: UIView) {
    #expect(view.layer.cornerRadius == 0 && !view.clipsToBounds)
    #expect(view.layer.maskedCorners == CALayer().maskedCorners)
  }

  @Test("The system is asked for the display's corners once in each place of a container")
  func asked() {
    let stage = makeStage()
    let room = UIView(frame: stage.window.bounds)
    stage.window.addSubview(room)
    var count = 0
    let corners = DisplayCorners { _, corners in
      count += 1
      return corners == .topLeft ? nil : .nan
    }
    for _ in 0..<3 {
      #expect(corners.radius(at: .topLeft, of: room) == nil)
      #expect(corners.radius(at: .allCorners, of: room) == nil)
    }
    #expect(count == 2)
    room.frame.size.width -= 1
    _ = corners.radius(at: .topLeft, of: room)
    _ = corners.radius(at: .topLeft, of: room)
    #expect(count == 3)
    room.removeFromSuperview()
    #expect(corners.radius(at: .topLeft, of: room) == nil && count == 3)
  }

  @Test("The corners of a screen follow the display that its window is on")
  func moved() {
    let stage = makeStage()
    for radius in [62, 62, nil] as [CGFloat?] {
      if radius == nil { stage.navigation.view.frame.size.height -= 100 }
      stage.push()
      stage.advance(by: 0.1)
      #expect((stage.second.view.layer.cornerRadius > 0) == (radius != nil))
      stage.settle()
      stage.navigation.popViewController(animated: false)
      stage.settle()
    }
  }

  @Test("A sliding screen is square where the system tells no radius, and costs nothing there")
  func square() {
    let stage = makeStage(radius: nil)
    start(stage, isPush: true)
    #expect(stage.second.view.layer.cornerRadius == 0 && !stage.second.view.clipsToBounds)
    stage.settle()
  }

  @Test("A sliding screen with corners of its own keeps them")
  func ownCorners() {
    let stage = makeStage()
    stage.second.loadViewIfNeeded()
    stage.second.view.layer.cornerRadius = 8
    start(stage, isPush: true)
    #expect(stage.second.view.layer.cornerRadius == 8 && !stage.second.view.clipsToBounds)
    stage.settle()
    #expect(stage.second.view.layer.cornerRadius == 8)
  }

  @Test(
    "The corners of a zoom are the display's, unless an app chooses others",
    arguments: [(62, nil, 62), (0, nil, 55), (nil, nil, 55), (62, 20, 20)]
      as [(CGFloat?, CGFloat?, CGFloat)]
  )
  func zoom(radius: CGFloat?, chosen: CGFloat?, expected: CGFloat) throws {
    let picture = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
    var effect = ZoomEffect { _ in picture }
    if let chosen { effect = effect.displayCornerRadius(chosen) }
    let stage = makeStage(effect, radius: radius)
    stage.first.view.addSubview(picture)
    start(stage, isPush: true)
    stage.transition.scrub(to: 0.95)
    stage.advance(by: 0.02)
    let card = try #require(stage.window.view(named: "transition.card"))
    let displayed = try #require(card.subviews.last?.layer.displayed()).cornerRadius
    // A little ahead of the way.
    #expect(abs(displayed - 0.977 * expected) < 0.1)
    stage.transition.resume()
    stage.settle()
  }
}
