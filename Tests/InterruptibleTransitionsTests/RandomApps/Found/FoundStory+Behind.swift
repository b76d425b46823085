import InterruptibleTransitions
import UIKit

extension FoundStory {
  /// What lies behind cards, and comes to light again.
  static let behind = [
    FoundStory(
      "A tab with a card in its context that is on its way is selected again at once",
      shape: AppShape(
        root: .tabs([.box([.screen], .shared(0)), .screen], .shared(0)),
        cards: [AppCard(style: .overCurrentContext)],
        looks: [.stepBack]
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
        cards: [AppCard(), AppCard(style: .overCurrentContext), AppCard(style: .sheet)]
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
  ]
}
