import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// Cards in contexts that come and go, and over containers that change.
  static let cards = [
    FoundStory(
      "A card comes into a context that is leaving, and goes with it as it appears",
      shape: AppShape(
        root: .box([.tabs([.box([.screen], .shared(0))], .shared(0))], .shared(0)),
        cards: [AppCard(node: .split(.screen, .screen), style: .overCurrentContext)]
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(0), from: 3), animated: true),
        .arm(.viewDidAppear, .plain(.show(.new(0), in: 0), animated: false)),
        .ask(.show(.new(0), in: 4), animated: true), .frames(1),
      ]
    ),
    FoundStory(
      "A card is presented once more, with a card in its context from the last time",
      shape: AppShape(
        root: stack,
        guests: [.box([.box([.screen], .shared(0))], .shared(0))],
        cards: [AppCard(style: .overCurrentContext), card, card]
      ),
      level: .callbacks,
      events: [
        .ask(.set([.new(0)], of: 0), animated: false), .frames(1),
        .ask(.present(.spare(0), from: 13), animated: false),
        .ask(.present(.new(3), from: 0), animated: false),
        .arm(.viewWillTransition, .ask(.present(.spare(0), from: 4), animated: true)),
        .ask(.set([.spare(0), .spare(2), .spare(2)], of: 0), animated: false), .frames(1),
        .environment(.rotate),
      ]
    ),
    FoundStory(
      "A card is presented once more, and what has covered it since the last time is dismissed",
      shape: AppShape(
        root: .screen,
        guests: [.screen, .screen, .tabs([.screen, .screen], .shared(0))],
        cards: [
          AppCard(style: .currentContext),
          AppCard(node: .tabs([filledStack], .shared(0)), style: .overCurrentContext),
        ]
      ),
      level: .callbacks,
      events: [
        .ask(.present(.new(1), from: 12), animated: true),
        .ask(.push(.spare(0), onto: 0), animated: false), .frames(1),
        .ask(.push(.new(2), onto: 0), animated: false),
        .ask(.present(.spare(1), from: 9), animated: false),
        .ask(.present(.spare(0), from: 0), animated: false), .back(.escapeKey), .frames(54),
        .ask(.present(.spare(1), from: 0), animated: false), .ask(.dismiss(0), animated: false),
      ]
    ),
    FoundStory(
      "A card comes into a context that is leaving, and is taken back at once",
      shape: AppShape(
        root: .box([.screen, .screen, stack], .shared(0)),
        cards: [AppCard(style: .currentContext), card, card]
      ),
      events: [
        .ask(.show(.spare(2), in: 0), animated: false),
        .ask(.push(.new(3), onto: 0), animated: false),
        .ask(.show(.new(3), in: 0), animated: true),
        .ask(.present(.new(3), from: 14), animated: true), .ask(.dismiss(0), animated: false),
      ]
    ),
    FoundStory(
      "A child is replaced under two transitions, and the one that takes its container away goes back",
      shape: AppShape(
        root: .stack([.box([.screen], .shared(0)), .screen], .shared(0)),
        cards: [AppCard(style: .currentContext)]
      ),
      events: [
        .ask(.popToRoot(of: 0), animated: true), .ask(.present(.spare(0), from: 0), animated: true),
        .touch(2, .began, x: 0.01, y: 0.656), .frames(1), .touch(2, .moved, x: 0.053, y: 0.663),
        .frames(1), .ask(.dismiss(0), animated: true), .ask(.show(.new(3), in: 0), animated: true),
        .frames(10),
      ]
    ),
    FoundStory(
      "A child is replaced at once under two transitions, and both go back",
      shape: AppShape(
        root: .screen,
        cards: [
          AppCard(
            node: .tabs([.box([.screen, .screen, .screen], .shared(0)), .screen], .shared(0)),
            style: .currentContext
          )
        ],
        isRightToLeft: true
      ),
      events: [
        .ask(.present(.spare(0), from: 0), animated: false),
        .ask(.select(1, in: 0), animated: false),
        .touch(2, .began, x: 0.99, y: 0.117), .touch(2, .moved, x: 0.257, y: 0.095),
        .ask(.present(.member(1), from: 0), animated: true), .frames(1), .back(.bracketKey),
        .ask(.show(.spare(2), in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A child that has gone takes the card back that covers its container",
      shape: AppShape(
        root: .box([.screen], .shared(0)),
        cards: [AppCard(style: .currentContext)],
        personality: "+reversesAppearanceAtOnce"
      ),
      level: .callbacks,
      events: [
        .arm(.viewDidDisappear, .ask(.dismiss(0), animated: true)),
        .ask(.show(.new(3), in: 0), animated: true),
        .ask(.present(.member(0), from: 0), animated: true), .frames(63),
      ]
    ),
    FoundStory(
      "A card is dismissed while the screen below it leaves, which then comes back",
      shape: AppShape(
        root: .box([stack, .screen], .shared(0)),
        cards: [AppCard(style: .overCurrentContext)]
      ),
      events: [
        .ask(.present(.new(0), from: 7), animated: true),
        .ask(.show(.spare(1), in: 0), animated: true), .frames(66),
        .ask(.dismiss(0), animated: false), .ask(.show(.spare(2), in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A sheet under two cards, of which one is dismissed on another side, has its new height",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(style: .overFullScreen), AppCard(style: .card)]
      ),
      level: .surroundings,
      events: [
        .ask(.present(.spare(1), from: 0), animated: false),
        .ask(.present(.spare(0), from: 0), animated: true),
        .ask(.present(.new(1), from: 0), animated: false), .frames(1), .environment(.rotate),
        .ask(.dismiss(0), animated: false), .ask(.present(.member(1), from: 0), animated: true),
        .ask(.dismiss(1), animated: false),
      ]
    ),
    FoundStory(
      "A card that a tap keeps is dismissed at once as the screen below begins to go again",
      shape: AppShape(
        root: .screen,
        cards: [
          AppCard(node: .screen, style: .fullScreen),
          AppCard(node: .screen, style: .overFullScreen),
          AppCard(node: .screen, style: .overFullScreen),
        ],
        definesContexts: true
      ),
      level: .callbacks,
      events: [
        .ask(.present(.member(3), from: 7), animated: false), .ask(.dismiss(0), animated: true),
        .frames(1), .arm(.viewWillDisappear, .plain(.dismiss(0), animated: false)),
        .touch(2, .began, x: 0.51, y: 0.567), .touch(2, .ended, x: 0.51, y: 0.567), .frames(78),
      ]
    ),
    FoundStory(
      "A card that a finger keeps is dismissed at once as the screen below is gone again",
      shape: AppShape(
        root: .screen,
        cards: [
          AppCard(node: .screen, style: .overFullScreen),
          AppCard(node: .screen, style: .fullScreen),
        ],
        isRightToLeft: true
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(1), from: 12), animated: false),
        .touch(1, .began, x: 0.139, y: 0.171), .touch(1, .moved, x: 0.103, y: 0.171),
        .arm(.viewDidDisappear, .plain(.dismiss(0), animated: false)),
        .touch(1, .ended, x: 0.045, y: -0.326), .frames(77),
      ]
    ),
  ]
}
