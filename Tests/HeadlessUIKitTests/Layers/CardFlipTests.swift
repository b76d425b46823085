import Testing
import UIKit

/// A card that is turned over by an interruptible animator: two snapshots, back to back, with perspective.
@MainActor @Suite(.serialized) struct CardFlipTests {
  @MainActor private struct Card {
    let stage = Stage()
    let table = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    let front: UIView
    let back: UIView
    let animator: UIViewPropertyAnimator

    init?() {
      let red = UIView(frame: table.bounds)
      red.backgroundColor = .red
      let blue = UIView(frame: table.bounds)
      blue.backgroundColor = .blue
      stage.window.addSubview(table)
      table.addSubview(red)
      stage.advance(by: 0)
      guard let front = red.snapshotView(afterScreenUpdates: false),
        let back = blue.snapshotView(afterScreenUpdates: true)
      else { return nil }
      red.removeFromSuperview()
      (self.front, self.back) = (front, back)
      front.accessibilityIdentifier = "front"
      back.accessibilityIdentifier = "back"
      for face in [front, back] {
        face.layer.isDoubleSided = false
        table.addSubview(face)
      }
      table.layer.sublayerTransform.m34 = -1 / 500
      back.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
      animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      stage.advance(by: 0)
      animator.addAnimations {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            front.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            back.layer.transform = CATransform3DIdentity
          }
        }
      }
    }

    func shown(_ name: String) -> HeadlessLayer? {
      HeadlessLayerTree.shown.layers.first { $0.identifier == name }
    }

    /// How wide a face is seen.
    func width(_ name: String) -> CGFloat? {
      HeadlessLayerTree.shown.sightings.first { $0.identifier == name }?.frame.width
    }
  }

  @Test("A card flip that is scrubbed turns to where the finger is, and back")
  func scrub() throws {
    let card = try #require(Card())
    for fraction in [0.25, 0.75, 0.4, 0.25] as [CGFloat] {
      card.animator.fractionComplete = fraction
      card.stage.advance(by: 0.05)
      let (face, angle) =
        fraction < 0.5 ? ("front", fraction * .pi) : ("back", (fraction - 1) * .pi)
      let shown = try #require(card.shown(face))
      #expect(isNear(CGFloat(shown.matrix[0]), cos(angle), within: 0.2))
      #expect(isNear(CGFloat(shown.matrix[2]), -sin(angle), within: 1e-6))
      // Perspective: the part that comes nearer looks larger.
      #expect(isNear(CGFloat(shown.matrix[3]), sin(angle) / 500, within: 1e-9))
      #expect(!shown.isHidden)
    }
    // Edge on neither side is seen.
    card.animator.fractionComplete = 0.5
    card.stage.advance(by: 0)
    #expect(isNear(card.width("front"), 0, within: 1e-6))
    #expect(isNear(card.width("back"), 0, within: 1e-6))
    card.animator.stopAnimation(true)
  }

  @Test("A card flip that is caught and reversed leaves the card as it was")
  func turnedRound() throws {
    let card = try #require(Card())
    var ended: [UIViewAnimatingPosition] = []
    card.animator.addCompletion { ended.append($0) }
    card.animator.startAnimation()
    card.stage.advance(by: 0)
    card.stage.advance(by: 0.7)
    card.animator.pauseAnimation()
    card.animator.isReversed = true
    card.animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 1),
      durationFactor: 0.5
    )
    card.stage.advance(by: 1)

    #expect(ended == [.start])
    #expect(card.width("front") == 100)
    #expect(isNear(card.width("back"), 0, within: 1e-6))
    #expect(CATransform3DIsIdentity(card.front.layer.transform))
  }
}
