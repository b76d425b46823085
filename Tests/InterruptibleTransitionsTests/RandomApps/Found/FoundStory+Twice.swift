import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// What is turned or taken twice before it comes to rest.
  static let twice = [
    FoundStory(
      "A container changes its child while it returns in a change of tabs that is reversed",
      shape: AppShape(
        root: .tabs([FoundStory.stack, FoundStory.stack, .box([.screen], .shared(0))], .shared(0)),
        cards: [AppCard(style: .overCurrentContext, service: .shared(0))],
        definesContexts: true
      ),
      events: [
        .ask(.select(2, in: 0), animated: false),
        .ask(.present(.new(2), from: 7), animated: false),
        .touch(1, .began, x: 0.642, y: 0.93), .touch(1, .ended, x: 0.642, y: 0.93), .frames(10),
        .ask(.dismiss(2), animated: true), .ask(.select(2, in: 2), animated: true),
        .ask(.present(.spare(0), from: 1), animated: true),
        .ask(.show(.new(3), in: 2), animated: true),
      ]
    ),
    FoundStory(
      "Another transition turns a button that a push moves, and turns it back",
      shape: AppShape(
        root: .tabs([.stack([.screen], .none), .screen], .shared(0)),
        cards: [
          AppCard(style: .overFullScreen, service: .shared(0)),
          AppCard(
            node: .split(.stack([.screen], .shared(0)), .stack([.screen], .shared(0))),
            style: .sampleCard,
            service: .shared(1)
          ),
        ],
        effectCases: [.slide, .ownContainer],
        definesContexts: true,
        isRightToLeft: true
      ),
      level: .callbacks,
      events: [
        .setting(.effect(.sprungStages), 0), .ask(.select(1, in: 0), animated: true),
        .arm(.presentationWillBegin, .ask(.push(.new(3), onto: 3), animated: true)),
        .inside(.noAnimation, .ask(.present(.spare(1), from: 5), animated: true)),
        .touch(1, .began, x: 0.99, y: 0.654), .touch(1, .moved, x: 0.695, y: 0.644),
        .ask(.dismiss(2), animated: true),
      ]
    ),
    FoundStory(
      "A child is replaced below a dismissal that is taken back, and goes on after all",
      shape: AppShape(
        root: .box([.screen], .shared(0)),
        cards: [card, AppCard(style: .currentContext)],
        isRightToLeft: true
      ),
      events: [
        .ask(.present(.spare(1), from: 0), animated: true), .frames(64),
        .ask(.dismiss(0), animated: true), .frames(1),
        .touch(1, .began, x: 0.01, y: 0.832), .touch(1, .moved, x: 0.248, y: 0.821),
        .touch(1, .ended, x: 0.248, y: 0.821), .ask(.show(.new(2), in: 0), animated: false),
        .control(.reverse, 0),
      ]
    ),
    FoundStory(
      "A tab leaves with a card in its context that is on its way, and is selected again",
      shape: AppShape(
        root: .tabs([.box([.screen], .shared(0)), .screen], .shared(0)),
        cards: [AppCard(style: .overCurrentContext)],
        personality: "+coordinatorComesWithStart,+containerSettlesLate,+barOutsideBounds"
      ),
      level: .callbacks,
      events: [
        .touch(1, .began, x: 0.136, y: 0.93), .ask(.present(.spare(2), from: 8), animated: true),
        .ask(.select(1, in: 0), animated: true), .touch(1, .ended, x: 0.111, y: 0.869),
      ]
    ),
    FoundStory(
      "Two fingers tap a bar that asks nobody, during a transition",
      shape: AppShape(
        root: .tabs([.screen, .screen], .shared(0)),
        isRightToLeft: true,
        personality: "+barOutsideBounds"
      ),
      events: [
        .ask(.select(1, in: 2), animated: false), .ask(.select(0, in: 0), animated: true),
        .touch(1, .began, x: 0.743, y: 0.93), .touch(1, .ended, x: 0.743, y: 0.93),
        .touch(2, .began, x: 0.701, y: 0.93), .touch(2, .ended, x: 0.701, y: 0.93),
        .touch(1, .began, x: 0.01, y: 0.633), .touch(1, .ended, x: 0.01, y: 0.633),
      ]
    ),
    FoundStory(
      "The app shows another child while it makes a change for the escape gesture",
      shape: AppShape(
        root: .tabs([.screen, .box([.screen, .screen, .screen], .shared(0))], .shared(0))
      ),
      level: .callbacks,
      events: [
        .arm(.changeProvider, .plain(.show(.spare(0), in: 0), animated: true)),
        .ask(.show(.spare(2), in: 3), animated: false), .ask(.select(1, in: 0), animated: false),
        .back(.escapeGesture), .ask(.select(2, in: 0), animated: false),
      ]
    ),
  ]
}
