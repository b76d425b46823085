extension Shelf {
  /// The shelves, in the order of the drawer.
  static let all = [tonight, highGround, dryPlaces, byTheWater]

  private static let tonight = Shelf(
    name: "Tonight",
    line: "Three to fall asleep over",
    books: [
      Book(
        name: "Green Weather",
        author: "Ines Halloran",
        minutes: 14,
        picture: "aurora",
        line: "The dogs knew first, as they do.",
        paragraphs: [
          """
          The dogs knew first, as they do. They got up from the stove one after the other and stood at the \
          door, and none of them barked.
          """,
          """
          Outside it was so cold that the air had no smell. Over the lake somebody had begun to draw a \
          curtain, and had second thoughts, and drew it again a little further to the left. My grandmother \
          said that it was only weather. “Green weather,” she said, and went in to see to the bread.
          """,
          """
          I have asked people since, who know about such things, and they speak of the sun. I don't \
          contradict them. But I have seen how it waited, that night, until the last of us had turned to go.
          """,
        ]
      ),
      Book(
        name: "The Night Ferry",
        author: "Tomas Wren",
        minutes: 22,
        picture: "sea",
        line: "Nobody takes it to get anywhere.",
        paragraphs: [
          """
          Nobody takes it to get anywhere. There is a bridge now, and a bus on the bridge, and the bus is \
          warm. The ferry leaves at nine with its lights off, so that we can see where the day went.
          """,
          """
          The captain, who is also the cook, has crossed eleven thousand times. I asked her once which was \
          the best. She thought about it from one buoy to the next. “There was a Tuesday,” she said.
          """,
          """
          Halfway across she stops the engine. It isn't in the timetable, and no one has ever complained.
          """,
        ]
      ),
      Book(
        name: "A Short History of Fog",
        author: "Odile Marsh",
        minutes: 9,
        picture: "forest",
        line: "It was here before the village.",
        paragraphs: [
          """
          It was here before the village, and the village was built around it: the church where it is \
          thinnest, the inn where it is thickest, and between them a rope to go along by hand.
          """,
          """
          Strangers are told that it lifts at noon. It does not lift. It goes up the hill to look at us, \
          and when it has seen enough it comes back down.
          """,
        ]
      ),
    ]
  )

  private static let highGround = Shelf(
    name: "High ground",
    line: "Walks, and what they were for",
    books: [
      Book(
        name: "Six Ridges",
        author: "Bram Aldous",
        minutes: 31,
        picture: "ranges",
        line: "From the sixth you can see the first.",
        paragraphs: [
          """
          From the sixth you can see the first, which is the only reason to go on after the third. My \
          father had told me that much, and nothing about the wind.
          """,
          """
          On the fourth I met a man coming the other way, with a chair on his back. We wished each other a \
          good morning. It is surprising how long one can think about a chair.
          """,
        ]
      ),
      Book(
        name: "Warm Rock",
        author: "Lucía Ferrer",
        minutes: 17,
        picture: "canyon",
        line: "At noon the walls begin to talk.",
        paragraphs: [
          """
          At noon the walls begin to talk: a tick here, a crack there, as the stone makes itself \
          comfortable. The guides call it gossip, and walk a little faster below the overhangs.
          """,
          """
          In the evening I leaned my back against it and it was as warm as a horse. Nine thousand years \
          had gone into that step. It had time for me.
          """,
        ]
      ),
    ]
  )

  private static let dryPlaces = Shelf(
    name: "Dry places",
    line: "With a glass of water at hand",
    books: [
      Book(
        name: "Tea, Poured High",
        author: "Sami Benkirane",
        minutes: 12,
        picture: "dunes",
        line: "The third glass is for the guest.",
        paragraphs: [
          """
          The first glass is for the one who pours, the second for the talk, and the third for the guest. \
          Whoever leaves after the second has understood something wrong, or everything.
          """,
          """
          My uncle pours from as high as his arm goes. He says that the tea has to see where it is going.
          """,
        ]
      ),
      Book(
        name: "A River, Formerly",
        author: "Ruth Okafor",
        minutes: 26,
        picture: "canyon",
        line: "The map still shows it in blue.",
        paragraphs: [
          """
          The map still shows it in blue. We drive along it in second gear, between boats that lie with \
          their names in the sand, and my mother reads them out.
          """,
          """
          There is a ferryman left. He has planted melons where it was deepest, and takes you across for \
          the price of one.
          """,
        ]
      ),
    ]
  )

  private static let byTheWater = Shelf(
    name: "By the water",
    line: "Best read with wet feet",
    books: [
      Book(
        name: "The Left Half of a Bench",
        author: "Ada Lindqvist",
        minutes: 8,
        picture: "sea",
        line: "It is always kept for somebody.",
        paragraphs: [
          """
          It is always kept for somebody. Whoever sits down first sits down on the right, and puts a bag, \
          or a hat, or a hand on the left, and looks at the sun as if that had been the plan.
          """,
          """
          I have seen a man keep it for an hour. When she came she said that she was sorry, and he said \
          that it had only just begun.
          """,
        ]
      ),
      Book(
        name: "Upside Down",
        author: "Jun Sakai",
        minutes: 19,
        picture: "aurora",
        line: "The lake remembers it the other way.",
        paragraphs: [
          """
          The lake remembers it the other way: the trees hang, the boats sail on their keels, and whatever \
          falls from the sky comes up to meet itself.
          """,
          """
          We learned to row at night, facing backwards, with the stars below us. Nobody told us that it \
          was done differently elsewhere.
          """,
        ]
      ),
    ]
  )
}
