import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The stage of the record that the zoom is compared with, and its scripts.
///
/// The record: JakeThomson/swift_transitions, `docs/parity-plan.md`, an iPhone 17 with iOS 27.0; the scripts are those of
/// `tools/parity/native/ParityDriver/ParityDriver.swift` there.
@MainActor
struct ZoomRecord {
  let zoom: ZoomStage
  static let size = CGSize(width: 402, height: 874)
  static let poster = CGRect(x: 148, y: 250, width: 120, height: 180)
  /// The width that a card loses from the full screen to its source.
  static let flight = size.width - poster.width

  init(isOpen: Bool = true) {
    zoom = ZoomStage(at: ZoomRecord.poster, displayCornerRadius: 62)
    HeadlessScreen.resize(
      to: ZoomRecord.size,
      safeAreaInsets: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      animated: false
    )
    zoom.picture.frame = zoom.stage.first.view.convert(ZoomRecord.poster, from: nil)
    zoom.advance(by: 0.1)
    if isOpen { zoom.stage.showSecond() }
  }

  // MARK: - Scripts

  /// Moves a finger straight from where it is, at a speed in points per second.
  private func line(from start: CGPoint, to end: CGPoint, speed: CGFloat) {
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let frames = Int((hypot(way.dx, way.dy) / speed * 120).rounded())
    zoom.drag(by: way, frames: max(frames, 1))
  }

  /// `zoomEdgeSwipe(to:speed:rest:)`, in points: the first 20 go at 300 points a second.
  func swipe(to x: CGFloat, down: CGFloat = 0, speed: CGFloat, rest: Bool = false) {
    let (start, middle) = (CGPoint(x: 4, y: 437), CGPoint(x: 24, y: 437))
    zoom.stage.touchDown(at: start)
    line(from: start, to: middle, speed: 300)
    line(from: middle, to: CGPoint(x: x, y: 437 + down), speed: speed)
    if rest { zoom.advance(by: 0.6) }
    zoom.lift()
  }

  /// `zoomPan(to:speed:rest:)`, from a height, by a share of the screen's.
  func pan(by share: CGFloat, from y: CGFloat = 160, speed: CGFloat, rest: Bool = false) {
    let (start, middle) = (CGPoint(x: 201, y: y), CGPoint(x: 201, y: y + 20))
    zoom.stage.touchDown(at: start)
    line(from: start, to: middle, speed: 300)
    line(
      from: middle,
      to: CGPoint(x: 201, y: y + share * ZoomRecord.size.height),
      speed: speed
    )
    if rest { zoom.advance(by: 0.6) }
    zoom.lift()
  }

  /// `zoomPinch(to:speed:rest:)`: two fingers, 300 points apart, each at a speed; then `zoomRotate(degrees:scale:)`.
  func pinch(to share: CGFloat, speed: CGFloat, rest: Bool = false, thenTurnBy degrees: CGFloat = 0)
  {
    var fingers = FingerTips(middle: CGPoint(x: 201, y: 437), angle: .pi / 2)
    fingers.send(.began)
    let frames = Int((300 * (1 - share) / 2 / speed * 120).rounded())
    fingers.move(zoom, frames: frames) { $0.distance = 300 * share }
    if degrees != 0 {
      zoom.advance(by: 0.3)
      fingers.move(zoom) { $0.angle += degrees * .pi / 180 }
    }
    if rest { zoom.advance(by: 0.6) }
    fingers.send(.ended)
    zoom.advance(by: 0)
  }

  /// Has a push, or a pop, stand at a share of the card's way to the full screen.
  func stand(at share: CGFloat, isPush: Bool) {
    isPush ? zoom.push() : zoom.pop()
    zoom.transition.pause()
    zoom.transition.scrub(to: isPush ? share : 1 - share)
    zoom.advance(by: 0.02)
  }

  func finish() {
    zoom.transition.resume()
    zoom.settle()
  }

  // MARK: - Readings

  /// The card in each of 120 frames a second, from the lift until it is gone.
  func follow() -> [DisplayedCard] {
    var displayed: [DisplayedCard] = []
    while let card = zoom.card, displayed.count < 240 {
      displayed.append(card)
      zoom.advanceFrame()
    }
    zoom.settle()
    return displayed
  }
}

/// What the record's tools read of a landing.
struct LandingReading {
  let cards: [DisplayedCard]

  /// By how much the width passes the source's, as a share of the whole flight (`analyze_overshoot.py`).
  @MainActor var passing: CGFloat {
    (ZoomRecord.poster.width - (cards.map(\.width).min() ?? 0)) / ZoomRecord.flight
  }

  /// When the left edge has made 98 % of its way to the source's, in seconds (`analyze_landing.py`).
  @MainActor var time: TimeInterval? {
    arrival(at: ZoomRecord.poster.minX, cards.map(\.frame.minX), framesPerSecond: 120)
  }

  /// When the width has made 98 % of its way.
  @MainActor var timeOfWidth: TimeInterval? {
    arrival(at: ZoomRecord.poster.width, cards.map(\.width), framesPerSecond: 120)
  }

  /// The same of the left edge, as that tool reads it where the left edge stands still on its way, for five of 60 frames a second within a
  /// point and a half, from the sixth on: when it has made 98 % of the way to there.
  var timeToStand: TimeInterval? {
    let edges = cards.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element.frame.minX)
    let first = edges.indices.dropFirst(5).first { index in
      edges.dropFirst(index).prefix(5).allSatisfy { abs($0 - edges[index]) <= 1.5 }
    }
    return first.flatMap { arrival(at: edges[$0], edges, framesPerSecond: 60) }
  }

  private func arrival(
    at end: CGFloat,
    _ edges: [CGFloat],
    framesPerSecond: Double
  ) -> TimeInterval? {
    guard let start = edges.first else { return nil }
    let index = edges.firstIndex { abs($0 - end) < 0.02 * abs(start - end) }
    return index.map { Double($0) / framesPerSecond }
  }

  /// How far a number is at most past its straight way home, with the width as the measure of that, and when, in seconds.
  @MainActor func carry(
    _ number: KeyPath<DisplayedCard, CGFloat>,
    home: CGFloat
  ) -> (points: CGFloat, time: TimeInterval) {
    guard let start = cards.first else { return (0, 0) }
    let ways = cards.map { card in
      let share = (card.width - start.width) / (ZoomRecord.poster.width - start.width)
      return card[keyPath: number] - start[keyPath: number]
        - (home - start[keyPath: number]) * share
    }
    let most = ways.max() ?? 0
    return (most, Double(ways.firstIndex(of: most) ?? 0) / 120)
  }
}
