import Testing
import UIKit

@MainActor @Suite(.serialized) struct SliderTests {
  private func slider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 228, height: 40))
    Stage().window.addSubview(slider)
    HeadlessClock.advance(by: 0.1)
    return slider
  }

  @Test("A finger on the thumb chooses a value, and every move is told", arguments: [true, false])
  func drag(isContinuous: Bool) {
    let slider = slider()
    slider.maximumValue = 10
    slider.isContinuous = isContinuous
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)

    Finger().swipe((64, 320), to: (164, 320), frames: 5)

    #expect(slider.value == 5)
    #expect(values == (isContinuous ? [1, 2, 3, 4, 5] : [5]))
  }

  @Test("A finger beside the thumb chooses nothing, and values stay in their range")
  func bounds() {
    let slider = slider()
    Finger().swipe((200, 320), to: (250, 320), frames: 1)
    #expect(slider.value == 0)

    slider.value = 3
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect(slider.value == 2 && slider.maximumValue == 2)
  }

  @Test("A point in an object is the point that was put there")
  func point() {
    #expect(NSValue(cgPoint: CGPoint(x: 3, y: 4)).cgPointValue == CGPoint(x: 3, y: 4))
  }
}
