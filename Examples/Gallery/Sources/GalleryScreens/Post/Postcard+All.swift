extension Postcard {
  /// This morning's post, from the top of the pile down.
  static let all = [
    Postcard(
      sender: "Ada",
      place: "Lantern Bay",
      date: "3 JUN",
      picture: "sea",
      stamp: "ranges",
      message: """
        We came for ten minutes and have been here since Tuesday. The bench is everything you said. I saved \
        you the left half.
        """
    ),
    Postcard(
      sender: "Milo",
      place: "Redstep",
      date: "28 MAY",
      picture: "canyon",
      stamp: "dunes",
      message: """
        I shouted your name and it came back seven times, the last one in a very good mood. Boots held. \
        Knees less so.
        """
    ),
    Postcard(
      sender: "Aunt Fern",
      place: "Firwatch",
      date: "1 JUN",
      picture: "forest",
      stamp: "forest",
      message: """
        Could count four rows of firs at breakfast, two by lunch. The jays have opinions. I am knitting you \
        something you will not want.
        """
    ),
    Postcard(
      sender: "The Okafors",
      place: "Amber Erg",
      date: "22 MAY",
      picture: "dunes",
      stamp: "canyon",
      message: """
        The dune hummed on Sunday, all of us heard it, and none of us agrees on the note. There is sand in \
        this card. Please keep it.
        """
    ),
    Postcard(
      sender: "Jun",
      place: "Lake Hallin",
      date: "14 FEB",
      picture: "aurora",
      stamp: "sea",
      message: """
        This took its time, I know: the post boat waits for the ice. It was green all night. I forgot the \
        second blanket, and was glad of it.
        """
    ),
    Postcard(
      sender: "Bram",
      place: "Aldermoor",
      date: "30 MAY",
      picture: "ranges",
      stamp: "aurora",
      message: """
        Six ridges, as promised. From the last you can see the first, and a very small car with its lights \
        on. I believe it is ours.
        """
    ),
  ]
}
