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

  @Test("Each way has a timing function of its own")
  func timingFunctions() {
    let place = place(at: 0.25) {
      $0.values = values
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
    }
    #expect(isNear(place?.x, 31.5, within: 0.2))
  }

  @Test("A layer's position follows the path of a keyframe animation")
  func path() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))

    let place = place(at: 0.5) { $0.path = path.cgPath }

    #expect(isNear(place?.x, 50))
    #expect(isNear(place?.y, 50))
  }

  @Test("A group's animations run in its time, and end with it")
  func group() {
    let stage = LayerStage()
    let slide = stage.slide()
    slide.duration = 0
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 1
    fade.beginTime = 1
    fade.fillMode = .backwards
    let group = CAAnimationGroup()
    group.animations = [slide, fade]
    group.duration = 2
    let recorder = StopRecorder()
    group.delegate = recorder
    stage.layer.add(group, forKey: "group")
    stage.advance(by: 0)

    stage.advance(by: 0.5)
    #expect(isNear(stage.x, 25, within: 1))
    #expect(stage.layer.presentation()?.opacity == 1)
    stage.advance(by: 1)
    #expect(isNear(stage.x, 75, within: 1))
    #expect(isNear(stage.layer.presentation().map { CGFloat($0.opacity) }, 0.5, within: 0.02))
    stage.advance(by: 0.6)
    #expect(stage.layer.animationKeys() == nil)
    #expect(recorder.calls == ["start", "stop true"])
  }
}
