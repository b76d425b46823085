import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// Calls, in one turn or one after the other.
  static let calls = [
    FoundStory(
      "A pop and a presentation in one turn, while a push runs",
      shape: AppShape(root: stack, cards: [card]),
      level: .surroundings,
      events: [
        .ask(.push(.new(0), onto: 0), animated: true), .frames(12),
        .plain(.pop(from: 0), animated: true), .plain(.present(.new(0), from: 0), animated: true),
      ]
    ),
    FoundStory(
      "A push, a presentation and a pop in one turn",
      shape: AppShape(root: stack, cards: [card]),
      level: .surroundings,
      events: [
        .plain(.push(.new(0), onto: 0), animated: true),
        .plain(.present(.new(0), from: 0), animated: true),
        .plain(.pop(from: 0), animated: true),
      ]
    ),
    FoundStory(
      "Pops in two stacks beside two presentations",
      shape: AppShape(root: .split(filledStack, filledStack), cards: [card, card]),
      events: [
        .ask(.present(.spare(0), from: 0), animated: true),
        .ask(.popToRoot(of: 1), animated: true),
        .ask(.present(.spare(1), from: 0), animated: true), .ask(.pop(from: 0), animated: true),
      ]
    ),
    FoundStory(
      "Calls for a card, two tabs and the stacks in them, in one turn",
      shape: AppShape(
        root: .tabs([stack, stack], .shared(0)),
        cards: [AppCard(node: stack, style: .overFullScreen), card]
      ),
      events: [
        .ask(.present(.spare(0), from: 0), animated: true), .ask(.select(1, in: 0), animated: true),
        .ask(.push(.spare(0), onto: 1), animated: true),
        .ask(.present(.spare(1), from: 0), animated: true),
        .ask(.push(.spare(0), onto: 0), animated: true), .ask(.select(0, in: 0), animated: true),
      ]
    ),
    FoundStory(
      "A pop to the root and another tab in one turn, and later a push",
      shape: AppShape(root: .tabs([filledStack, .screen], .shared(0))),
      level: .surroundings,
      events: [
        .plain(.popToRoot(of: 0), animated: true), .plain(.select(1, in: 0), animated: true),
        .frames(60), .ask(.push(.spare(0), onto: 0), animated: true), .frames(60),
      ]
    ),
    FoundStory(
      "An effect with a clip view",
      shape: AppShape(root: stack, effectCases: [.ownContainer]),
      events: [.ask(.push(.spare(0), onto: 0), animated: true)]
    ),
    FoundStory(
      "Calls for a custom container and the stack inside it",
      shape: AppShape(root: .box([stack, .screen], .shared(0))),
      events: [
        .ask(.push(.spare(0), onto: 0), animated: true),
        .ask(.show(.spare(1), in: 0), animated: true),
        .ask(.popToRoot(of: 0), animated: true),
      ]
    ),
    FoundStory(
      "A tap reverses the dismissal of a card with another object's card above it",
      shape: AppShape(
        root: .screen,
        cards: [card, AppCard(style: .overFullScreen, service: .own(.cover))]
      ),
      events: [
        .ask(.present(.spare(0), from: 0), animated: true), .frames(90),
        .ask(.present(.spare(1), from: 0), animated: true), .frames(90),
        .ask(.dismiss(1), animated: true), .frames(6), .touch(1, .began, x: 0.5, y: 0.3),
        .touch(1, .ended, x: 0.5, y: 0.3),
      ]
    ),
    FoundStory(
      "Another tab is selected while the custom container in the first one changes",
      shape: AppShape(
        root: .tabs([.box([.screen, .screen], .shared(1)), .screen], .shared(0)),
        effectCases: [.slide, .slide]
      ),
      events: [
        .ask(.show(.spare(1), in: 0), animated: true), .frames(6),
        .ask(.select(1, in: 0), animated: true),
      ]
    ),
    FoundStory(
      "A child shown without animation under a finger, in a container whose screens don't go back",
      shape: AppShape(
        root: .box([.screen, .screen, .screen], .shared(0)),
        isRightToLeft: true,
        framesPerSecond: 120
      ),
      level: .surroundings,
      events: [
        .policy(.forbid), .ask(.show(.spare(2), in: 0), animated: false),
        .touch(1, .began, x: 0.99, y: 0.408), .touch(1, .moved, x: 0.769, y: 0.421),
      ]
    ),
  ]
}
