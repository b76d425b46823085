import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct ScrollTypeTests {
    @Test("F25: a pan follows no scrolls of a trackpad or mouse, but a scroll view's follows all")
    func masks() {
      guard #available(iOS 13.4, macCatalyst 13.4, *) else { return }

      #expect(UIPanGestureRecognizer().allowedScrollTypesMask.isEmpty)
      #expect(UIScrollView().panGestureRecognizer.allowedScrollTypesMask == .all)
    }
  }
}
