import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// Changes that begin or end while another one does.
  static let nested = [
    FoundStory(
      "A tab is selected while its stack is told of a pop, and the selection is canceled",
      shape: AppShape(
        root: .tabs([.screen, .stack([.screen, .screen], .shared(0))], .shared(0)),
        framesPerSecond: 60
      ),
      level: .callbacks,
      events: [
        .arm(.didMove, .plain(.select(1, in: 0), animated: true)),
        .ask(.popTo(0, in: 2), animated: true), .frames(28), .control(.cancel, 1),
      ]
    ),
    FoundStory(
      "The app replaces a child while it makes the change that a finger asks for",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(node: .box([.screen, .screen], .shared(0)), style: .overFullScreen)],
        isRightToLeft: true
      ),
      level: .callbacks,
      events: [
        .ask(.present(.new(0), from: 0), animated: false),
        .arm(.willMove, .ask(.show(.new(2), in: 3), animated: true)),
        .touch(1, .began, x: 0.01, y: 0.343), .frames(1),
        .touch(1, .moved, x: 0.228, y: 0.363), .touch(1, .ended, x: 0.228, y: 0.363),
      ]
    ),
    FoundStory(
      "A replacement is taken back inside a screen that is just leaving",
      shape: AppShape(
        root: .box([stack], .shared(0)),
        guests: [.box([.screen], .shared(0)), .screen, .screen]
      ),
      level: .callbacks,
      events: [
        .ask(.set([.new(3)], of: 4), animated: false), .frames(1),
        .arm(.effectCleanUp, .control(.cancel, 1)),
        .ask(.show(.new(3), in: 3), animated: true), .ask(.show(.new(2), in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A card below is laid out while all the cards above it are dismissed",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(style: .overCurrentContext), AppCard(style: .card), card],
        isRightToLeft: true
      ),
      events: [
        .ask(.present(.new(1), from: 0), animated: false),
        .ask(.present(.new(3), from: 0), animated: false),
        .ask(.present(.new(2), from: 0), animated: true),
        .ask(.present(.new(0), from: 0), animated: false), .frames(1),
        .ask(.dismiss(0), animated: false), .touch(1, .began, x: 0.899, y: 0.58),
        .touch(1, .moved, x: 0.799, y: 0.577), .ask(.present(.spare(1), from: 0), animated: false),
        .ask(.dismiss(1), animated: false),
      ]
    ),
    FoundStory(
      "A stack is popped away under the finger that pushes onto it",
      shape: AppShape(
        root: stack,
        guests: [
          .split(.stack([.screen, .screen], .own(.shrinkingCover)), stack), .screen, .screen,
        ],
        cards: [card, AppCard(style: .overCurrentContext)]
      ),
      events: [
        .ask(.set([.new(3), .new(2)], of: 0), animated: false),
        .ask(.popToRoot(of: 0), animated: false), .frames(1),
        .ask(.set([.spare(2), .new(0), .member(1)], of: 0), animated: false),
        .ask(.present(.member(1), from: 7), animated: true),
        .touch(1, .began, x: 0.198, y: 0.187), .touch(1, .moved, x: 0.17, y: -0.235),
        .ask(.pop(from: 0), animated: true), .frames(22), .frames(39),
      ]
    ),
    FoundStory(
      "A push ends, a finger's push inside what leaves ends with it, and UIKit is asked for another",
      shape: AppShape(
        root: .stack([.tabs([stack], .shared(0))], .shared(0)),
        isRightToLeft: true
      ),
      level: .callbacks,
      events: [
        .arm(.callCompletion, .plain(.push(.spare(1), onto: 2), animated: true)),
        .touch(1, .began, x: 0.966, y: 0.545), .touch(1, .moved, x: 1.133, y: 0.553),
        .frames(1), .alongside(1),
        .arm(.viewWillAppear, .ask(.set([.spare(0)], of: 0), animated: true)),
        .ask(.push(.new(2), onto: 0), animated: true), .frames(32),
      ]
    ),
    FoundStory(
      "Another tab is selected outside while one inside loads its view",
      shape: AppShape(
        root: .tabs(
          [.screen, .screen, .tabs([.screen, stack, .tabs([.screen], .none)], .shared(0))],
          .shared(0)
        )
      ),
      level: .callbacks,
      events: [
        .ask(.select(2, in: 4), animated: false), .ask(.select(2, in: 0), animated: false),
        .arm(.viewDidLoad, .ask(.select(1, in: 0), animated: true)),
        .touch(1, .began, x: 0.01, y: 0.733), .touch(1, .moved, x: 0.19, y: 0.726),
      ]
    ),
    FoundStory(
      "UIKit is asked to dismiss a card that has just been dismissed",
      shape: AppShape(
        root: .screen,
        cards: [
          AppCard(node: .box([.screen, .screen, .screen], .shared(0)), style: .currentContext)
        ]
      ),
      level: .callbacks,
      events: [
        .ask(.present(.new(0), from: 15), animated: false), .ask(.dismiss(0), animated: true),
        .ask(.show(.spare(2), in: 0), animated: true),
        .arm(.phaseChange, .plain(.dismiss(0), animated: true)), .frames(1),
        .ask(.present(.spare(0), from: 5), animated: false),
      ]
    ),
    FoundStory(
      "A child is replaced inside an animation alongside a card that goes back",
      shape: AppShape(
        root: .box([.screen], .shared(0)),
        cards: [card],
        effectCases: [.slide],
        personality: "+reversedAdditionsRunForward"
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(0), from: 0), animated: true),
        .ask(.show(.new(3), in: 1), animated: false),
        .arm(.coordinatorAlongside, .plain(.show(.spare(0), in: 0), animated: true)),
        .frames(1), .back(.escapeGesture), .coordinate,
      ]
    ),
    FoundStory(
      "UIKit covers a screen that a finger pulls at",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(style: .fullScreen, service: .none), card, card],
        framesPerSecond: 60
      ),
      level: .surroundings,
      events: [
        .ask(.present(.spare(1), from: 13), animated: true), .frames(55), .policy(.resist),
        .touch(1, .began, x: 0.01, y: 0.718), .touch(1, .moved, x: 0.242, y: 0.729),
        .touch(1, .moved, x: 0.629, y: 0.748),
        .ask(.present(.member(3), from: 0), animated: false), .ask(.dismiss(0), animated: false),
      ]
    ),
    FoundStory(
      "A finger that is down in a floating bar lifts when a card is on its way",
      shape: AppShape(
        root: .tabs([.screen, .screen], .shared(0)),
        cards: [card],
        personality: "+barOutsideBounds"
      ),
      events: [
        .ask(.select(1, in: 0), animated: true), .ask(.present(.new(2), from: 0), animated: true),
        .touch(1, .began, x: 0.73, y: 0.93), .frames(1), .touch(1, .ended, x: 0.73, y: 0.93),
      ]
    ),
    FoundStory(
      "The tab that is coming is tapped in a floating bar, and its stack pushes",
      shape: AppShape(
        root: .tabs([stack, .screen], .shared(0)),
        isRightToLeft: true,
        personality: "+barOutsideBounds"
      ),
      events: [
        .ask(.select(1, in: 0), animated: false), .ask(.select(2, in: 0), animated: true),
        .touch(1, .began, x: 0.708, y: 0.93), .touch(1, .ended, x: 0.713, y: 0.936),
        .ask(.push(.spare(2), onto: 0), animated: true),
      ]
    ),
  ]
}
