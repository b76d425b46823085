import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// Transitions of several objects, one inside the other or one beside the other.
  static let together = [
    FoundStory(
      "A card comes and goes at once over a container in flight that another object serves",
      shape: AppShape(
        root: .box([.screen, .screen], .own(.fade)),
        cards: [AppCard(style: .currentContext)]
      ),
      events: [
        .ask(.show(.spare(1), in: 0), animated: true),
        .ask(.present(.spare(0), from: 10), animated: true), .ask(.dismiss(0), animated: false),
      ]
    ),
    FoundStory(
      "A push over a container in flight that another object serves is taken back at once",
      shape: AppShape(
        root: stack,
        guests: [.box([.screen, .screen], .own(.fade)), .screen, .screen]
      ),
      events: [
        .ask(.push(.new(3), onto: 0), animated: false), .frames(1),
        .touch(1, .began, x: 0.528, y: 0.93), .touch(1, .moved, x: 0.442, y: 0.938), .frames(1),
        .touch(1, .moved, x: 0.356, y: 0.945), .touch(1, .ended, x: 0.356, y: 0.945),
        .ask(.push(.new(1), onto: 0), animated: true), .ask(.pop(from: 0), animated: false),
      ]
    ),
    FoundStory(
      "A tab with a container in flight is selected again at once",
      shape: AppShape(
        root: .tabs([.box([.screen], .shared(1)), .screen], .shared(0)),
        effectCases: [.slide, .slide],
        isRightToLeft: true
      ),
      events: [
        .touch(1, .began, x: 0.487, y: 0.93), .ask(.show(.new(3), in: 0), animated: true),
        .touch(1, .ended, x: 0.487, y: 0.93), .ask(.select(0, in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A pan over a container in flight that another object serves goes nowhere",
      shape: AppShape(
        root: .screen,
        cards: [
          card, card,
          AppCard(
            node: .tabs([.box([.screen], .own(.shrinkingCover)), .screen], .shared(0)),
            style: .overFullScreen
          ),
        ],
        personality: "+descendantPanWins"
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(2), from: 1), animated: false),
        .ask(.show(.new(0), in: 2), animated: true), .touch(1, .began, x: 0.99, y: 0.201),
        .touch(1, .moved, x: 0.779, y: 0.198),
      ]
    ),
    FoundStory(
      "A container inside another one ends while the outer one goes back",
      shape: AppShape(
        root: .box([.box([.screen], .shared(0)), .screen], .shared(0)),
        cards: [AppCard(style: .currentContext)],
        personality: "+commitsLate,+descendantPanWins"
      ),
      level: .callbacks,
      events: [
        .ask(.show(.new(2), in: 3), animated: true), .frames(41),
        .touch(1, .began, x: 0.783, y: 0.742), .touch(1, .moved, x: 0.626, y: 0.748),
        .touch(1, .ended, x: 0.313, y: 0.759), .touch(2, .began, x: 0.564, y: 0.93), .frames(1),
        .touch(2, .moved, x: 0.609, y: 0.923), .touch(2, .ended, x: 0.7, y: 0.909), .frames(1),
        .ask(.present(.new(0), from: 0), animated: false),
      ]
    ),
    FoundStory(
      "A card in the context of a screen that is on its way off in a container, both taken back",
      shape: AppShape(
        root: .box([.screen, .stack([.screen], .own(.slide))], .shared(0)),
        cards: [card, AppCard(node: .box([.screen], .own(.cover)), style: .overCurrentContext)]
      ),
      events: [
        .ask(.show(.spare(1), in: 0), animated: false),
        .ask(.show(.spare(2), in: 0), animated: true),
        .ask(.present(.spare(1), from: 13), animated: true), .frames(1), .control(.reverse, 3),
        .touch(1, .began, x: 0.51, y: 0.884), .touch(1, .ended, x: 0.51, y: 0.884),
      ]
    ),
    FoundStory(
      "A card in the context of a screen that is on its way off in a container, dismissed after that",
      shape: AppShape(
        root: .box([.screen, .screen, stack], .shared(0)),
        cards: [AppCard(style: .overCurrentContext)]
      ),
      events: [
        .ask(.show(.spare(2), in: 0), animated: false),
        .ask(.show(.spare(0), in: 3), animated: true),
        .ask(.push(.spare(0), onto: 0), animated: false),
        .ask(.present(.member(0), from: 14), animated: true), .frames(1),
        .ask(.show(.spare(2), in: 0), animated: false), .ask(.dismiss(2), animated: false),
      ]
    ),
    FoundStory(
      "A card over a card that another object's finger pulls at",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(style: .overFullScreen, service: .own(.cover)), card, card]
      ),
      level: .callbacks,
      events: [
        .policy(.resist), .ask(.present(.member(3), from: 0), animated: true), .frames(79),
        .touch(1, .began, x: 0.99, y: 0.206), .touch(1, .moved, x: 0.988, y: 0.292),
        .touch(1, .moved, x: 0.971, y: 0.895), .ask(.present(.spare(1), from: 0), animated: true),
        .frames(1), .ask(.dismiss(0), animated: true),
      ]
    ),
    FoundStory(
      "The window is hidden while a finger pulls at a card, which then comes again",
      shape: AppShape(root: .screen, cards: [card], effectCases: [.cover], framesPerSecond: 60),
      level: .surroundings,
      events: [
        .ask(.present(.spare(2), from: 15), animated: true), .policy(.resist), .frames(14),
        .frames(17), .touch(1, .began, x: 0.778, y: 0.365), .touch(1, .moved, x: 0.782, y: 0.65),
        .touch(1, .moved, x: 0.785, y: 0.935), .environment(.hideWindow), .environment(.showWindow),
        .ask(.present(.spare(2), from: 13), animated: false),
      ]
    ),
    FoundStory(
      "A container takes a tab bar controller away while that selects another tab",
      shape: AppShape(root: .box([.tabs([.screen, .screen, .screen], .shared(0))], .shared(0))),
      level: .callbacks,
      events: [
        .arm(.viewDidLoad, .plain(.show(.new(2), in: 2), animated: true)),
        .ask(.select(2, in: 0), animated: true),
      ]
    ),
    FoundStory(
      "A container takes a stack away while the card in its context is dismissed",
      shape: AppShape(
        root: .box([.screen, .screen, stack], .shared(0)),
        cards: [card, card, AppCard(style: .currentContext, service: .none)]
      ),
      level: .callbacks,
      events: [
        .ask(.show(.spare(2), in: 0), animated: false),
        .ask(.push(.new(3), onto: 3), animated: false),
        .ask(.present(.spare(2), from: 12), animated: false),
        .ask(.show(.new(3), in: 0), animated: true), .ask(.dismiss(2), animated: true),
      ]
    ),
  ]
}
