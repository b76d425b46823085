import InterruptibleTransitions
import UIKit

@testable import TestSupport

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
    ),
    FoundStory(
      "Two screens are pushed, one wants no tab bar, and a card in the stack's context covers both at once",
      shape: AppShape(
        root: .tabs([stack], .shared(0)),
        cards: [AppCard(style: .currentContext)],
        habits: [.hidesTabBar]
      ),
      events: [
        .ask(.push(.new(3), onto: 0), animated: false),
        .ask(.push(.new(1), onto: 0), animated: false),
        .ask(.present(.member(1), from: 15), animated: false),
      ]
    ),
    FoundStory(
      "A stack gets another screen while it comes with its tab, and brings the tab bar back",
      shape: AppShape(
        root: .tabs([.screen, stack], .shared(0)),
        personality: "+popLeavesTabBarDead",
        habits: [.hidesTabBar]
      ),
      level: .surroundings,
      events: [
        .ask(.select(1, in: 4), animated: true), .ask(.set([.new(0)], of: 0), animated: true),
      ]
    ),
    FoundStory(
      "A set in inner tabs is called back in its turn, below a screen without a tab bar",
      shape: AppShape(
        root: .tabs(
          [
            .tabs(
              [.stack([.screen], .shared(0)), .stack([.screen, .screen], .shared(0))],
              .shared(0)
            ),
            .tabs([.stack([.screen], .shared(0)), .screen, .screen], .shared(0)),
          ],
          .shared(0)
        ),
        cards: [AppCard(node: .screen, style: .overFullScreen, service: .shared(0))],
        effectCases: [.slide],
        definesContexts: true,
        personality: "+stackChangesAtTheEnd,+cancelLosesTabBar,+cancelledSetKeepsStack",
        habits: [.hidesTabBar]
      ),
      events: [
        .ask(.push(.new(3), onto: 0), animated: false),
        .ask(.push(.new(2), onto: 3), animated: false),
        .ask(.push(.new(2), onto: 3), animated: false),
        .ask(.select(1, in: 0), animated: true),
        .ask(.push(.spare(1), onto: 0), animated: false),
        .ask(.present(.new(1), from: 4), animated: false),
        .ask(.set([.new(1), .new(2), .member(1)], of: 0), animated: true),
        .ask(.pop(from: 0), animated: false),
      ]
    ),
  ]
}
