/// Looks that change parts of a screen.
extension FoundStory {
  static let looks = [
    FoundStory(
      "A screen comes whose button moves, fades and changes, and goes behind a card at once",
      shape: AppShape(root: stack, cards: [card], looks: [.staged]),
      events: [
        .ask(.push(.spare(2), onto: 0), animated: true),
        .ask(.present(.member(3), from: 5), animated: true),
      ]
    ),
    FoundStory(
      "A button turns over into a card and into another screen at once",
      shape: AppShape(root: stack, cards: [card], looks: [.flipped]),
      events: [
        .ask(.present(.spare(1), from: 4), animated: true),
        .ask(.push(.new(3), onto: 4), animated: true),
      ]
    ),
    FoundStory(
      "A screen lays a card out that stands edge-on",
      shape: AppShape(root: .screen, cards: [card], looks: [.flipped]),
      level: .surroundings,
      events: [
        .environment(.rotate), .ask(.present(.spare(1), from: 0), animated: true), .frames(1),
      ]
    ),
    FoundStory(
      "A screen lays a card out that stands edge-on, in another size",
      shape: AppShape(root: .screen, cards: [card], looks: [.flipped]),
      level: .surroundings,
      events: [
        .ask(.present(.new(2), from: 0), animated: true), .frames(1), .environment(.rotate),
      ]
    ),
  ]
}
