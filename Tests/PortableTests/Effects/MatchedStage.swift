import InterruptibleTransitions
import UIKit

@testable import TestSupport

/// A stack with a picture on one screen, and a photo on the other.
@MainActor
final class MatchedStage {
  let pictures: Pictures
  let photo = UIView(frame: CGRect(x: 50, y: 150, width: 300, height: 300))
  private let stage: ContainerStage
  private let log = Log()

  final class Pictures {
    var current: UIView?
  }

  final class Log {
    var heard: [CGFloat] = []
  }

  /// Says what it hears.
  private struct Listening: TransitionEffect {
    let log: Log
    func prepare(_ scene: TransitionScene) {
      scene.onFrame { [log] in log.heard.append($0) }
    }
    func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {}
  }

  convenience init(
    spring: Spring? = nil,
    showing content: TransitionStage.MatchedContent = .picture
  ) async {
    let pictures = Pictures()
    await self.init(pictures) { photo in
      .matched { _ in
        [
          .match(pictures.current, with: photo, spring: spring, showing: content),
          .change(photo, \.layer.cornerRadius, from: 24, during: 0...0.5),
        ]
      }
    }
  }

  init(_ pictures: Pictures = Pictures(), _ effect: (UIView) -> any TransitionEffect) async {
    let picture = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    picture.layer.cornerRadius = 20
    self.pictures = pictures
    pictures.current = picture
    let effect = effect(photo)
    stage = await ContainerStage(.navigation)
    stage.transition.effect = .choosing { [log] _ in
      MatchedStage.combine(effect, Listening(log: log))
    }
    stage.first.view.addSubview(picture)
    stage.second.view.addSubview(photo)
    await stage.advance(by: 0.1)
  }

  private static func combine<Effect: TransitionEffect>(
    _ effect: Effect,
    _ other: Listening
  ) -> any TransitionEffect {
    effect.combined(with: other)
  }

  var transition: InterruptibleTransition { stage.transition }
  var first: Screen { stage.first }
  var second: Screen { stage.second }
  var heard: [CGFloat] { log.heard }
  var isSecondShown: Bool { stage.showsSecond }
  var picture: UIView { pictures.current ?? UIView() }
  /// Where the photo is seen, in the container.
  var displayedPhoto: CGRect { photo.displayedFrame }
  /// Where the photo is seen in the window, if its superview doesn't move.
  var photoInWindow: CGRect {
    let layer = photo.layer.displayed() ?? photo.layer
    let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
    let transform = CATransform3DGetAffineTransform(layer.transform)
    let corners = [
      CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1),
    ]
    let points = corners.compactMap { corner in
      let fromAnchor = CGPoint(
        x: (corner.x - anchor.x) * size.width,
        y: (corner.y - anchor.y) * size.height
      )
      .applying(transform)
      let inSuperview = CGPoint(
        x: layer.position.x + fromAnchor.x,
        y: layer.position.y + fromAnchor.y
      )
      return photo.superview?.convert(inSuperview, to: nil)
    }
    return points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  var photoRadius: CGFloat { (photo.layer.displayed() ?? photo.layer).cornerRadius }

  var matched: UIView? {
    stage.second.view.superview?.view(named: "transition.matched")
  }

  /// Whether nothing of the pair is left.
  var isClean: Bool {
    stage.complaints == [] && matched == nil && picture.mask == nil && photo.mask == nil
      && photo.layer.cornerRadius == 0 && stage.second.view.alpha == 1
  }

  func showSecond() async { await stage.showSecond() }

  func go(_ isForward: Bool) async {
    if !isForward { await showSecond() }
    stage.go(forward: isForward)
    await stage.advance(by: 0)
  }

  func scrub(toCovered covered: CGFloat, isForward: Bool) async {
    transition.scrub(to: isForward ? covered : 1 - covered)
    await stage.advanceFrame()
  }

  func advanceFrame() async { await stage.advanceFrame() }
  func settle() async { await stage.settle() }
}
