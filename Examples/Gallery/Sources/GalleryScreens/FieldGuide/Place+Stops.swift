extension Place {
  /// A stop on the walk.
  struct Stop {
    let time: String
    let name: String
    let note: String

    init(_ time: String, _ name: String, _ note: String) {
      self.time = time
      self.name = name
      self.note = note
    }
  }

  /// The stops of the walk, in order.
  var stops: [Stop] {
    Place.walks[picture] ?? []
  }

  private static let walks: [String: [Stop]] = [
    "ranges": [
      Stop("03:30", "The hut", "Tea, boots, and a lamp each"),
      Stop("04:20", "Lower saddle", "Lamps off: the stars will do"),
      Stop("05:12", "The long ridge", "First light, from the left"),
      Stop("06:40", "Aldermoor Top", "Six ranges, if you count aloud"),
      Stop("09:30", "The hut again", "Coffee"),
    ],
    "forest": [
      Stop("07:40", "The gate", "Leave it as you found it"),
      Stop("08:05", "First row", "Stand still and wait for the second"),
      Stop("08:30", "The clearing", "Where the fog turns round"),
      Stop("09:10", "The jay tree", "You will hear why"),
      Stop("09:40", "Back at the gate", "Count the rows"),
    ],
    "canyon": [
      Stop("10:30", "The bridge", "Boats on the left bank"),
      Stop("11:15", "Pale band", "This was a dune"),
      Stop("12:40", "The narrows", "Keep your hands inside"),
      Stop("14:00", "Bad summer", "A black line at shoulder height"),
      Stop("15:30", "The landing", "The bus waits, mostly"),
    ],
    "dunes": [
      Stop("16:20", "The last palm", "Fill your bottle"),
      Stop("16:50", "Sunny side", "Two steps up, one down"),
      Stop("17:30", "The crest", "Listen"),
      Stop("18:10", "Shaded side", "Sit down and slide"),
      Stop("19:20", "The last palm", "It looks further away"),
    ],
    "sea": [
      Stop("20:10", "The harbour", "Chips, in paper"),
      Stop("20:30", "The mole", "Mind the ropes"),
      Stop("20:55", "The bench", "Ten minutes, they said"),
      Stop("21:20", "First star", "It is the ferry"),
      Stop("21:40", "The harbour", "The last chips are the best"),
    ],
    "aurora": [
      Stop("23:30", "The boathouse", "One blanket on, one to carry"),
      Stop("00:10", "The jetty", "Let your eyes get used to it"),
      Stop("00:30", "Green weather", "North first, then everywhere"),
      Stop("02:00", "Upside down", "When the wind drops"),
      Stop("04:00", "The stove", "Somebody kept it going"),
    ],
  ]
}
