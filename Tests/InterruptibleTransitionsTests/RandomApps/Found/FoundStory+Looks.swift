@testable import TestSupport

/// Looks that change parts of a screen.
extension FoundStory {
  static let looks = [
    FoundStory(
      "A screen comes whose button moves, fades and changes, and goes behind a card at once",
      shape: AppShape(root: stack, cards: [card], looks: [.mixedStages]),
      events: [
        .ask(.push(.spare(2), onto: 0), animated: true),
        .ask(.present(.member(3), from: 5), animated: true),
      ]
    ),
    FoundStory(
      "A button turns over into a card and into another screen at once",
      shape: AppShape(root: stack, cards: [card], looks: [.cardFlip]),
      events: [
        .ask(.present(.spare(1), from: 4), animated: true),
        .ask(.push(.new(3), onto: 4), animated: true),
      ]
    ),
    FoundStory(
      "A screen lays a card out that stands edge-on",
      shape: AppShape(root: .screen, cards: [card], looks: [.cardFlip]),
      level: .surroundings,
      events: [
        .environment(.rotate), .ask(.present(.spare(1), from: 0), animated: true), .frames(1),
      ]
    ),
    FoundStory(
      "A screen lays a card out that stands edge-on, in another size",
      shape: AppShape(root: .screen, cards: [card], looks: [.cardFlip]),
      level: .surroundings,
      events: [
        .ask(.present(.new(2), from: 0), animated: true), .frames(1), .environment(.rotate),
      ]
    ),
    FoundStory(
      "A list whose button a look moves gets another place in the tab bar controller, and scrolls by that",
      shape: AppShape(
        root: .tabs(
          [
            .tabs([stack], .shared(0)),
            .stack([.tabs([.screen, .screen, .screen], .shared(0))], .shared(0)),
          ],
          .own(.movedMatches)
        ),
        habits: [.lists]
      ),
      level: .callbacks,
      events: [
        .environment(.rotate), .ask(.push(.new(3), onto: 1), animated: false), .frames(50),
        .touch(1, .began, x: 0.49, y: 0.74), .touch(1, .moved, x: 0.214, y: 0.739),
        .touch(1, .ended, x: -0.338, y: 0.738),
      ]
    ),
    FoundStory(
      "A card comes out of a button of a list, below which another card comes and goes",
      shape: AppShape(
        root: filledStack,
        cards: [
          AppCard(
            node: .stack([.box([.screen], .shared(0))], .shared(0)),
            style: .overFullScreen,
            service: .own(.movedMatches)
          ),
          card,
        ],
        habits: [.lists]
      ),
      events: [
        .ask(.present(.spare(1), from: 0), animated: true), .frames(1),
        .ask(.present(.new(1), from: 8), animated: false), .back(.escapeKey),
        .ask(.present(.spare(0), from: 1), animated: true),
      ]
    ),
  ]
}
