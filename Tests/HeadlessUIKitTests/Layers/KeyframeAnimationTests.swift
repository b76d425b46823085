import Testing
import UIKit

@MainActor @Suite(.serialized) struct KeyframeAnimationTests {
  /// Where a layer is seen at a time of a keyframe animation of one second.
  private func place(
    at time: TimeInterval,
    _ make: (CAKeyframeAnimation) -> Void
  ) -> CGPoint? {
    let stage = LayerStage()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.duration = 1
    make(animation)
    animation.speed = 0
    animation.timeOffset = time
    stage.layer.add(animation, forKey: "frames")
    stage.advance(by: 0)
    return stage.layer.presentation()?.position
  }

  private let values = [CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)]

  @Test("Values are passed at even times")
  func even() {
    #expect(place(at: 0.25) { $0.values = values } == CGPoint(x: 50, y: 0))
    #expect(place(at: 0.75) { $0.values = values } == CGPoint(x: 100, y: 25))
    #expect(place(at: 1) { $0.values = values } == CGPoint(x: 100, y: 50))
  }

  @Test("Key times say when each value of a keyframe animation is reached")
  func keyTimes() {
    let place = place(at: 0.4) {
      $0.values = values
      $0.keyTimes = [0, 0.8, 1]
    }
    #expect(place == CGPoint(x: 50, y: 0))
  }
}
