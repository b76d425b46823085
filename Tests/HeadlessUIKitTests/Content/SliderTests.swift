import Testing
import UIKit

@MainActor @Suite(.serialized) struct SliderTests {
  private func slider(in window: UIWindow) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 228, height: 40))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(slider)
    HeadlessClock.advance(by: 0.1)
    return slider
  }

  @Test("A finger on the thumb chooses a value, and every move is told", arguments: [true, false])
  func drag(isContinuous: Bool) {
    HeadlessScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let slider = slider(in: window)
    slider.maximumValue = 10
    slider.isContinuous = isContinuous
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)

    HeadlessTouch.send(id: 1, phase: .began, at: CGPoint(x: 64, y: 320))
    for x in stride(from: 84, through: 164, by: 20) {
      HeadlessClock.advance(frames: 1)
      HeadlessTouch.send(id: 1, phase: .moved, at: CGPoint(x: x, y: 320))
    }
    HeadlessTouch.send(id: 1, phase: .ended, at: CGPoint(x: 164, y: 320))

    #expect(slider.value == 5)
    #expect(values == (isContinuous ? [1, 2, 3, 4, 5] : [5]))
  }

  @Test("A finger beside the thumb chooses nothing, and values stay in their range")
  func bounds() {
    HeadlessScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let slider = slider(in: window)
    HeadlessTouch.send(id: 1, phase: .began, at: CGPoint(x: 200, y: 320))
    HeadlessTouch.send(id: 1, phase: .moved, at: CGPoint(x: 250, y: 320))
    HeadlessTouch.send(id: 1, phase: .ended, at: CGPoint(x: 250, y: 320))
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
