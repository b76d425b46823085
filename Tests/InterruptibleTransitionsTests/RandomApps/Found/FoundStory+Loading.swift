import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// Screens that change what is shown while they are loaded or laid out, or while a change is being prepared.
  static let loading = [
    FoundStory(
      "A screen that is pushed off the screen pushes another one as it loads",
      shape: AppShape(root: stack),
      level: .callbacks,
      events: [
        .arm(.viewDidLoad, .ask(.push(.new(1), onto: 0), animated: true)),
        .ask(.push(.new(1), onto: 0), animated: false), .environment(.replaceRoot),
        .environment(.restoreRoot),
      ]
    ),
    FoundStory(
      "The root of a stack in a tab pushes as it loads",
      shape: AppShape(root: .tabs([.screen, stack], .shared(0))),
      level: .callbacks,
      events: [
        .arm(.viewDidLoad, .ask(.push(.spare(0), onto: 0), animated: true)),
        .ask(.select(1, in: 0), animated: false),
      ]
    ),
    FoundStory(
      "The first of tabs inside tabs selects another one as it loads",
      shape: AppShape(
        root: .tabs(
          [.tabs([.screen, .screen, .tabs([.screen, .screen], .shared(0))], .shared(0))],
          .shared(0)
        )
      ),
      level: .callbacks,
      events: [
        .arm(.viewDidLoad, .plain(.select(1, in: 2), animated: true)),
        .ask(.select(2, in: 1), animated: false),
      ]
    ),
    FoundStory(
      "The first tab of a card selects another one as it loads",
      shape: AppShape(
        root: .screen,
        cards: [
          card, AppCard(node: .tabs([.screen, .screen], .shared(0)), style: .overFullScreen),
        ]
      ),
      level: .callbacks,
      events: [
        .ask(.present(.new(1), from: 0), animated: true),
        .arm(.viewDidLoad, .ask(.select(1, in: 1), animated: true)), .frames(1),
      ]
    ),
    FoundStory(
      "The top of a stack in a card is popped as it loads",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(node: filledStack, style: .overFullScreen)]
      ),
      level: .callbacks,
      events: [
        .arm(.viewDidLoad, .ask(.pop(from: 1), animated: false)),
        .ask(.present(.spare(0), from: 0), animated: true), .frames(1),
      ]
    ),
    FoundStory(
      "A stack below a full screen is set as its top loads",
      shape: AppShape(root: filledStack, cards: [card, AppCard(style: .fullScreen)]),
      level: .callbacks,
      events: [
        .ask(.present(.spare(1), from: 0), animated: false),
        .arm(.viewDidLoad, .plain(.set([.new(0), .spare(2), .spare(0)], of: 0), animated: false)),
        .ask(.pop(from: 0), animated: false), .ask(.dismiss(0), animated: false),
      ]
    ),
    FoundStory(
      "A stack below a card in its context goes to its root as its top loads",
      shape: AppShape(root: stack, cards: [card, AppCard(style: .currentContext)]),
      level: .callbacks,
      events: [
        .ask(.push(.new(3), onto: 0), animated: true),
        .ask(.present(.member(1), from: 0), animated: true),
        .ask(.push(.new(0), onto: 2), animated: true), .frames(33),
        .arm(.viewDidLoad, .plain(.popToRoot(of: 0), animated: false)),
        .ask(.dismiss(1), animated: false),
      ]
    ),
    FoundStory(
      "The root presents as its window is hidden",
      shape: AppShape(root: .screen, cards: [card]),
      level: .callbacks,
      events: [
        .arm(.viewWillDisappear, .plain(.present(.new(0), from: 5), animated: false)),
        .environment(.hideWindow),
      ]
    ),
    FoundStory(
      "The layout before a push pushes the same screen",
      shape: AppShape(root: filledStack),
      level: .callbacks,
      events: [
        .arm(.viewDidLayoutSubviews, .plain(.push(.spare(0), onto: 0), animated: true)),
        .ask(.pop(from: 0), animated: false), .ask(.push(.spare(0), onto: 0), animated: true),
      ]
    ),
    FoundStory(
      "A child is shown while a pan is given the change to the same child",
      shape: AppShape(root: .box([.screen, .screen], .shared(0))),
      level: .callbacks,
      events: [
        .arm(.changeProvider, .ask(.show(.spare(1), in: 0), animated: true)),
        .touch(1, .began, x: 0.343, y: 0.143), .touch(1, .moved, x: 0.314, y: 0.145),
      ]
    ),
  ]
}
