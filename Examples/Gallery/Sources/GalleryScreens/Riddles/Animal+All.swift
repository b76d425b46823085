import UIKit

extension Animal {
  /// The animals, in the order of their cards.
  static let all = [
    Animal(
      name: "The fox",
      riddle: "I go out when you come in, and I wear my scarf behind me.",
      fact: """
        Hears a mouse under a meter of snow, and jumps at it nose first, preferably to the \
        north-east.
        """,
      sky: UIColor(hex: 0x1F5F5B),
      sun: UIColor(hex: 0xF4D58D),
      hill: UIColor(hex: 0x123B3D),
      ink: UIColor(hex: 0xFBF3E2),
      detail: CGRect(x: 42, y: 66, width: 68, height: 68),
      shapes: fox
    ),
    Animal(
      name: "The owl",
      riddle: "I turn my head and leave my feet where they are.",
      fact: """
        Can’t move its eyes, so it moves everything above the shoulders: three quarters of \
        the way round.
        """,
      sky: UIColor(hex: 0x493274),
      sun: UIColor(hex: 0xF9DFA6),
      hill: UIColor(hex: 0x2A1C47),
      ink: UIColor(hex: 0xFBF3E2),
      detail: CGRect(x: 40, y: 52, width: 68, height: 68),
      shapes: owl
    ),
    Animal(
      name: "The frog",
      riddle: "I began as a comma. Now I am mostly exclamation marks.",
      fact: """
        Swallows with its eyes: they sink in and push. That is why it blinks when it eats.
        """,
      sky: UIColor(hex: 0xD9526B),
      sun: UIColor(hex: 0xFFE29A),
      hill: UIColor(hex: 0x1F5A46),
      ink: UIColor(hex: 0xF3F7DC),
      detail: CGRect(x: 28, y: 40, width: 68, height: 68),
      shapes: frog
    ),
    Animal(
      name: "The penguin",
      riddle: "I am dressed for dinner, and I have walked here.",
      fact: """
        Proposes with a pebble. A good one may be stolen from the neighbors, who do the \
        same.
        """,
      sky: UIColor(hex: 0x2C7DA0),
      sun: UIColor(hex: 0xFFD8B1),
      hill: UIColor(hex: 0xEAF3F5),
      ink: UIColor(hex: 0x17384C),
      detail: CGRect(x: 66, y: 66, width: 68, height: 68),
      shapes: penguin
    ),
    Animal(
      name: "The lion",
      riddle: "I sleep for twenty hours. You have heard of the other four.",
      fact: """
        Its roar carries eight kilometers. The lionesses, who do the shopping, are quieter.
        """,
      sky: UIColor(hex: 0xE08A2E),
      sun: UIColor(hex: 0xFFE8B5),
      hill: UIColor(hex: 0x7A3420),
      ink: UIColor(hex: 0xFDF0D9),
      detail: CGRect(x: 66, y: 80, width: 68, height: 68),
      shapes: lion
    ),
    Animal(
      name: "The whale",
      riddle: "I am the largest thing that you have never seen.",
      fact: """
        Its heart weighs as much as a piano, and beats eight times a minute. It takes two to \
        hear it.
        """,
      sky: UIColor(hex: 0xC9576F),
      sun: UIColor(hex: 0xFFDFB0),
      hill: UIColor(hex: 0x153A5B),
      ink: UIColor(hex: 0xF1F6FA),
      detail: CGRect(x: 16, y: 82, width: 68, height: 68),
      shapes: whale
    ),
  ]
}
