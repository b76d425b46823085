import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// Custom containers that come or go while their children change, or in a callback of the change.
  static let containers = [
    FoundStory(
      "A child is replaced at once as its container comes, before that is in the window",
      shape: AppShape(
        root: .split(.box([.screen, .screen, .screen], .shared(0)), filledStack)
      ),
      level: .callbacks,
      events: [
        .arm(.willShow, .ask(.show(.spare(2), in: 0), animated: false)),
        .ask(.popToRoot(of: 4), animated: false),
        .environment(.hideWindow), .environment(.showWindow),
      ]
    ),
    FoundStory(
      "A child is replaced at once while its container is presented",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(node: .box([.screen], .shared(0)), style: .currentContext)]
      ),
      level: .surroundings,
      events: [
        .ask(.present(.spare(0), from: 0), animated: true), .frames(1),
        .ask(.show(.new(0), in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A finger replaces a child in the turn in which the root is restored",
      shape: AppShape(
        root: .box(
          [.box([.box([.screen, .screen], .shared(0)), .screen], .shared(0))],
          .shared(0)
        ),
        isRightToLeft: true
      ),
      level: .surroundings,
      events: [
        .environment(.replaceRoot), .environment(.restoreRoot),
        .touch(1, .began, x: 0.01, y: 0.251), .touch(1, .moved, x: 0.718, y: 0.265),
        .touch(1, .ended, x: 0.718, y: 0.265), .ask(.show(.spare(1), in: 1), animated: true),
      ]
    ),
    FoundStory(
      "A child is shown, and what it shows selects another tab",
      shape: AppShape(
        root: .tabs(
          [.screen, .screen, .box([.screen, .stack([.screen], .none)], .shared(0))],
          .shared(0)
        )
      ),
      level: .callbacks,
      events: [
        .ask(.select(2, in: 0), animated: false),
        .arm(.didShow, .plain(.select(1, in: 0), animated: true)),
        .ask(.show(.spare(1), in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A child has appeared, and selects another tab",
      shape: AppShape(
        root: .tabs([.screen, .box([.screen, .screen, .screen], .shared(0))], .shared(0))
      ),
      level: .callbacks,
      events: [
        .ask(.select(1, in: 0), animated: false),
        .arm(.changeProvider, .ask(.show(.spare(2), in: 0), animated: true)),
        .touch(1, .began, x: 0.347, y: 0.573), .touch(1, .moved, x: 0.227, y: 0.57),
        .arm(.viewDidAppear, .ask(.select(0, in: 0), animated: true)), .frames(74),
      ]
    ),
    FoundStory(
      "A child is replaced as a tap selects its container, in a card that is dismissed",
      shape: AppShape(
        root: .screen,
        cards: [
          AppCard(
            node: .tabs([.box([.screen], .shared(0)), .screen], .shared(0)),
            style: .overFullScreen
          )
        ],
        framesPerSecond: 60
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(0), from: 10), animated: false),
        .arm(.didSelect, .plain(.show(.new(1), in: 0), animated: true)),
        .environment(.rotate), .frames(33),
        .touch(1, .began, x: 0.749, y: 0.93), .touch(1, .ended, x: 0.761, y: 0.771), .frames(12),
        .touch(1, .began, x: 0.377, y: 0.93), .touch(1, .ended, x: 0.371, y: 1.058), .frames(13),
        .ask(.dismiss(0), animated: true),
      ]
    ),
    FoundStory(
      "A child is replaced in a tab that goes and comes again, in a card that is dismissed",
      shape: AppShape(
        root: .screen,
        cards: [
          AppCard(
            node: .tabs([.box([.screen, .screen, .screen], .shared(0)), .screen], .shared(0)),
            style: .overFullScreen
          )
        ]
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(0), from: 0), animated: false),
        .ask(.select(1, in: 2), animated: true), .ask(.show(.spare(2), in: 1), animated: true),
        .frames(10), .ask(.select(0, in: 0), animated: true), .frames(41),
        .ask(.dismiss(1), animated: true),
      ]
    ),
    FoundStory(
      "The app replaces a child, and what that shows selects another tab",
      shape: AppShape(
        root: .tabs([.box([.screen, .screen], .none), .screen, .screen], .shared(0)),
        guests: [.screen, .screen, stack]
      ),
      level: .callbacks,
      events: [
        .arm(.willShow, .alongside(1)),
        .arm(.alongsideAnimations, .plain(.select(2, in: 0), animated: true)),
        .arm(.viewDidLayoutSubviews, .ask(.show(.new(2), in: 0), animated: true)),
        .ask(.show(.spare(1), in: 0), animated: false), .frames(1),
      ]
    ),
    FoundStory(
      "A screen that comes back with its tab gives the place of the tabs to another one",
      shape: AppShape(
        root: .box([.tabs([stack, .screen], .shared(0))], .shared(0)),
        definesContexts: true
      ),
      level: .callbacks,
      events: [
        .arm(.viewDidAppear, .plain(.show(.new(3), in: 0), animated: true)),
        .ask(.select(1, in: 0), animated: true), .ask(.select(0, in: 4), animated: false),
        .ask(.push(.spare(1), onto: 3), animated: false),
      ]
    ),
    FoundStory(
      "A screen is taken away and shown again in the turn in which a card comes over its context",
      shape: AppShape(
        root: .box([.screen, .screen, .stack([.screen], .shared(0))], .shared(0)),
        cards: [AppCard(node: .screen, style: .overCurrentContext, service: .shared(0))],
        effectCases: [.combinedZoom],
        definesContexts: true
      ),
      events: [
        .ask(.show(.spare(2), in: 0), animated: false),
        .ask(.present(.new(0), from: 7), animated: true),
        .ask(.show(.spare(0), in: 0), animated: false),
        .ask(.show(.spare(2), in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A container makes the change of a pan itself while it is asked whether the pan may leave",
      shape: AppShape(
        root: .box([.screen, .screen, .screen], .shared(0)),
        effectCases: [.ownContainer]
      ),
      level: .callbacks,
      events: [
        .ask(.show(.spare(2), in: 0), animated: false),
        .arm(.backPolicy, .plain(.show(.spare(1), in: 0), animated: true)),
        .touch(1, .began, x: 0.01, y: 0.273), .touch(1, .moved, x: 0.098, y: 0.283),
      ]
    ),
  ]
}
