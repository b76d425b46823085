import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// Columns whose screens move from one stack to the other.
  static let columns = [
    FoundStory(
      "Columns collapse while they come with a tab, and a card covers them",
      shape: AppShape(
        root: .tabs([.screen, .split(stack, stack)], .shared(0)),
        cards: [card, card, AppCard(style: .fullScreen)]
      ),
      level: .surroundings,
      events: [
        .ask(.select(1, in: 0), animated: true), .ask(.present(.spare(2), from: 0), animated: true),
        .environment(.collapse(true)), .frames(1),
      ]
    ),
    FoundStory(
      "Columns collapse while a finger brings them, and stand side by side again",
      shape: AppShape(
        root: .tabs([.screen, .split(stack, stack)], .shared(0)),
        isRightToLeft: true
      ),
      level: .surroundings,
      events: [
        .touch(1, .began, x: 0.01, y: 0.699), .touch(1, .moved, x: 0.39, y: 0.691),
        .environment(.collapse(true)), .touch(1, .ended, x: 0.77, y: 0.682), .frames(58),
      ]
    ),
    FoundStory(
      "Columns collapse while a card uncovers them",
      shape: AppShape(root: .split(stack, stack), cards: [AppCard(style: .fullScreen)]),
      level: .surroundings,
      events: [
        .ask(.present(.new(3), from: 0), animated: false), .ask(.dismiss(0), animated: true),
        .frames(1), .environment(.collapse(true)), .frames(53),
      ]
    ),
    FoundStory(
      "Columns collapse while a card covers the second one in its context, and expand again",
      shape: AppShape(
        root: .split(stack, .split(filledStack, filledStack)),
        guests: [.screen, .screen, .tabs([.screen, .screen], .shared(0))],
        cards: [card, card, AppCard(style: .currentContext)]
      ),
      level: .surroundings,
      events: [
        .ask(.push(.new(2), onto: 3), animated: false),
        .ask(.push(.spare(0), onto: 0), animated: false),
        .ask(.present(.spare(2), from: 14), animated: false), .environment(.collapse(true)),
      ]
    ),
    FoundStory(
      "Columns collapse in the turn in which the first one is asked to push",
      shape: AppShape(root: .split(stack, stack)),
      level: .surroundings,
      events: [.ask(.push(.new(0), onto: 0), animated: true), .environment(.collapse(true))]
    ),
    FoundStory(
      "Screens that want a bar and that want none are set in a column on the other one's stack",
      shape: AppShape(
        root: .split(filledStack, filledStack),
        cards: [card],
        habits: [.hidesNavigationBar]
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(2), from: 0), animated: false),
        .ask(.push(.new(2), onto: 0), animated: false), .environment(.collapse(true)),
        .ask(.push(.spare(1), onto: 0), animated: false), .ask(.dismiss(0), animated: false),
        .ask(.pop(from: 0), animated: false),
        .ask(.set([.new(2), .new(0), .new(1)], of: 1), animated: false),
      ]
    ),
    FoundStory(
      "A column gets another share while a card comes in its context, and while it goes",
      shape: AppShape(
        root: .split(stack, .screen),
        cards: [AppCard(style: .overCurrentContext)]
      ),
      level: .surroundings,
      events: [
        .ask(.present(.new(0), from: 3), animated: true), .frames(1), .environment(.divide(9)),
        .environment(.replaceRoot), .environment(.restoreRoot),
        .touch(1, .began, x: 0.01, y: 0.256), .frames(1), .touch(1, .moved, x: 0.094, y: 0.259),
        .frames(1),
      ]
    ),
    FoundStory(
      "Columns stand side by side again while a card comes in the context of the first one",
      shape: AppShape(root: .split(stack, stack), cards: [AppCard(style: .currentContext)]),
      level: .surroundings,
      events: [
        .environment(.resize(.unfolded, animated: false)), .environment(.collapse(true)),
        .ask(.present(.new(0), from: 2), animated: true), .frames(1),
        .environment(.collapse(false)),
      ]
    ),
    FoundStory(
      "Columns stand side by side again in a tab while a card comes in the context of the first one",
      shape: AppShape(
        root: .tabs([.split(stack, stack)], .shared(0)),
        cards: [AppCard(style: .currentContext)]
      ),
      level: .surroundings,
      events: [
        .environment(.resize(.unfolded, animated: false)), .environment(.collapse(true)),
        .ask(.present(.new(0), from: 5), animated: true), .frames(1),
      ]
    ),
    FoundStory(
      "A card stands in the context of the second column while the window gets two sizes at once",
      shape: AppShape(root: .split(stack, stack), cards: [AppCard(style: .currentContext)]),
      level: .callbacks,
      events: [
        .ask(.present(.spare(0), from: 5), animated: false),
        .environment(.resize(.wide, animated: true)), .environment(.resize(.slim, animated: true)),
      ]
    ),
    FoundStory(
      "The layout at the start of a change takes its container off the screen and returns it",
      shape: AppShape(
        root: .split(stack, .stack([.box([.screen, .screen], .own(.sprungMatches))], .shared(0)))
      ),
      level: .callbacks,
      events: [
        .ask(.show(.spare(1), in: 0), animated: false), .environment(.collapse(true)),
        .environment(.resize(.unfolded, animated: false)), .environment(.collapse(false)),
        .ask(.show(.spare(0), in: 0), animated: false),
      ]
    ),
  ]
}
