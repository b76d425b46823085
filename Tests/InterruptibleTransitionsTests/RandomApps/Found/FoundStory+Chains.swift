import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// Chains of cards, cards in contexts, and rotations while something is in flight.
  static let chains = [
    FoundStory(
      "A card in a tab's context comes back with the tab when what it presented has gone with the tabs",
      shape: AppShape(
        root: .box([.tabs([filledStack, .split(.screen, .screen)], .shared(0))], .none),
        cards: [AppCard(style: .fullScreen), AppCard(style: .currentContext)],
        definesContexts: true
      ),
      level: .surroundings,
      events: [
        .ask(.present(.new(1), from: 14), animated: false),
        .ask(.present(.spare(0), from: 0), animated: false),
        .ask(.select(1, in: 0), animated: false), .ask(.show(.new(0), in: 1), animated: false),
        .ask(.show(.spare(0), in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A dismissal of a card with two cards above it is taken back",
      shape: AppShape(root: .screen, cards: [AppCard(style: .fullScreen), card, card]),
      events: [
        .ask(.present(.new(3), from: 7), animated: false),
        .ask(.present(.spare(0), from: 0), animated: false),
        .ask(.present(.new(1), from: 0), animated: false), .ask(.dismiss(2), animated: true),
        .frames(1), .touch(1, .began, x: 0.768, y: 0.586), .touch(1, .ended, x: 0.871, y: 0.937),
      ]
    ),
    FoundStory(
      "A dismissal of a card with a card above it is taken back by a pan",
      shape: AppShape(
        root: .screen,
        cards: [card, card, AppCard(style: .currentContext)],
        isRightToLeft: true
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(2), from: 0), animated: false),
        .ask(.present(.spare(1), from: 0), animated: true),
        .ask(.present(.new(2), from: 0), animated: false), .frames(1),
        .ask(.dismiss(0), animated: false), .ask(.dismiss(1), animated: true),
        .touch(1, .began, x: 0.709, y: 0.93), .frames(1), .touch(1, .moved, x: 1.305, y: 0.935),
        .touch(1, .ended, x: 1.305, y: 0.935),
      ]
    ),
    FoundStory(
      "A card is dismissed twice with a card above it, and a pop inside it",
      shape: AppShape(
        root: .screen,
        cards: [card, card, AppCard(node: filledStack, style: .overFullScreen)]
      ),
      events: [
        .ask(.present(.spare(2), from: 4), animated: true), .frames(1),
        .ask(.pop(from: 0), animated: true), .ask(.present(.member(3), from: 0), animated: true),
        .ask(.dismiss(1), animated: false), .ask(.dismiss(2), animated: false),
      ]
    ),
    FoundStory(
      "A container shows another child while the card over the old one is dismissed",
      shape: AppShape(
        root: .box([.screen], .shared(0)),
        guests: [filledStack, .screen, .screen],
        cards: [card, card, AppCard(style: .currentContext)]
      ),
      level: .surroundings,
      events: [
        .ask(.show(.new(3), in: 0), animated: false),
        .ask(.present(.new(2), from: 9), animated: false),
        .ask(.show(.spare(2), in: 0), animated: true), .ask(.dismiss(0), animated: false),
      ]
    ),
    FoundStory(
      "The screen is rotated while the presentation over a sheet goes back",
      shape: AppShape(root: .screen, cards: [AppCard(style: .card), card, card]),
      level: .surroundings,
      events: [
        .ask(.present(.new(3), from: 11), animated: false),
        .ask(.present(.spare(1), from: 0), animated: true), .frames(1),
        .touch(1, .began, x: 0.01, y: 0.284), .touch(1, .ended, x: 0.01, y: 0.284),
        .environment(.rotate),
      ]
    ),
    FoundStory(
      "The screen is rotated while a push begins over a container in flight",
      shape: AppShape(root: stack, guests: [.screen, .box([.screen], .shared(0))]),
      level: .surroundings,
      events: [
        .ask(.set([.new(1), .new(3), .spare(2)], of: 0), animated: false),
        .ask(.popToRoot(of: 0), animated: false), .frames(1),
        .ask(.show(.new(2), in: 0), animated: true),
        .ask(.push(.spare(0), onto: 3), animated: true), .environment(.rotate),
      ]
    ),
    FoundStory(
      "A container inside one whose effect clips ends while that goes on",
      shape: AppShape(
        root: .box([.screen, .box([.screen], .shared(0))], .shared(0)),
        effectCases: [.ownContainer],
        personality: "+descendantPanWins"
      ),
      level: .callbacks,
      events: [
        .ask(.show(.spare(1), in: 4), animated: false), .ask(.show(.new(1), in: 1), animated: true),
        .frames(25), .touch(2, .began, x: 0.49, y: 0.122), .touch(2, .moved, x: 0.821, y: 0.117),
        .frames(1), .touch(2, .moved, x: 0.987, y: 0.114), .touch(2, .ended, x: 0.987, y: 0.114),
      ]
    ),
    FoundStory(
      "A container in flight comes as a tab, with an effect that clips",
      shape: AppShape(
        root: .tabs([.screen, .screen, .box([.screen], .shared(0))], .shared(0)),
        effectCases: [.ownContainer]
      ),
      events: [
        .ask(.select(2, in: 4), animated: true), .ask(.show(.new(1), in: 0), animated: true),
      ]
    ),
    FoundStory(
      "Another tab is selected before a dismissal starts that ends at once",
      shape: AppShape(root: .tabs([.screen, .screen], .none), cards: [card]),
      level: .callbacks,
      events: [
        .ask(.present(.new(2), from: 0), animated: false), .ask(.dismiss(0), animated: true),
        .ask(.select(1, in: 0), animated: false), .ask(.dismiss(2), animated: false),
      ]
    ),
    FoundStory(
      "A tap on the way back in a bar while a push begins",
      shape: AppShape(root: stack),
      events: [
        .ask(.set([.spare(1), .new(2), .new(0)], of: 0), animated: false),
        .ask(.push(.new(0), onto: 0), animated: true), .touch(1, .began, x: 0.118, y: 0.108),
        .touch(1, .ended, x: 0.118, y: 0.108),
      ]
    ),
    FoundStory(
      "A card goes together with the full screen below it, is called back, and that comes over it",
      shape: AppShape(
        root: .screen,
        cards: [
          AppCard(node: .screen, style: .fullScreen),
          AppCard(node: .screen, style: .overFullScreen),
        ],
        effectCases: [.combinedZoom]
      ),
      events: [
        .ask(.present(.new(0), from: 0), animated: false),
        .ask(.present(.spare(0), from: 0), animated: false),
        .ask(.present(.new(1), from: 0), animated: true), .frames(1),
        .ask(.dismiss(2), animated: true), .frames(14),
        .touch(1, .began, x: 0.782, y: 0.688), .touch(1, .ended, x: 0.918, y: 0.684),
        .ask(.present(.spare(0), from: 15), animated: true),
      ]
    ),
  ]
}
