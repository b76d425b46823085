@testable import TestSupport

/// Looks that change parts of a screen.
extension FoundStory {
  static let effectCases = [
    FoundStory(
      "A screen comes whose button moves, fades and changes, and goes behind a card at once",
      shape: AppShape(root: stack, cards: [card], effectCases: [.mixedStages]),
      events: [
        .ask(.push(.spare(2), onto: 0), animated: true),
        .ask(.present(.member(3), from: 5), animated: true),
      ]
    ),
    FoundStory(
      "A button turns over into a card and into another screen at once",
      shape: AppShape(root: stack, cards: [card], effectCases: [.cardFlip]),
      events: [
        .ask(.present(.spare(1), from: 4), animated: true),
        .ask(.push(.new(3), onto: 4), animated: true),
      ]
    ),
    FoundStory(
      "A screen lays a card out that stands edge-on",
      shape: AppShape(root: .screen, cards: [card], effectCases: [.cardFlip]),
      level: .surroundings,
      events: [
        .environment(.rotate), .ask(.present(.spare(1), from: 0), animated: true), .frames(1),
      ]
    ),
    FoundStory(
      "A screen lays a card out that stands edge-on, in another size",
      shape: AppShape(root: .screen, cards: [card], effectCases: [.cardFlip]),
      level: .surroundings,
      events: [
        .ask(.present(.new(2), from: 0), animated: true), .frames(1), .environment(.rotate),
      ]
    ),
    FoundStory(
      "A list whose button a look moves gets another place in the tab bar controller, and scrolls by that",
      shape: AppShape(
        root: .tabs(
          [
            .tabs([stack], .shared(0)),
            .stack([.tabs([.screen, .screen, .screen], .shared(0))], .shared(0)),
          ],
          .own(.movedMatches)
        ),
        habits: [.lists]
      ),
      level: .callbacks,
      events: [
        .environment(.rotate), .ask(.push(.new(3), onto: 1), animated: false), .frames(50),
        .touch(1, .began, x: 0.49, y: 0.74), .touch(1, .moved, x: 0.214, y: 0.739),
        .touch(1, .ended, x: -0.338, y: 0.738),
      ]
    ),
    FoundStory(
      "A card comes out of a button of a list, below which another card comes and goes",
      shape: AppShape(
        root: filledStack,
        cards: [
          AppCard(
            node: .stack([.box([.screen], .shared(0))], .shared(0)),
            style: .overFullScreen,
            service: .own(.movedMatches)
          ),
          card,
        ],
        habits: [.lists]
      ),
      events: [
        .ask(.present(.spare(1), from: 0), animated: true), .frames(1),
        .ask(.present(.new(1), from: 8), animated: false), .back(.escapeKey),
        .ask(.present(.spare(0), from: 1), animated: true),
      ]
    ),
    FoundStory(
      "A card that has moved a button of the stack below goes while a push moves that",
      shape: AppShape(
        root: stack,
        cards: [
          AppCard(style: .overFullScreen), AppCard(style: .overFullScreen),
          AppCard(style: .sampleCard),
        ],
        effectCases: [.sprungStages]
      ),
      level: .surroundings,
      events: [
        .ask(.present(.spare(2), from: 0), animated: false),
        .ask(.push(.spare(1), onto: 0), animated: true),
        .ask(.dismiss(0), animated: false),
      ]
    ),
    FoundStory(
      "Two cards that have faded a button of the stack below go while a push fades that",
      shape: AppShape(root: stack, cards: [card], effectCases: [.mixedStages]),
      events: [
        .ask(.present(.new(1), from: 10), animated: true),
        .ask(.present(.member(0), from: 0), animated: false),
        .ask(.push(.spare(1), onto: 3), animated: true), .frames(1),
        .ask(.dismiss(0), animated: false), .ask(.dismiss(0), animated: true),
      ]
    ),
    FoundStory(
      "An app closes a screen inside a tab to touches while a finger is on that",
      shape: AppShape(
        root: .tabs([.screen, .tabs([.screen], .shared(0))], .shared(0)),
        effectCases: [.slide]
      ),
      events: [
        .touch(1, .began, x: 0.805, y: 0.93), .touch(1, .ended, x: 0.805, y: 0.93),
        .touch(1, .began, x: 0.995, y: 0.148), .touch(1, .moved, x: 0.828, y: 0.15),
        .change(.takesNoTouches, 0),
      ]
    ),
    FoundStory(
      "An app fades a button that a spring moves",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(style: .overFullScreen, service: .own(.mixedStages))],
        effectCases: [.slide]
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(0), from: 12), animated: true), .frames(1), .change(.fadesButton, 3),
      ]
    ),
    FoundStory(
      "A card of an effect that turns a button goes while the stack in it gets another top screen",
      shape: AppShape(
        root: .screen,
        cards: [card, card, AppCard(node: stack, style: .overFullScreen)],
        effectCases: [.ownContainer]
      ),
      level: .surroundings,
      events: [
        .ask(.present(.spare(2), from: 0), animated: false),
        .ask(.present(.new(2), from: 0), animated: false),
        .ask(.dismiss(0), animated: false), .ask(.push(.spare(0), onto: 0), animated: true),
        .ask(.dismiss(1), animated: true),
      ]
    ),
    FoundStory(
      "A push and a card fade a button at once, and the card is canceled, comes again, and goes",
      shape: AppShape(root: stack, cards: [card], effectCases: [.mixedStages]),
      events: [
        .ask(.push(.new(3), onto: 0), animated: true),
        .ask(.present(.spare(0), from: 0), animated: true), .control(.cancel, 2), .frames(1),
        .ask(.present(.new(0), from: 0), animated: true), .ask(.dismiss(0), animated: false),
      ]
    ),
    FoundStory(
      "An app fades a button that a standing card keeps transparent",
      shape: AppShape(root: .screen, cards: [card], effectCases: [.cascade]),
      events: [
        .change(.fadesButton, 2), .ask(.present(.spare(1), from: 2), animated: true),
      ]
    ),
  ]

  /// Looks that change the same parts of a screen at once.
  static let shared = [
    FoundStory(
      "An app fades a button that a card fades, and the card goes while a push fades it too",
      shape: AppShape(root: stack, cards: [card], effectCases: [.cascade]),
      events: [
        .ask(.present(.spare(1), from: 13), animated: true), .frames(1), .change(.fadesButton, 0),
        .ask(.push(.spare(2), onto: 4), animated: true), .ask(.dismiss(0), animated: true),
      ]
    ),
    FoundStory(
      "An app fades a button during a pop, and a card that fades it too comes at once",
      shape: AppShape(root: stack, cards: [card], effectCases: [.cascade], isRightToLeft: true),
      level: .surroundings,
      events: [
        .touch(1, .began, x: 0.49, y: 0.326), .frames(1), .touch(1, .moved, x: 0.727, y: 0.299),
        .touch(1, .ended, x: 0.727, y: 0.299), .frames(26),
        .ask(.popToRoot(of: 0), animated: true), .frames(1), .change(.fadesButton, 0),
        .ask(.present(.spare(2), from: 0), animated: false), .back(.bracketKey),
      ]
    ),
    FoundStory(
      "An app fades a button that a card fades, and a pop that moves the button starts",
      shape: AppShape(root: stack, cards: [card], effectCases: [.placedStages]),
      events: [
        .ask(.push(.spare(2), onto: 0), animated: false),
        .ask(.present(.spare(1), from: 0), animated: true), .frames(1), .change(.fadesButton, 2),
        .ask(.pop(from: 0), animated: true), .frames(1), .ask(.dismiss(2), animated: false),
      ]
    ),
    FoundStory(
      "Tabs come and a card goes, and both fade a button",
      shape: AppShape(
        root: .box([.screen], .shared(0)),
        guests: [.screen, .screen, .tabs([.screen, .screen], .shared(0))],
        cards: [card],
        effectCases: [.placedStages],
        framesPerSecond: 60
      ),
      level: .surroundings,
      events: [
        .ask(.show(.new(2), in: 0), animated: false),
        .environment(.resize(.small, animated: false)), .touch(1, .began, x: 0.51, y: 0.865),
        .touch(1, .ended, x: 0.51, y: 0.865), .touch(1, .began, x: 0.59, y: 0.327),
        .ask(.present(.spare(2), from: 0), animated: false), .frames(10),
        .ask(.dismiss(0), animated: true), .touch(1, .ended, x: -0.281, y: 0.345), .frames(23),
        .environment(.rotate),
      ]
    ),
    FoundStory(
      "Cards in two columns turn one button over, and one of them goes",
      shape: AppShape(
        root: .split(stack, .screen),
        cards: [
          card,
          AppCard(node: .split(.screen, .box([.screen], .shared(0))), style: .currentContext),
        ],
        effectCases: [.cardFlip]
      ),
      level: .callbacks,
      events: [
        .ask(.set([.spare(1), .spare(1)], of: 0), animated: false),
        .ask(.present(.spare(1), from: 4), animated: false),
        .ask(.present(.spare(2), from: 11), animated: true),
        .ask(.push(.spare(2), onto: 0), animated: false),
        .ask(.present(.member(2), from: 11), animated: false), .ask(.dismiss(0), animated: true),
      ]
    ),
    FoundStory(
      "A tab is dragged aside while cards come over it and go, and all fade a button",
      shape: AppShape(
        root: stack,
        guests: [.tabs([.screen, .screen], .shared(0)), .screen, .screen],
        cards: [card],
        effectCases: [.cascade],
        isRightToLeft: true
      ),
      level: .callbacks,
      events: [
        .ask(.present(.new(0), from: 0), animated: false),
        .ask(.push(.new(3), onto: 0), animated: false), .frames(1),
        .ask(.select(1, in: 0), animated: true), .frames(1), .touch(1, .began, x: 0.51, y: 0.879),
        .touch(1, .moved, x: 0.179, y: 0.874), .ask(.present(.spare(0), from: 1), animated: false),
        .ask(.dismiss(1), animated: false),
      ]
    ),
    FoundStory(
      "An app's animation alongside a dragged card sends it back, and its button with it",
      shape: AppShape(root: .screen, cards: [card], effectCases: [.sprungStages]),
      level: .callbacks,
      events: [
        .arm(.coordinatorAlongside, .ask(.dismiss(0), animated: true)),
        .ask(.present(.spare(0), from: 0), animated: true), .frames(1),
        .touch(1, .began, x: 0.01, y: 0.276), .touch(1, .moved, x: 0.038, y: 0.284),
        .touch(1, .moved, x: 0.043, y: 0.286), .frames(1), .touch(1, .moved, x: -0.508, y: 0.303),
        .coordinate,
      ]
    ),
    FoundStory(
      "A card goes together with the screen below it, is called back, and that comes over it",
      shape: AppShape(
        root: .screen,
        cards: [
          card, card, AppCard(node: .tabs([.screen, .screen], .shared(0)), style: .overFullScreen),
        ],
        effectCases: [.combinedZoom]
      ),
      level: .surroundings,
      events: [
        .ask(.present(.spare(2), from: 0), animated: false),
        .ask(.present(.spare(0), from: 14), animated: true), .ask(.dismiss(1), animated: true),
        .ask(.present(.spare(0), from: 15), animated: false),
        .ask(.present(.spare(2), from: 0), animated: true),
      ]
    ),
    FoundStory(
      "A card that springs back past its end by its center isn't laid out by an app",
      shape: AppShape(root: .screen, cards: [card], effectCases: [.pageStages]),
      events: [
        .ask(.present(.new(0), from: 11), animated: true), .frames(13),
        .touch(1, .began, x: 0.067, y: 0.594), .touch(1, .moved, x: -0.276, y: 0.605),
      ]
    ),
    FoundStory(
      "A zoom comes over a half card in the turn in which that comes, after rotations",
      shape: AppShape(
        root: .screen,
        cards: [
          AppCard(node: .screen, style: .overFullScreen),
          AppCard(node: .screen, style: .overFullScreen, service: .shared(1)),
          AppCard(node: .screen, style: .sampleCard),
        ],
        effectCases: [.slide, .combinedZoom]
      ),
      level: .surroundings,
      events: [
        .environment(.rotate), .environment(.rotate), .environment(.rotate),
        .ask(.present(.spare(2), from: 0), animated: false),
        .ask(.present(.member(1), from: 0), animated: true), .frames(1),
      ]
    ),
    FoundStory(
      "The root is replaced while a dismissal with reduced motion goes back",
      shape: AppShape(
        root: .screen,
        cards: [AppCard(node: .screen, style: .custom)],
        effectCases: [.sprungStages]
      ),
      level: .surroundings,
      events: [
        .ask(.present(.member(1), from: 11), animated: false),
        .environment(.reduceMotion(true)),
        .ask(.dismiss(0), animated: true),
        .control(.cancel, 2), .scrub(-0.161, 1), .frames(1),
        .environment(.replaceRoot),
      ]
    ),
  ]
}
