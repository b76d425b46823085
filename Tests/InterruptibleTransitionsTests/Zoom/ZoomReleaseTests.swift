import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Where a card goes that is let go, and how soon it is there, beside what was measured of the system's.
@MainActor @Suite(.serialized) struct ZoomReleaseTests {
  /// A release: the card's scale at that moment, and the speed of a finger then, in points per second.
  struct Release: CustomTestStringConvertible {
    var scale: CGFloat
    var speed: CGFloat = 0
    var lands: Bool

    var testDescription: String { "\(scale) at \(speed) pt/s \(lands ? "lands" : "springs back")" }
  }

  @Test(
    "A card that a finger draws out of its source goes on as fast as the finger",
    arguments: [-600, -150, 300]
  )
  func started(speed: CGFloat) throws {
    let zoom = ZoomStage()
    zoom.transition.pushProvider = { _ in Screen("Second") }
    zoom.drag(from: CGPoint(x: 300, y: 700), by: CGVector(dx: 0, dy: -250))
    var displayed: [DisplayedCard] = []
    for _ in 0..<10 {
      zoom.advanceFrame()
      zoom.stage.move(by: CGVector(dx: 0, dy: speed / 120))
      zoom.advance(by: 0)
      displayed.append(try #require(zoom.card))
    }

    zoom.lift()

    let change = try zoom.speedChange(after: displayed)
    let (before, after) = (change.speedBefore(of: \.top.y), change.speedAfter(of: \.top.y))
    #expect(abs(before) > 70)
    // The spring accelerates the card meanwhile.
    #expect(abs(after - before) < 10)
  }

  @Test(
    "A card that is dragged down goes where the system's goes",
    arguments: [
      Release(scale: 0.914, lands: false), Release(scale: 0.900, lands: true),
      Release(scale: 0.883, lands: true), Release(scale: 0.881, lands: true),
      Release(scale: 0.86, speed: 150, lands: true), Release(scale: 0.86, speed: 800, lands: true),
      Release(scale: 0.766, speed: -800, lands: true),
      Release(scale: 0.62, speed: 400, lands: true),
    ]
  )
  func pan(release: Release) throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    try pull(zoom, .pan, release)
    zoom.lift()
    zoom.settle()
    #expect(zoom.isSecondShown != release.lands)
  }

  @Test(
    "A card that is dragged from the edge goes where the system's goes",
    arguments: [
      Release(scale: 0.732, lands: false), Release(scale: 0.715, lands: false),
      Release(scale: 0.678, lands: true), Release(scale: 0.620, lands: true),
      Release(scale: 0.805, speed: 800, lands: true),
      Release(scale: 0.659, speed: 800, lands: true),
      Release(scale: 0.9967, speed: 1200, lands: false),
    ]
  )
  func edge(release: Release) throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    try pull(zoom, .edge, release)
    zoom.lift()
    zoom.settle()
    #expect(zoom.isSecondShown != release.lands)
  }

  @Test(
    "A card that is pinched goes where the system's goes: by the distance of the fingers alone",
    arguments: [
      Release(scale: 0.515, lands: false), Release(scale: 0.494, lands: true),
      Release(scale: 0.463, lands: true), Release(scale: 0.412, lands: true),
      Release(scale: 0.458, speed: 400, lands: true),
      Release(scale: 0.553, speed: 400, lands: false),
      Release(scale: 0.8, speed: 800, lands: false),
    ]
  )
  func pinch(release: Release) {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    pinch(zoom, to: release.scale, at: release.speed)
    zoom.settle()
    #expect(zoom.isSecondShown != release.lands)
  }

  /// The ways of letting go of a card.
  enum Hand: CaseIterable {
    case pan, edge, pinch
  }

  @Test(
    "A card that is let go at rest lands on springs, ω = 14.75 and 14.5, and passes its source by 2.08 % of the flight",
    arguments: Hand.allCases
  )
  func landing(kind: Hand) throws {
    let zoom = ZoomStage(at: CGRect(x: 24, y: 200, width: 120, height: 180))
    zoom.stage.showSecond()
    try letGo(zoom, kind, at: 0)
    let displayed = try follow(zoom)
    let (start, end) = (try #require(displayed.first), zoom.picture.frame)
    let flight = zoom.size.width - end.width
    let decay = -log(0.0208 * flight / (start.width - end.width))
    let ratio = decay / hypot(decay, .pi)
    for (path, target, omega, ratio) in [
      (\DisplayedCard.top.x, end.midX, 14.75, 0.75), (\.width, end.width, 14.5, ratio),
    ] as [(KeyPath<DisplayedCard, CGFloat>, CGFloat, CGFloat, CGFloat)] {
      let spring = DampedSpring(omega: omega, ratio: ratio)
      let way = target - start[keyPath: path]
      let squares = displayed.prefix(36).enumerated().map { frame, card in
        let expected =
          target - way * spring.left(after: CGFloat(frame) / 120, velocity: 0)
        return pow(card[keyPath: path] - expected, 2)
      }
      #expect((squares.reduce(0, +) / 36).squareRoot() < 0.03 * abs(way), "\(path)")
    }
    let time = try #require(arrival(of: displayed, at: end.width))
    #expect((0.165...0.270).contains(time), "\(time)")
    let least = try #require(displayed.map(\.width).min())
    let overshoot = (end.width - least) / flight
    #expect(abs(overshoot - 0.0208) < 0.0005)
    report("let go at rest, \(kind)", time, "and \(percent(overshoot)) past the source")
    zoom.settle()
  }

  @Test(
    "A card that springs back does so on a spring, ω = 22.25, ζ = 0.9",
    arguments: Hand.allCases
  )
  func springBack(kind: Hand) throws {
    let zoom = ZoomStage(at: CGRect(x: 24, y: 200, width: 120, height: 180))
    zoom.stage.showSecond()
    switch kind {
    case .pan: try pull(zoom, .pan, Release(scale: 0.92, lands: false))
    case .edge: try pull(zoom, .edge, Release(scale: 0.75, lands: false))
    case .pinch: pinch(zoom, to: 0.6, at: 0)
    }
    if kind != .pinch { zoom.lift() }
    let displayed = try follow(zoom)
    let spring = DampedSpring(omega: 22.25, ratio: 0.9)
    let start = try #require(displayed.first)
    for (path, target) in [(\DisplayedCard.frame.minX, 0), (\DisplayedCard.width, zoom.size.width)]
    {
      let way = target - start[keyPath: path]
      let squares = displayed.prefix(24).enumerated().map { frame, card in
        let expected = target - way * spring.left(after: CGFloat(frame) / 120, velocity: 0)
        return pow(card[keyPath: path] - expected, 2)
      }
      #expect((squares.reduce(0, +) / 24).squareRoot() < 0.03 * abs(way), "\(path)")
    }
    zoom.settle()
    #expect(zoom.isSecondShown)
  }

  @Test(
    "A card that is released fast lands sooner, but not one that is dragged down",
    arguments: zip(Hand.allCases, [0.21...0.272, 0.165...0.2, 0.1...0.14])
  )
  func fastLanding(kind: Hand, times: ClosedRange<Double>) throws {
    let zoom = ZoomStage(at: CGRect(x: 24, y: 200, width: 120, height: 180))
    zoom.stage.showSecond()
    try letGo(zoom, kind, at: 800)
    let displayed = try follow(zoom)
    let time = try #require(arrival(of: displayed, at: zoom.picture.frame.width))
    #expect(times.contains(time), "\(time)")
    report("let go at 800 points a second, \(kind)", time, "")
    zoom.settle()
  }

  // MARK: - Hands

  /// Drags the open card to a scale, the last tenth of a second at a speed.
  private func pull(_ zoom: ZoomStage, _ kind: ScalingDrag.Kind, _ release: Release) throws {
    let (slop, length, start): (CGFloat, CGFloat, CGPoint) =
      switch kind {
      case .pan: (CardLaw.zoom.panSlop, zoom.size.height, CGPoint(x: 200, y: 160))
      case .edge: (CardLaw.zoom.edgeSlop, zoom.size.width, CGPoint(x: 4, y: 400))
      }
    let way = slop + (1 - release.scale) / 0.67 * length
    let frames = 12
    let last = release.speed * CGFloat(frames) / 120
    func vector(_ way: CGFloat) -> CGVector {
      kind == .pan ? CGVector(dx: 0, dy: way) : CGVector(dx: way, dy: 0)
    }
    if last > way {
      zoom.drag(from: start, by: vector(way), frames: max(Int(way / release.speed * 120), 2))
    } else {
      zoom.drag(from: start, by: vector(way - last))
      if last != 0 { zoom.drag(by: vector(last), frames: frames) } else { zoom.advance(by: 0.2) }
    }
    if release.scale < 0.99 {
      #expect(abs(try #require(zoom.card).scale - release.scale) < 0.01)
    }
  }

  private func letGo(_ zoom: ZoomStage, _ kind: Hand, at speed: CGFloat) throws {
    switch kind {
    case .pan: try pull(zoom, .pan, Release(scale: 0.75, speed: speed, lands: true))
    case .edge: try pull(zoom, .edge, Release(scale: 0.65, speed: speed, lands: true))
    case .pinch: pinch(zoom, to: 0.47, at: speed)
    }
    if kind != .pinch { zoom.lift() }
  }

  /// Pinches the open card with two fingers 300 points apart, to a share of that, and lets go.
  private func pinch(_ zoom: ZoomStage, to ratio: CGFloat, at speed: CGFloat) {
    func send(_ phase: UITouch.Phase, _ distance: CGFloat) {
      HeadlessTouch.send(id: 1, phase: phase, at: CGPoint(x: 196 - distance / 2, y: 420))
      HeadlessTouch.send(id: 2, phase: phase, at: CGPoint(x: 196 + distance / 2, y: 420))
    }
    let end = 300 * ratio
    let pace = 2 * speed / 120
    let fast = min(12, Int((300 - end) / max(pace, 1)))
    var distance: CGFloat = 300
    send(.began, distance)
    let rest = end + CGFloat(speed > 0 ? fast : 0) * pace
    for frame in stride(from: 59, through: 0, by: -1) where rest < 299 {
      zoom.advanceFrame()
      distance = rest + (300 - rest) * CGFloat(frame) / 60
      send(.moved, distance)
    }
    for _ in 0..<(speed > 0 ? fast : 0) {
      zoom.advanceFrame()
      distance -= pace
      send(.moved, distance)
    }
    if speed == 0 { zoom.advance(by: 0.2) }
    send(.ended, distance)
    zoom.advance(by: 0)
  }

  // MARK: - What is seen

  private func report(_ release: String, _ time: Double, _ more: String) {
    print("zoom, \(release): \(Int((time * 1000).rounded())) ms \(more)")
  }

  private func percent(_ share: CGFloat) -> String {
    "\((share * 1000).rounded() / 10)%"
  }

  /// The card in each frame until it is gone.
  private func follow(_ zoom: ZoomStage) throws -> [DisplayedCard] {
    var displayed: [DisplayedCard] = []
    while let card = zoom.card, displayed.count < 240 {
      displayed.append(card)
      zoom.advanceFrame()
    }
    return displayed
  }

  /// When the card has made 98 % of its way to a width, in seconds after the release.
  private func arrival(of displayed: [DisplayedCard], at width: CGFloat) -> Double? {
    guard let start = displayed.first?.width else { return nil }
    let index = displayed.firstIndex { abs($0.width - width) < 0.02 * abs(start - width) }
    return index.map { Double($0) / 120 }
  }
}
