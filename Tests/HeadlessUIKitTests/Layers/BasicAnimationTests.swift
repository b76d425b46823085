import Testing
import UIKit

@MainActor @Suite(.serialized) struct BasicAnimationTests {
  @Test("G4: a copy of an animation begins with the commit, and leaves the model alone")
  func runs() {
    let stage = LayerStage()
    let animation = stage.slide()
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    stage.layer.add(animation, forKey: "slide")
    animation.toValue = 1000.0
    #expect(stage.layer.animation(forKey: "slide") !== animation)

    stage.advance(by: 0)
    #expect(stage.x == 0)
    stage.advance(by: 0.5)
    #expect(isNear(stage.x, 31.5, within: 2) && stage.layer.position.x == 0)
    stage.advance(by: 0.6)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test(
    "An animation ends unfinished with one of its key, a view's fade of its name, or its layer's place on the screen",
    arguments: ["key", "view", "layer"]
  )
  func ended(by rival: String) {
    let stage = LayerStage()
    let recorder = StopRecorder()
    let layer = rival == "view" ? stage.stage.view.layer : stage.layer
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 1
    animation.delegate = recorder
    layer.add(animation, forKey: "opacity")
    stage.advance(by: 0.2)

    switch rival {
    case "key": layer.add(stage.slide(), forKey: "opacity")
    case "view": UIView.animate(withDuration: 1) { stage.stage.view.alpha = 0.5 }
    default: layer.removeFromSuperlayer()
    }
    stage.advance(by: 0)

    #expect(recorder.calls == ["start", "stop false"])
    #expect(layer.animationKeys() == (rival == "layer" ? nil : ["opacity"]))
  }

  @Test(
    "A fill mode says what is seen before and after",
    arguments: [
      (CAMediaTimingFillMode.removed, CGFloat(7), CGFloat(7)), (.backwards, 20, 7),
      (.forwards, 7, 80), (.both, 20, 80),
    ]
  )
  func fillMode(mode: CAMediaTimingFillMode, before: CGFloat, after: CGFloat) {
    let stage = LayerStage()
    CATransaction.setDisableActions(true)
    stage.layer.position.x = 7
    let animation = stage.slide()
    animation.fromValue = 20.0
    animation.toValue = 80.0
    animation.beginTime = CACurrentMediaTime() + 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    stage.layer.add(animation, forKey: "slide")

    stage.advance(by: 0.5)
    #expect(stage.x == before)
    stage.advance(by: 2)
    #expect(stage.x == after)
    #expect(stage.layer.animationKeys() == ["slide"])
    #expect(HeadlessClock.isQuiet)
  }

  @Test("Repeated runs begin again, or run back")
  func repeats() {
    let stage = LayerStage()
    let animation = stage.slide()
    animation.repeatCount = 2
    animation.autoreverses = true
    stage.layer.add(animation, forKey: "slide")
    stage.advance(by: 0)
    var displayed: [CGFloat] = []
    for _ in 0..<4 {
      stage.advance(by: 0.75)
      displayed.append(stage.x)
    }

    for (found, expected) in zip(displayed, [75, 50, 25, 100] as [CGFloat]) {
      #expect(isNear(found, expected, within: 2), "\(displayed)")
    }
    stage.advance(by: 1.1)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test("A cumulative animation goes on from where the run before has ended")
  func cumulative() {
    let stage = LayerStage()
    let animation = stage.slide()
    animation.repeatCount = 3
    animation.isCumulative = true
    stage.layer.add(animation, forKey: "slide")
    stage.advance(by: 0)
    stage.advance(by: 2.5)

    #expect(isNear(stage.x, 250, within: 2))
  }

  @Test("Additive animations shift the model, and each other")
  func additive() {
    let stage = LayerStage()
    CATransaction.setDisableActions(true)
    stage.layer.position = CGPoint(x: 10, y: 10)
    for _ in 0..<2 {
      let animation = stage.slide()
      animation.isAdditive = true
      stage.layer.add(animation, forKey: nil)
    }
    stage.advance(by: 0)
    stage.advance(by: 0.5)

    #expect(isNear(stage.x, 110, within: 4))
    #expect(stage.layer.presentation()?.position.y == 10)
  }

  @Test("A from or to value that is nil is what the layer shows without the animation")
  func missing() {
    let stage = LayerStage()
    CATransaction.setDisableActions(true)
    stage.layer.position.x = 10
    func middle(_ from: Double?, _ to: Double?, _ by: Double?) -> CGFloat {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = by
      animation.duration = 1
      animation.speed = 0
      animation.timeOffset = 0.5
      stage.layer.add(animation, forKey: "middle")
      stage.advance(by: 0)
      return stage.x
    }

    #expect(middle(nil, 30, nil) == 20)
    #expect(middle(30, nil, nil) == 20)
    #expect(middle(nil, nil, 30) == 25)
    #expect(middle(20, nil, 30) == 35)
    #expect(middle(nil, 50, 30) == 35)
    #expect(middle(20, 40, nil) == 30)
  }

  @Test("C13: the animations of a block have one delegate, or none", arguments: [true, false])
  func delegates(haveNone: Bool) {
    let stage = Stage()
    HeadlessPersonality.current.layers.animationsHaveNoDelegate = haveNone
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.view.addSubview(other)
    stage.advance(by: 0)
    UIView.animate(withDuration: 1) {
      stage.view.center.x += 10
      other.alpha = 0
    }

    let owners = [stage.view, other].map { view in
      view.layer.animationKeys()?.first.flatMap { view.layer.animation(forKey: $0)?.delegate }
    }
    #expect((owners[0] == nil) == haveNone)
    #expect(owners[0] === owners[1])
  }
}
