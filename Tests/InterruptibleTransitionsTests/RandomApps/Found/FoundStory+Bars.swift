import InterruptibleTransitions
import UIKit

extension FoundStory {
  /// A bar that UIKit has brought back dead, and that the next call takes away again.
  static let bars = [true, false].map { isAnimated in
    FoundStory(
      "A dead tab bar comes back, and goes at once, \(isAnimated ? "animated" : "without animation")",
      shape: AppShape(
        root: .tabs([stack], .shared(0)),
        personality: "+popLeavesTabBarDead",
        habits: [.hidesTabBar]
      ),
      events: [
        .ask(.push(.spare(0), onto: 0), animated: true), .frames(90),
        .ask(.set([.spare(1)], of: 0), animated: true),
        .ask(.push(.spare(0), onto: 0), animated: isAnimated),
      ]
    )
  }
}
