import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// A stack with a card in the style of Apple's sample, and two that cover the screen.
  private static let threeCards = AppShape(
    root: stack,
    cards: [
      AppCard(node: .screen, style: .overFullScreen, service: .shared(1)),
      AppCard(node: .screen, style: .overFullScreen, service: .shared(0)),
      AppCard(node: .screen, style: .sampleCard, service: .shared(0)),
    ],
    effectCases: [.sprung, .slide]
  )

  /// Other sizes, and what bars cover.
  static let sizes = [
    FoundStory(
      "A screen on its side is lower than what half a card leaves free: nothing in the card gets a height below 0",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(node: .box([.screen], .shared(0)), style: .sampleCard)]
      ),
      level: .surroundings,
      events: [.ask(.present(.new(0), from: 0), animated: false), .environment(.rotate)]
    ),
    FoundStory(
      "A card gets its frame from its presentation controller while a card above it has turned it aside",
      shape: threeCards,
      level: .callbacks,
      events: [
        .ask(.present(.new(3), from: 2), animated: true),
        .ask(.present(.new(2), from: 5), animated: false), .ask(.dismiss(2), animated: false),
        .frames(1), .ask(.present(.spare(2), from: 0), animated: false), .environment(.rotate),
      ]
    ),
    FoundStory(
      "A card gets its frame while a card above it has turned it aside, and comes back from behind that",
      shape: threeCards,
      level: .callbacks,
      events: [
        .ask(.present(.new(3), from: 2), animated: true),
        .ask(.present(.new(2), from: 5), animated: false), .ask(.dismiss(2), animated: false),
        .frames(1), .ask(.present(.spare(2), from: 0), animated: false), .environment(.rotate),
        .frames(60), .ask(.dismiss(0), animated: true),
      ]
    ),
    FoundStory(
      "A card in the context of half a card answers touches once the screen has been turned on its side",
      shape: AppShape(
        root: .screen,
        cards: [
          AppCard(node: .screen, style: .sampleCard, service: .shared(0)),
          AppCard(node: .screen, style: .currentContext, service: .shared(0)),
        ],
        definesContexts: true
      ),
      level: .surroundings,
      events: [
        .ask(.present(.spare(0), from: 0), animated: false),
        .ask(.present(.new(1), from: 0), animated: false),
        .ask(.present(.new(2), from: 0), animated: false),
        .environment(.rotate), .ask(.dismiss(0), animated: false),
      ]
    ),
    FoundStory(
      "The window grows in the turn in which a finger throws a dismissal to its end",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(node: .screen, style: .overFullScreen, service: .shared(0))],
        catchesByPan: false
      ),
      level: .surroundings,
      events: [
        .ask(.present(.spare(2), from: 0), animated: false), .ask(.dismiss(1), animated: true),
        .frames(10), .touch(1, .began, x: 0.01, y: 0.575), .touch(1, .ended, x: 0.638, y: 0.547),
        .environment(.resize(.wide, animated: false)),
      ]
    ),
    FoundStory(
      "Bars come to stand at a side in the turn in which a finger throws a tab to its end",
      shape: AppShape(
        root: .tabs([.screen, .screen], .shared(0)),
        isRightToLeft: true,
        personality: "+containerSettlesLate",
        catchesByPan: false
      ),
      level: .surroundings,
      events: [
        .touch(1, .began, x: 0.01, y: 0.315), .touch(1, .moved, x: 0.26, y: 0.316),
        .touch(1, .ended, x: 0.26, y: 0.316), .touch(1, .began, x: 0.01, y: 0.462),
        .touch(1, .ended, x: 0.816, y: 0.45), .environment(.bars(.right)),
      ]
    ),
    FoundStory(
      "A window on its side is so low that a stack's bar lies over the middle of its screen",
      shape: AppShape(
        root: FoundStory.stack,
        guests: [.split(.screen, FoundStory.stack)]
      ),
      events: [
        .environment(.resize(.slim, animated: false)), .environment(.rotate),
        .ask(.push(.new(0), onto: 0), animated: false),
      ]
    ),
    FoundStory(
      "A card that resists is pulled, and has the safe area of its place again",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(style: .overFullScreen)],
        effectCases: [.shrinkingCover],
        personality: "+reversalLeavesSafeAreaStale"
      ),
      events: [
        .policy(.resist), .ask(.present(.spare(2), from: 0), animated: true), .frames(64),
        .touch(1, .began, x: 0.249, y: 0.318), .touch(1, .moved, x: 0.25, y: 0.351),
        .touch(1, .moved, x: 0.251, y: 0.384),
      ]
    ),
    FoundStory(
      "A card is dismissed at once after a call has hurried it, and the screen behind has its safe area",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(style: .overFullScreen)],
        effectCases: [.card],
        personality: "+reversalLeavesSafeAreaStale"
      ),
      events: [
        .ask(.present(.new(2), from: 0), animated: true), .frames(1),
        .ask(.present(.member(1), from: 0), animated: true), .ask(.dismiss(1), animated: false),
      ]
    ),
    FoundStory(
      "A window is resized twice while a card leaves that has moved the screen behind it aside",
      shape: AppShape(root: .screen, cards: [card], effectCases: [.slide]),
      level: .surroundings,
      events: [
        .environment(.rotate), .ask(.present(.spare(0), from: 2), animated: true), .frames(68),
        .ask(.dismiss(1), animated: true), .environment(.resize(.phone, animated: false)),
        .frames(1), .environment(.resize(.unfolded, animated: false)),
      ]
    ),
  ]
}
