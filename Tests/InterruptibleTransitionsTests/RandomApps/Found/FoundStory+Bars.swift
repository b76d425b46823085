import InterruptibleTransitions
import UIKit

extension FoundStory {
  /// Bars that UIKit leaves wrong.
  static let bars = [
    FoundStory(
      "A dead tab bar comes back, and goes at once without an animation",
      shape: AppShape(
        root: .tabs([stack], .shared(0)),
        personality: "+popLeavesTabBarDead",
        habits: [.hidesTabBar]
      ),
      events: [
        .ask(.push(.spare(0), onto: 0), animated: true), .frames(90),
        .ask(.set([.spare(1)], of: 0), animated: true),
        .ask(.push(.spare(0), onto: 0), animated: false),
      ]
    )
  ]
}
