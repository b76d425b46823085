import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// Fingers, callbacks, and changes around the app.
  static let surroundings = [
    FoundStory(
      "A card's viewDidLoad pushes below",
      shape: AppShape(root: stack, cards: [card]),
      level: .callbacks,
      events: [
        .arm(.viewDidLoad, .plain(.push(.spare(0), onto: 0), animated: true)),
        .plain(.present(.new(0), from: 0), animated: true), .frames(60),
      ]
    ),
    FoundStory(
      "A card's viewWillAppear pushes below",
      shape: AppShape(root: stack, cards: [card]),
      level: .callbacks,
      events: [
        .arm(.viewWillAppear, .ask(.push(.spare(0), onto: 0), animated: true)),
        .ask(.present(.new(0), from: 0), animated: true), .frames(60),
      ]
    ),
    FoundStory(
      "An effect selects another tab while a finger pops",
      shape: AppShape(root: .tabs([filledStack, .screen], .shared(0))),
      level: .callbacks,
      events: [
        .arm(.effectPrepare, .plain(.select(1, in: 0), animated: true)),
        .touch(1, .began, x: 0.01, y: 0.5), .frames(1), .touch(1, .moved, x: 0.2, y: 0.5),
        .frames(1), .touch(1, .moved, x: 0.4, y: 0.5), .frames(3),
        .touch(1, .ended, x: 0.4, y: 0.5),
      ]
    ),
    FoundStory(
      "A finger begins a pop, and another tab is selected at once",
      shape: AppShape(root: .tabs([filledStack, .screen], .none)),
      level: .surroundings,
      events: [
        .touch(1, .began, x: 0.01, y: 0.5), .frames(1), .touch(1, .moved, x: 0.2, y: 0.5),
        .plain(.select(1, in: 0), animated: true), .frames(3), .touch(1, .ended, x: 0.2, y: 0.5),
      ]
    ),
    FoundStory(
      "A push from presentationControllerWillDismiss",
      shape: AppShape(root: stack, cards: [card], effectCases: [.cover]),
      level: .callbacks,
      events: [
        .ask(.present(.spare(0), from: 0), animated: true), .frames(100),
        .arm(.presentationWillDismiss, .plain(.push(.spare(0), onto: 0), animated: true)),
        .touch(1, .began, x: 0.5, y: 0.2), .frames(1), .touch(1, .moved, x: 0.5, y: 0.3),
        .frames(1), .touch(1, .moved, x: 0.5, y: 0.31), .frames(20),
        .touch(1, .cancelled, x: 0.5, y: 0.31),
      ]
    ),
    FoundStory(
      "A push while a finger pulls at a screen that resists",
      shape: AppShape(root: filledStack),
      level: .callbacks,
      events: [
        .policy(.resist), .touch(1, .began, x: 0.01, y: 0.5), .frames(1),
        .touch(1, .moved, x: 0.3, y: 0.5), .frames(1), .touch(1, .moved, x: 0.5, y: 0.5),
        .ask(.push(.spare(0), onto: 0), animated: true), .frames(4),
        .touch(1, .ended, x: 0.5, y: 0.5), .ask(.pop(from: 0), animated: true),
      ]
    ),
    FoundStory(
      "Animations alongside, asked for in didMove(toParent:)",
      shape: AppShape(root: stack),
      level: .callbacks,
      events: [
        .arm(.didMove, .alongside(0)), .ask(.push(.spare(0), onto: 0), animated: true), .frames(90),
      ]
    ),
    FoundStory(
      "Animations alongside, asked for in a coordinator's completion",
      shape: AppShape(root: stack),
      level: .callbacks,
      events: [
        .ask(.push(.spare(0), onto: 0), animated: true), .coordinate,
        .arm(.coordinatorCompletion, .alongside(0)), .frames(90),
      ]
    ),
    FoundStory(
      "The root is replaced and put back during a presentation",
      shape: AppShape(root: .screen, cards: [card], effectCases: [.shrinkingCover]),
      level: .surroundings,
      events: [
        .ask(.present(.spare(0), from: 0), animated: true), .frames(18),
        .environment(.replaceRoot), .environment(.restoreRoot),
      ]
    ),
    FoundStory(
      "A presentation without animation above a paused push",
      shape: AppShape(root: stack, cards: [AppCard()]),
      level: .surroundings,
      events: [
        .ask(.push(.spare(0), onto: 0), animated: true), .frames(6), .control(.pause, 0),
        .plain(.present(.new(0), from: 0), animated: false),
      ]
    ),
    FoundStory(
      "The screen is rotated while another tab comes",
      shape: AppShape(root: .tabs([.screen, .screen, .screen], .shared(0))),
      level: .surroundings,
      events: [.ask(.select(2, in: 0), animated: true), .frames(6), .environment(.rotate)]
    ),
    FoundStory(
      "Another tab is selected at once in the animations alongside a dismissal that is taken back",
      shape: AppShape(
        root: .tabs([.screen, .screen], .shared(0)),
        cards: [card],
        effectCases: [.shrinkingCover]
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(0), from: 0), animated: true), .frames(50),
        .arm(.alongsideAnimations, .ask(.select(1, in: 1), animated: false)),
        .touch(1, .began, x: 0.518, y: 0.29), .touch(1, .moved, x: 0.503, y: 0.438), .frames(1),
        .alongside(0),
      ]
    ),
  ]
}
