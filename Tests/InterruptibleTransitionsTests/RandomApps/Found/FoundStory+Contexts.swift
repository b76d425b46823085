import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// Cards in the context of a child, and what becomes of the view that they stand for.
  static let contexts = [
    FoundStory(
      "A tab that leaves under a covering card is selected again after the card is gone",
      shape: AppShape(
        root: .tabs(
          [
            .screen,
            .stack([.tabs([.screen, .screen, .screen], .shared(0))], .shared(0)),
          ],
          .own(.zoom)
        ),
        cards: [AppCard(node: .screen, style: .overCurrentContext, service: .shared(0))],
        effectCases: [.shrinkingCover],
        framesPerSecond: 60
      ),
      events: [
        .ask(.select(1, in: 0), animated: false),
        .ask(.present(.spare(0), from: 7), animated: true),
        .ask(.select(2, in: 0), animated: true),
        .ask(.present(.new(3), from: 0), animated: false), .frames(32),
        .ask(.dismiss(1), animated: false), .ask(.select(1, in: 4), animated: false),
      ]
    ),
    FoundStory(
      "A screen is presented over everything while a full-screen card of a card in a part of that is dismissed",
      shape: AppShape(
        root: .split(.screen, stack),
        cards: [
          AppCard(node: .screen, style: .fullScreen, service: .shared(0)),
          AppCard(node: .screen, style: .currentContext, service: .shared(0)),
          AppCard(node: .screen, style: .fullScreen, service: .shared(1)),
        ],
        effectCases: [.slide, .slide],
        definesContexts: true
      ),
      events: [
        .setting(.spring(1.2), 0),
        .ask(.present(.spare(1), from: 3), animated: false),
        .ask(.present(.spare(2), from: 0), animated: false),
        .ask(.present(.member(3), from: 1), animated: true), .ask(.dismiss(0), animated: true),
      ]
    ),
    FoundStory(
      "A card in the context of a part of the screen leaves the part beside it alone",
      shape: AppShape(
        root: .split(.screen, .split(.split(.screen, .screen), .box([.screen], .shared(0)))),
        cards: [AppCard(style: .overCurrentContext)]
      ),
      events: [.ask(.present(.spare(0), from: 8), animated: true)]
    ),
    FoundStory(
      "A part of the screen is turned while a card is presented in its context",
      shape: AppShape(
        root: .split(filledStack, stack),
        cards: [AppCard(style: .overCurrentContext)]
      ),
      level: .surroundings,
      events: [
        .ask(.push(.spare(2), onto: 0), animated: false), .environment(.rotate),
        .ask(.push(.spare(1), onto: 0), animated: false),
        .ask(.present(.spare(0), from: 15), animated: true), .frames(1), .environment(.rotate),
      ]
    ),
    FoundStory(
      "The child that a card covers is shown again, and the screen is turned",
      shape: AppShape(
        root: .box([stack], .shared(0)),
        cards: [AppCard(style: .currentContext)],
        framesPerSecond: 60
      ),
      level: .surroundings,
      events: [
        .ask(.present(.new(0), from: 10), animated: true),
        .ask(.show(.spare(0), in: 0), animated: true), .frames(37), .environment(.rotate),
        .frames(1), .environment(.rotate),
      ]
    ),
    FoundStory(
      "A child is replaced while all the cards above it are dismissed",
      shape: AppShape(
        root: .box([.box([.screen], .shared(0)), .screen], .shared(0)),
        cards: [card, card, AppCard(style: .currentContext)],
        effectCases: [.cover],
        framesPerSecond: 60
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(2), from: 3), animated: false),
        .arm(.presentationWillDismiss, .ask(.dismiss(1), animated: true)),
        .ask(.present(.member(3), from: 0), animated: true), .frames(50),
        .ask(.show(.spare(1), in: 0), animated: true), .touch(1, .began, x: 0.99, y: 0.699),
        .touch(1, .moved, x: 0.998, y: 1.131),
      ]
    ),
    FoundStory(
      "A card covers a tab that is leaving, and is dismissed as the next tab comes to rest",
      shape: AppShape(
        root: .tabs([stack, .screen, .screen], .shared(0)),
        cards: [card, AppCard(style: .currentContext)],
        effectCases: [.shrinkingCover]
      ),
      level: .surroundings,
      events: [
        .touch(1, .began, x: 0.378, y: 0.93), .touch(1, .ended, x: 0.378, y: 0.93),
        .ask(.present(.member(1), from: 2), animated: false),
        .plain(.select(0, in: 0), animated: false), .ask(.dismiss(2), animated: true),
      ]
    ),
    FoundStory(
      "A card covers a tab that is leaving, and both are taken back",
      shape: AppShape(
        root: .tabs([stack, .screen, .screen], .shared(0)),
        cards: [card, AppCard(style: .currentContext)],
        effectCases: [.shrinkingCover]
      ),
      events: [
        .touch(1, .began, x: 0.378, y: 0.93), .touch(1, .ended, x: 0.378, y: 0.93),
        .ask(.present(.member(1), from: 2), animated: true), .frames(1),
        .ask(.select(0, in: 0), animated: false), .ask(.dismiss(2), animated: false),
      ]
    ),
    FoundStory(
      "The root is replaced below a full screen over a card in a context",
      shape: AppShape(
        root: .split(.screen, filledStack),
        cards: [
          card, AppCard(style: .fullScreen, service: .none), AppCard(style: .currentContext),
        ]
      ),
      level: .surroundings,
      events: [
        .ask(.present(.spare(2), from: 5), animated: false),
        .ask(.present(.member(1), from: 0), animated: false), .environment(.replaceRoot),
      ]
    ),
    FoundStory(
      "The root is replaced while a card in a context is dismissed with the one above it",
      shape: AppShape(
        root: .split(stack, .screen),
        cards: [card, card, AppCard(node: .box([.screen], .shared(0)), style: .currentContext)]
      ),
      level: .surroundings,
      events: [
        .ask(.present(.spare(2), from: 2), animated: false),
        .ask(.present(.spare(0), from: 7), animated: false), .ask(.dismiss(1), animated: true),
        .frames(1), .environment(.replaceRoot),
      ]
    ),
    FoundStory(
      "A child is replaced in a card that leaves with the tab in whose context it is",
      shape: AppShape(
        root: .tabs([.tabs([.screen], .shared(0)), filledStack], .shared(0)),
        cards: [AppCard(node: .box([.screen], .shared(0)), style: .overCurrentContext)]
      ),
      events: [
        .ask(.select(1, in: 0), animated: false),
        .ask(.present(.spare(0), from: 5), animated: false),
        .ask(.select(0, in: 0), animated: true), .ask(.show(.new(1), in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A card is taken back in a context that leaves with the child around it",
      shape: AppShape(
        root: stack,
        guests: [.screen, .screen, .box([stack, .screen], .shared(0))],
        cards: [card, card, AppCard(style: .currentContext)]
      ),
      level: .surroundings,
      events: [
        .ask(.set([.new(2), .spare(0), .new(2)], of: 0), animated: false),
        .ask(.popToRoot(of: 0), animated: false), .ask(.push(.new(2), onto: 1), animated: false),
        .frames(1), .ask(.present(.member(2), from: 7), animated: true),
        .ask(.show(.spare(1), in: 0), animated: true), .ask(.dismiss(0), animated: false),
      ]
    ),
    FoundStory(
      "A card comes and goes in the context of a tab that leaves",
      shape: AppShape(
        root: .tabs([.tabs([filledStack], .shared(0)), .screen], .shared(0)),
        cards: [card, AppCard(style: .currentContext)]
      ),
      events: [
        .ask(.select(1, in: 0), animated: true), .ask(.present(.new(1), from: 5), animated: false),
        .ask(.dismiss(2), animated: false),
      ]
    ),
    FoundStory(
      "A child is shown in a container that is turned back and forth, and covered",
      shape: AppShape(
        root: .tabs([.screen, .box([.screen, .screen], .shared(0))], .shared(0)),
        cards: [card, card, AppCard(style: .fullScreen)]
      ),
      events: [
        .ask(.show(.spare(1), in: 0), animated: false),
        .touch(1, .began, x: 0.897, y: 0.93), .touch(1, .ended, x: 0.897, y: 0.93), .frames(1),
        .touch(1, .began, x: 0.01, y: 0.561), .touch(1, .ended, x: 0.01, y: 0.561),
        .touch(1, .began, x: 0.99, y: 0.743), .ask(.show(.spare(2), in: 3), animated: false),
        .touch(1, .ended, x: 0.238, y: 0.169), .ask(.present(.new(2), from: 6), animated: true),
      ]
    ),
    FoundStory(
      "A card with a card in its context is presented again",
      shape: AppShape(
        root: .box([.screen], .shared(0)),
        guests: [.box([.screen], .shared(0))],
        cards: [
          card, AppCard(node: .tabs([.screen, .screen], .shared(0)), style: .currentContext),
        ]
      ),
      events: [
        .ask(.show(.new(0), in: 1), animated: false),
        .ask(.present(.spare(1), from: 7), animated: false),
        .ask(.present(.spare(0), from: 13), animated: false), .ask(.dismiss(0), animated: false),
        .ask(.present(.new(1), from: 0), animated: false),
        .ask(.show(.new(3), in: 0), animated: false),
        .ask(.present(.spare(1), from: 9), animated: false),
      ]
    ),
    FoundStory(
      "A container changes its child while it comes instead of its context",
      shape: AppShape(
        root: .tabs([.screen, .screen, .screen], .shared(0)),
        cards: [
          card,
          AppCard(
            node: .box([.screen, .screen], .shared(0)),
            style: .currentContext,
            service: .own(.fade)
          ),
        ],
        framesPerSecond: 60
      ),
      events: [
        .ask(.present(.member(1), from: 0), animated: true), .frames(1),
        .ask(.present(.new(1), from: 10), animated: true), .ask(.dismiss(0), animated: true),
        .frames(30), .ask(.show(.spare(1), in: 4), animated: false),
      ]
    ),
    FoundStory(
      "A presentation that has moved a child ends while the child moves by itself",
      shape: AppShape(
        root: .box([filledStack], .shared(0)),
        cards: [AppCard(style: .overCurrentContext)]
      ),
      events: [
        .ask(.present(.spare(0), from: 4), animated: true),
        .touch(1, .began, x: 0.01, y: 0.253), .frames(1),
        .ask(.show(.new(3), in: 0), animated: true), .ask(.popTo(2, in: 4), animated: true),
        .frames(1), .touch(1, .moved, x: 1.444, y: 0.239),
        .touch(1, .ended, x: 1.444, y: 0.239), .ask(.dismiss(0), animated: false),
      ]
    ),
    FoundStory(
      "A card that has covered a screen in its context goes while the screen gives way to another",
      shape: AppShape(
        root: stack,
        guests: [.box([.screen], .shared(0))],
        cards: [AppCard(style: .currentContext), card, card]
      ),
      events: [
        .ask(.push(.new(0), onto: 0), animated: false),
        .ask(.push(.new(0), onto: 0), animated: true),
        .ask(.present(.spare(0), from: 3), animated: true), .frames(1),
        .ask(.pop(from: 0), animated: true), .ask(.present(.spare(2), from: 0), animated: true),
        .ask(.push(.spare(2), onto: 2), animated: true), .ask(.dismiss(1), animated: true),
        .ask(.popToRoot(of: 0), animated: true),
      ]
    ),
    FoundStory(
      "A card is called back from behind which another card lies that a child has presented",
      shape: AppShape(
        root: .tabs([stack, .screen], .shared(0)),
        cards: [AppCard(style: .fullScreen), card, AppCard(style: .currentContext)]
      ),
      events: [
        .ask(.present(.spare(2), from: 3), animated: false),
        .ask(.present(.new(3), from: 0), animated: false), .ask(.select(1, in: 0), animated: false),
        .ask(.present(.new(0), from: 3), animated: true), .frames(1),
        .touch(1, .began, x: 0.01, y: 0.24), .touch(1, .ended, x: 0.01, y: 0.24),
      ]
    ),
    FoundStory(
      "A card in a context is dismissed below a card that covers everything, and that with it",
      shape: AppShape(
        root: .split(.screen, .stack([.screen], .shared(0))),
        cards: [
          AppCard(service: .shared(0)),
          AppCard(style: .currentContext, service: .shared(0)),
        ],
        definesContexts: true
      ),
      level: .callbacks,
      events: [
        .ask(.present(.new(1), from: 4), animated: false),
        .ask(.present(.spare(1), from: 0), animated: false),
        .ask(.present(.new(0), from: 2), animated: true),
        .ask(.dismiss(1), animated: true),
        .frames(1),
        .ask(.dismiss(1), animated: true),
      ]
    ),
    FoundStory(
      "A child that a card covers gives way to another while a finger changes what is in the card",
      shape: AppShape(
        root: .screen,
        cards: [
          AppCard(node: .box([stack, .screen], .shared(0)), style: .currentContext), card, card,
        ],
        effectCases: [.shrinkingCover]
      ),
      events: [
        .ask(.present(.new(0), from: 4), animated: false),
        .ask(.present(.new(2), from: 0), animated: false), .ask(.dismiss(0), animated: false),
        .ask(.present(.new(3), from: 13), animated: false),
        .ask(.push(.new(0), onto: 0), animated: true), .touch(1, .began, x: 0.99, y: 0.836),
        .touch(1, .moved, x: 0.999, y: 0.815), .ask(.show(.spare(1), in: 0), animated: true),
      ]
    ),
    FoundStory(
      "A card comes in the context of a child that is on its way out, and goes once the child is back",
      shape: AppShape(
        root: .box([stack], .shared(0)),
        cards: [card, card, AppCard(style: .currentContext)]
      ),
      events: [
        .ask(.show(.new(0), in: 1), animated: true), .touch(1, .began, x: 0.73, y: 0.93),
        .ask(.set([.spare(0), .new(0)], of: 0), animated: false),
        .ask(.present(.new(2), from: 9), animated: false),
        .touch(1, .ended, x: 1.57, y: 0.939), .frames(200), .ask(.dismiss(0), animated: false),
      ]
    ),
    FoundStory(
      "A card comes in the context of a child that is on its way out, and goes as the effect cleans up",
      shape: AppShape(
        root: .box([stack], .shared(0)),
        cards: [card, card, AppCard(style: .currentContext)]
      ),
      level: .callbacks,
      events: [
        .ask(.show(.new(0), in: 1), animated: true),
        .arm(.effectCleanUp, .ask(.dismiss(0), animated: true)),
        .touch(1, .began, x: 0.73, y: 0.93),
        .ask(.set([.spare(0), .new(0)], of: 0), animated: false),
        .ask(.present(.new(2), from: 9), animated: false), .touch(1, .ended, x: 1.57, y: 0.939),
      ]
    ),
    FoundStory(
      "A card in a context has taken the place of one over the whole screen when the context leaves",
      shape: AppShape(
        root: .tabs([stack, .screen], .shared(0)),
        guests: [.tabs([.screen, .screen], .shared(0))],
        cards: [card, AppCard(style: .currentContext), AppCard(style: .currentContext)]
      ),
      level: .callbacks,
      events: [
        .ask(.push(.new(2), onto: 0), animated: false),
        .ask(.present(.spare(2), from: 6), animated: false),
        .ask(.present(.spare(0), from: 7), animated: false),
        .ask(.present(.new(1), from: 0), animated: false),
        .ask(.dismiss(1), animated: true), .control(.reverse, 0),
        .ask(.select(1, in: 0), animated: false),
      ]
    ),
  ]
}
