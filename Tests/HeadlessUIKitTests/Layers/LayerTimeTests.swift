import Testing
import UIKit

@MainActor @Suite(.serialized) struct LayerTimeTests {
  @Test("D48: a container's clock scrubs the view and layer animations in it, to and fro")
  func scrub() {
    let stage = LayerStage()
    let container = stage.stage.view
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    container.addSubview(view)
    container.layer.speed = 0
    stage.advance(by: 0.1)
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
    } completion: {
      finished.append($0)
    }
    stage.layer.add(stage.slide(), forKey: "slide")
    stage.advance(by: 3)

    for offset in [0.25, 0.75, 0.5] {
      container.layer.timeOffset = offset
      stage.advance(by: 0.1)
      #expect(isNear(view.layer.presentation()?.position.x, 5 + 100 * offset))
      #expect(isNear(stage.x, 100 * offset))
    }
    #expect(finished.isEmpty)
  }

  @Test("D48: a clock that is set going again goes on from there, to the end")
  func resume() {
    let stage = LayerStage()
    let layer = stage.stage.view.layer
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.stage.view.center.x = 150
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0)
    stage.advance(by: 0.4)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    stage.advance(by: 5)
    let held = stage.stage.covered
    #expect(isNear(held, 0.4, within: 0.02))

    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    stage.advance(by: 0)
    #expect(isNear(stage.stage.covered, held))

    stage.advance(by: 0.3)
    #expect(isNear(stage.stage.covered, held + 0.3, within: 0.02))
    #expect(finished.isEmpty)
    stage.advance(by: 0.35)
    #expect(finished == [true])
  }

  @Test("Layers at other speeds have their own time, which is converted")
  func convert() {
    let stage = LayerStage()
    stage.stage.view.layer.speed = 2
    stage.stage.view.layer.beginTime = 10
    stage.layer.speed = 0.5
    stage.layer.timeOffset = 3

    #expect(stage.stage.view.layer.convertTime(14, from: nil) == 8)
    #expect(stage.layer.convertTime(14, from: nil) == 7)
    #expect(stage.layer.convertTime(7, to: nil) == 14)
    #expect(stage.layer.convertTime(8, from: stage.stage.view.layer) == 7)
    #expect(stage.layer.convertTime(7, to: stage.stage.view.layer) == 8)
  }

  @Test("At twice the speed an animation takes half as long")
  func fast() {
    let stage = LayerStage()
    stage.layer.speed = 2
    stage.layer.add(stage.slide(), forKey: "slide")
    stage.advance(by: 0)
    stage.advance(by: 0.25)
    #expect(isNear(stage.x, 50, within: 4))

    stage.advance(by: 0.3)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test("A layer's clock is seen from the next commit on")
  func committed() {
    let stage = LayerStage()
    stage.layer.speed = 0
    stage.layer.add(stage.slide(), forKey: "slide")
    stage.advance(by: 0)
    stage.layer.timeOffset = 0.5

    #expect(stage.x == 0)
    stage.advance(by: 0)
    #expect(stage.x == 50)
  }
}
