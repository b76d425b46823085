import Testing
import UIKit

@MainActor @Suite struct Smoke {
  @Test func aViewHasAFrame() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.center == CGPoint(x: 2.5, y: 4))
  }
}
