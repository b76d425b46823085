extension NightTrain {
  /// The trains of tonight, as they leave.
  static let all = [
    NightTrain(
      picture: "sea",
      track: 3,
      berth: 12,
      stops: stops(
        ("21:58", "Kestrel Junction"),
        ("22:40", "Marl"),
        ("00:26", "Saltings"),
        ("03:15", "Bell Quay"),
        ("05:44", "Cape Ember")
      )
    ),
    NightTrain(
      picture: "aurora",
      track: 7,
      berth: 31,
      stops: stops(
        ("22:14", "Kestrel Junction"),
        ("23:02", "Upper Fell"),
        ("01:40", "Tern Sound"),
        ("04:25", "Northgate"),
        ("06:51", "Lampfjord")
      )
    ),
    NightTrain(
      picture: "ranges",
      track: 1,
      berth: 8,
      stops: stops(
        ("22:31", "Kestrel Junction"),
        ("23:19", "Hatherley"),
        ("00:57", "Six Bridges"),
        ("02:38", "Slate Halt"),
        ("04:50", "Aldermoor")
      )
    ),
    NightTrain(
      picture: "forest",
      track: 5,
      berth: 24,
      stops: stops(
        ("22:58", "Kestrel Junction"),
        ("23:36", "Marl"),
        ("01:05", "Sawyers"),
        ("02:52", "Fernhollow"),
        ("05:10", "Firwatch")
      )
    ),
    NightTrain(
      picture: "canyon",
      track: 2,
      berth: 17,
      stops: stops(
        ("23:20", "Kestrel Junction"),
        ("00:33", "Dry Fork"),
        ("02:47", "Copper Mile"),
        ("05:01", "Ladder Rock"),
        ("07:12", "Redstep")
      )
    ),
    NightTrain(
      picture: "dunes",
      track: 7,
      berth: 40,
      stops: stops(
        ("00:05", "Kestrel Junction"),
        ("01:22", "Last Well"),
        ("03:30", "Tamarisk"),
        ("06:18", "Caravan Gate"),
        ("08:35", "Orran")
      )
    ),
  ]

  private static func stops(_ all: (String, String)...) -> [Stop] {
    all.map(Stop.init)
  }
}
