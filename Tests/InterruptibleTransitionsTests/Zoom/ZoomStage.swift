import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A stack whose first screen has a picture that grows into the second one.
@MainActor
struct ZoomStage {
  let picture = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
  let stage: NavigationStage
  private let framesPerSecond: Int

  init(
    framesPerSecond: Int = 120,
    at frame: CGRect? = nil,
    as form: EffectForm = .bare,
    displayCornerRadius: CGFloat? = nil,
    personality: HeadlessPersonality = .launched
  ) {
    let picture = picture
    self.framesPerSecond = framesPerSecond
    var effect = ZoomEffect { _ in picture }
    if let displayCornerRadius { effect = effect.displayCornerRadius(displayCornerRadius) }
    stage = NavigationStage(
      form(effect),
      personality: personality,
      framesPerSecond: framesPerSecond
    )
    if let frame { picture.frame = frame }
    picture.backgroundColor = .orange
    picture.layer.cornerRadius = 12
    stage.first.view.addSubview(picture)
    advance(by: 0.1)
  }

  /// Another stage, with what this one has to touch it.
  init(_ stage: NavigationStage) {
    (self.stage, framesPerSecond) = (stage, 120)
  }

  var transition: InterruptibleTransition { stage.transition }
  var size: CGSize { stage.window.bounds.size }
  var isSecondShown: Bool { stage.stack.count == 2 }

  func advance(by seconds: Double) { stage.advance(by: seconds) }
  func advanceFrame() { stage.advanceFrame() }
  func settle() { stage.settle() }

  func push() {
    stage.push()
    advance(by: 0)
  }

  func pop() {
    stage.navigation.popViewController(animated: true)
    advance(by: 0)
  }

  /// The card as it is seen; nil while there is none.
  var card: DisplayedCard? { stage.window.card }

  /// The views of the cards that there are.
  var cards: [UIView] {
    stage.window.views(named: "transition.card")
  }

  /// How much is seen of the source's picture on the card; nil without one.
  var pictureOpacity: CGFloat? {
    let card = stage.window.view(named: "transition.card")
    let content = card?.subviews.last?.subviews ?? []
    guard content.count > 1 else { return nil }
    return (content.last?.layer.displayed()?.opacity).map { CGFloat($0) }
  }

  /// The size at which the covered screen is seen.
  var coveredScale: CGFloat {
    stage.first.view.layer.displayed()?.affineTransform().a ?? .nan
  }

  /// How the card goes on after what was seen of it.
  func speedChange(after displayed: [DisplayedCard]) throws -> SpeedChange {
    var after: [DisplayedCard] = []
    for _ in 0..<4 {
      advanceFrame()
      after.append(try #require(card))
    }
    return SpeedChange(before: displayed, after: after, framesPerSecond: CGFloat(framesPerSecond))
  }

  // MARK: - Touches

  /// Touches down and drags by a way in steps of at most five points, one a frame.
  func drag(from start: CGPoint, by way: CGVector, frames: Int? = nil) {
    stage.touchDown(at: start)
    drag(by: way, frames: frames)
  }

  func drag(by way: CGVector, frames: Int? = nil) {
    let count = frames ?? max(Int(hypot(way.dx, way.dy) / 5), 1)
    for _ in 0..<count {
      advanceFrame()
      stage.move(by: CGVector(dx: way.dx / CGFloat(count), dy: way.dy / CGFloat(count)))
    }
    advance(by: 0)
  }

  func lift() {
    stage.lift()
    advance(by: 0)
  }
}

/// A card on the screen.
struct DisplayedCard {
  var top: CGPoint
  var scale: CGFloat
  /// The part of the screen that it shows.
  var window: CGRect
  var angle: CGFloat

  var width: CGFloat { window.width * scale }
  var height: CGFloat { window.height * scale }
  var frame: CGRect { CGRect(x: top.x - width / 2, y: top.y, width: width, height: height) }

  /// Where a part of the screen is seen, if the card isn't turned.
  func place(of part: CGRect) -> CGRect {
    CGRect(
      x: top.x + (part.minX - window.midX) * scale,
      y: top.y + (part.minY - window.minY) * scale,
      width: part.width * scale,
      height: part.height * scale
    )
  }

  /// How far its corners are from those of another one, at most; turns are left out.
  func distance(to other: CGRect) -> CGFloat {
    [
      frame.minX - other.minX, frame.maxX - other.maxX, frame.minY - other.minY,
      frame.maxY - other.maxY,
    ].map(abs).max() ?? 0
  }
}

extension UIWindow {
  /// The card of a zoom as it is seen; nil while there is none.
  var card: DisplayedCard? {
    guard let view = view(named: "transition.card"),
      let content = view.subviews.last, let outer = view.layer.displayed(),
      let inner = content.layer.displayed()
    else { return nil }
    let transform = outer.affineTransform()
    return DisplayedCard(
      top: outer.position,
      scale: inner.affineTransform().a,
      window: inner.bounds,
      angle: atan2(transform.b, transform.a)
    )
  }
}

extension Stage {
  /// Lets time pass until there is no card, and returns it as it is seen in its last frame.
  func lastCard() throws -> DisplayedCard {
    var last = try #require(window.card)
    while let card = window.card {
      last = card
      advanceFrame()
    }
    return last
  }
}
