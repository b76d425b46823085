import Foundation

extension Light {
  /// The lights of the sound, from north to south.
  static let all = [
    Light(
      name: "Cape Skerrow",
      character: "Fl 10 s",
      words: "flashes once every 10 seconds",
      period: 10,
      flashes: flashes(1, every: 0, length: 1),
      sectors: [Sector(hue: .white, start: 172, end: 368)],
      range: 21,
      height: 62,
      place: CGPoint(x: 517, y: 151)
    ),
    Light(
      name: "North Holm",
      character: "Oc WRG 6 s",
      words: "is dark for a second every 6 seconds",
      period: 6,
      flashes: [Flash(start: 0, length: 4.8)],
      sectors: [
        Sector(hue: .green, start: 20, end: 74),
        Sector(hue: .white, start: 74, end: 112),
        Sector(hue: .red, start: 112, end: 200),
      ],
      range: 12,
      height: 24,
      place: CGPoint(x: 352, y: 300)
    ),
    Light(
      name: "Holm Ledge",
      character: "Fl (2) R 8 s",
      words: "flashes red, twice every 8 seconds",
      period: 8,
      flashes: flashes(2, every: 2, length: 0.7),
      sectors: [Sector(hue: .red, start: 0, end: 360)],
      range: 7,
      height: 11,
      place: CGPoint(x: 268, y: 412)
    ),
    Light(
      name: "Skerrow Harbor, north",
      character: "Iso G 4 s",
      words: "is green for 2 seconds of every 4",
      period: 4,
      flashes: [Flash(start: 0, length: 2)],
      sectors: [Sector(hue: .green, start: 150, end: 310)],
      range: 5,
      height: 9,
      place: CGPoint(x: 697, y: 424)
    ),
    Light(
      name: "Skerrow Harbor, south",
      character: "Iso R 4 s",
      words: "is red for 2 seconds of every 4",
      period: 4,
      flashes: [Flash(start: 0, length: 2)],
      sectors: [Sector(hue: .red, start: 220, end: 380)],
      range: 5,
      height: 9,
      place: CGPoint(x: 662, y: 508)
    ),
    Light(
      name: "Gull Rock",
      character: "Fl (3) 20 s",
      words: "flashes three times every 20 seconds",
      period: 20,
      flashes: flashes(3, every: 3.2, length: 1),
      sectors: [Sector(hue: .white, start: 0, end: 360)],
      range: 24,
      height: 38,
      place: CGPoint(x: 428, y: 520)
    ),
    Light(
      name: "Long Ness",
      character: "Oc (2) WR 12 s",
      words: "is dark twice every 12 seconds",
      period: 12,
      flashes: [
        Flash(start: 0, length: 6), Flash(start: 7.2, length: 2), Flash(start: 10.4, length: 1),
      ],
      sectors: [
        Sector(hue: .red, start: 190, end: 232),
        Sector(hue: .white, start: 232, end: 345),
      ],
      range: 15,
      height: 31,
      place: CGPoint(x: 624, y: 596)
    ),
    Light(
      name: "Tern Island",
      character: "Fl (4) 30 s",
      words: "flashes four times every 30 seconds",
      period: 30,
      flashes: flashes(4, every: 3.6, length: 1.2),
      sectors: [Sector(hue: .white, start: 96, end: 412)],
      range: 18,
      height: 44,
      place: CGPoint(x: 236, y: 668)
    ),
    Light(
      name: "Mill Point",
      character: "Fl WRG 3 s",
      words: "flashes once every 3 seconds",
      period: 3,
      flashes: flashes(1, every: 0, length: 0.5),
      sectors: [
        Sector(hue: .green, start: 196, end: 236),
        Sector(hue: .white, start: 236, end: 262),
        Sector(hue: .red, start: 262, end: 330),
      ],
      range: 8,
      height: 14,
      place: CGPoint(x: 620, y: 700)
    ),
    Light(
      name: "The Sow",
      character: "Q",
      words: "flashes every second",
      period: 1,
      flashes: flashes(1, every: 0, length: 0.3),
      sectors: [Sector(hue: .white, start: 0, end: 360)],
      range: 10,
      height: 17,
      place: CGPoint(x: 424, y: 804)
    ),
    Light(
      name: "Black Stag",
      character: "L Fl 15 s",
      words: "flashes for 2 seconds, once every 15",
      period: 15,
      flashes: flashes(1, every: 0, length: 2.4),
      sectors: [Sector(hue: .white, start: 176, end: 352)],
      range: 20,
      height: 71,
      place: CGPoint(x: 694, y: 868)
    ),
    Light(
      name: "Stag Steps",
      character: "F R",
      words: "is always red",
      period: 0,
      flashes: [],
      sectors: [Sector(hue: .red, start: 206, end: 262)],
      range: 3,
      height: 6,
      place: CGPoint(x: 716, y: 930)
    ),
  ]

  private static func flashes(_ count: Int, every step: CGFloat, length: CGFloat) -> [Flash] {
    (0..<count).map { Flash(start: CGFloat($0) * step, length: length) }
  }
}
