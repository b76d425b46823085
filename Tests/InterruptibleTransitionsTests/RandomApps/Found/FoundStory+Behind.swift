import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// What lies behind cards, and comes to light again.
  static let behind = [
    FoundStory(
      "A tab with a card in its context that is on its way is selected again at once",
      shape: AppShape(
        root: .tabs([.box([.screen], .shared(0)), .screen], .shared(0)),
        cards: [AppCard(style: .overCurrentContext)],
        effectCases: [.shrinkingCover]
      ),
      events: [
        .ask(.present(.spare(0), from: 3), animated: true), .frames(1),
        .touch(1, .began, x: 0.502, y: 0.93), .touch(1, .ended, x: 0.695, y: 0.907),
        .ask(.select(0, in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A full screen over a sheet is dismissed with the card in its context",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(), AppCard(style: .overCurrentContext), AppCard(style: .card)]
      ),
      events: [
        .ask(.present(.new(2), from: 11), animated: false),
        .ask(.present(.spare(0), from: 0), animated: false), .frames(1),
        .ask(.present(.spare(1), from: 0), animated: false), .ask(.dismiss(1), animated: false),
      ]
    ),
    FoundStory(
      "A child is replaced in a card in a context that leaves and comes back in one turn",
      shape: AppShape(
        root: .tabs([stack, .screen], .shared(0)),
        cards: [
          AppCard(node: .box([.screen], .shared(0)), style: .currentContext),
          AppCard(style: .overCurrentContext),
        ]
      ),
      events: [
        .ask(.present(.new(1), from: 12), animated: false),
        .ask(.present(.spare(0), from: 0), animated: false),
        .ask(.show(.new(1), in: 0), animated: true), .ask(.select(1, in: 0), animated: true),
        .ask(.select(2, in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A push behind a full screen ends with its presentation, and asks for the dismissal",
      shape: AppShape(
        root: .split(stack, .screen),
        cards: [AppCard(style: .fullScreen)]
      ),
      level: .callbacks,
      events: [
        .ask(.push(.spare(0), onto: 4), animated: true), .frames(1),
        .arm(.effectCleanUp, .plain(.dismiss(0), animated: false)),
        .ask(.present(.new(0), from: 8), animated: false),
      ]
    ),
    FoundStory(
      "A child is replaced at once as the screen appears that is pushed over its container",
      shape: AppShape(
        root: stack,
        guests: [.box([.screen], .shared(0))],
        cards: [
          AppCard(node: .tabs([.screen], .shared(0)), style: .overFullScreen), card,
          AppCard(node: .box([.screen], .shared(0)), style: .overFullScreen),
        ],
        personality: "+stackChangesAtTheEnd"
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(0), from: 2), animated: false),
        .ask(.present(.member(2), from: 0), animated: false),
        .ask(.present(.spare(2), from: 7), animated: false), .ask(.dismiss(0), animated: false),
        .ask(.push(.new(0), onto: 0), animated: true),
        .ask(.present(.member(2), from: 0), animated: false),
        .plain(.set([.new(2), .spare(1), .new(3)], of: 0), animated: false),
        .ask(.pop(from: 0), animated: false), .ask(.dismiss(0), animated: false),
        .ask(.pop(from: 0), animated: true), .ask(.push(.spare(1), onto: 0), animated: true),
        .frames(1), .arm(.viewWillAppear, .ask(.show(.new(0), in: 3), animated: false)),
        .frames(30),
      ]
    ),
    FoundStory(
      "A card in a card's context is dismissed while what both are in is pulled away, and stays",
      shape: AppShape(
        root: .tabs([.stack([.screen], .shared(0)), .screen], .shared(0)),
        cards: [
          AppCard(style: .currentContext, service: .shared(0)),
          AppCard(
            node: .split(.stack([.screen, .screen], .shared(0)), .screen),
            style: .overFullScreen,
            service: .shared(0)
          ),
          AppCard(style: .overFullScreen, service: .shared(0)),
        ],
        effectCases: [.zoom],
        definesContexts: true
      ),
      level: .callbacks,
      events: [
        .ask(.push(.new(1), onto: 0), animated: false),
        .ask(.present(.spare(1), from: 10), animated: true),
        .ask(.push(.new(1), onto: 3), animated: false), .frames(1),
        .arm(.viewWillDisappear, .plain(.present(.new(3), from: 11), animated: true)),
        .ask(.push(.spare(1), onto: 0), animated: false), .frames(67),
        .ask(.present(.new(3), from: 12), animated: false), .ask(.dismiss(0), animated: true),
        .ask(.present(.new(0), from: 0), animated: true),
        .touch(1, .began, x: 0.212, y: 0.458), .touch(1, .moved, x: 0.239, y: 0.928),
      ]
    ),
  ]
}
