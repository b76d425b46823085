import Testing
import UIKit

@Suite struct ColorTests {
  @Test func colorsOfTheSameComponentsAreEqual() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(white: 0, alpha: 1).hash == UIColor.black.hash)
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
  }

  @Test func hueSaturationAndBrightnessGiveComponents() {
    func components(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> [CGFloat] {
      let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      #expect(color.getRed(&red, green: &green, blue: &blue, alpha: nil))
      return [red, green, blue].map { ($0 * 1000).rounded() / 1000 }
    }

    #expect(components(0, 1, 1) == [1, 0, 0])
    #expect(components(1, 1, 1) == [1, 0, 0])
    #expect(components(1 / 6, 0.5, 1) == [1, 1, 0.5])
    #expect(components(1 / 3, 1, 1) == [0, 1, 0])
    #expect(components(2 / 3, 1, 0.5) == [0, 0, 0.5])
    #expect(components(0.5, 0, 0.25) == [0.25, 0.25, 0.25])
  }

  @Test func aColorCrossesThreads() async {
    let color = UIColor.systemIndigo
    let displayed = await Task.detached { color.cgColor.alpha }.value
    #expect(displayed == 1)
  }
}
