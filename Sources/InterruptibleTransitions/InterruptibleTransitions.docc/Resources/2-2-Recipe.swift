import UIKit

/// A dish, and how to make it.
struct Recipe {
  let title: String
  let minutes: Int
  let color: UIColor
  let method: [String]

  static let all = [
    Recipe(
      title: "Potato soup",
      minutes: 40,
      color: .systemOrange,
      method: [
        "Peel the potatoes, and cut them into small cubes.",
        "Cut the leek into rings, and wash them well.",
        "Melt the butter in a large pot, and cook the leek in it until it is soft.",
        "Add the potatoes, the stock and a bay leaf.",
        "Bring to the boil, and cook for 20 minutes with the lid on.",
        "Take out the bay leaf, and mash about half of the potatoes in the pot.",
        "Stir in the cream, and warm the soup up again.",
        "Season with salt, pepper and nutmeg.",
        "Chop the parsley, and toast the bread in a little butter.",
        "Fill the soup into warm bowls, and serve it with parsley and bread.",
      ]
    ),
    Recipe(
      title: "Bean salad",
      minutes: 15,
      color: .systemGreen,
      method: [
        "Drain the beans, and rinse them with cold water.",
        "Cut the onion and the tomatoes into small pieces.",
        "Mix oil, vinegar, mustard, salt and pepper.",
        "Pour the dressing over the beans and the vegetables.",
        "Let the salad rest for ten minutes.",
      ]
    ),
    Recipe(
      title: "Plum cake",
      minutes: 75,
      color: .systemPurple,
      method: [
        "Heat the oven to 180 degrees.",
        "Stone the plums, and cut them in half.",
        "Beat butter and sugar until they are pale.",
        "Add the eggs one at a time.",
        "Fold in flour and baking powder.",
        "Spread the dough in a tin, and lay the plums on it.",
        "Bake for 50 minutes.",
      ]
    ),
  ]

  /// The recipe after this one; nil after the last one.
  var next: Recipe? {
    guard let index = Recipe.all.firstIndex(where: { $0.title == title }) else { return nil }
    return Recipe.all.dropFirst(index + 1).first
  }
}
