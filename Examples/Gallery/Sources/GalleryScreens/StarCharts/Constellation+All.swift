import Foundation

extension Constellation {
  /// Six figures of the northern sky.
  static let northern = [plough, queen, swan, lyre, herdsman, charioteer]
  /// Six figures of the southern sky.
  static let southern = [cross, scorpion, crow, crane, keel, centaur]

  private static let plough = Constellation(
    name: "The Plough",
    latinName: "Ursa Major",
    stars: [
      Star(11.06, 61.75, 1.8), Star(11.03, 56.38, 2.3), Star(11.9, 53.69, 2.4),
      Star(12.26, 57.03, 3.3), Star(12.9, 55.96, 1.8), Star(13.4, 54.93, 2.2),
      Star(13.79, 49.31, 1.9),
    ],
    lines: [[3, 0, 1, 2, 3, 4, 5, 6]],
    brightestStar: "Alioth",
    distance: "81",
    note: "Five of the seven travel together. The first and the last are leaving."
  )

  private static let queen = Constellation(
    name: "The Queen",
    latinName: "Cassiopeia",
    stars: [
      Star(0.15, 59.15, 2.3), Star(0.68, 56.54, 2.2), Star(0.95, 60.72, 2.4),
      Star(1.43, 60.24, 2.7), Star(1.91, 63.67, 3.4),
    ],
    lines: [[0, 1, 2, 3, 4]],
    brightestStar: "Schedar",
    distance: "228",
    note: "An M or a W, according to the hour. She turns upside down every night."
  )

  private static let swan = Constellation(
    name: "The Swan",
    latinName: "Cygnus",
    stars: [
      Star(20.69, 45.28, 1.3), Star(20.37, 40.26, 2.2), Star(19.94, 35.08, 3.9),
      Star(19.51, 27.96, 3.1), Star(20.77, 33.97, 2.5), Star(19.75, 45.13, 2.9),
      Star(21.22, 30.23, 3.2), Star(19.5, 51.73, 3.8),
    ],
    lines: [[0, 1, 2, 3], [6, 4, 1, 5, 7]],
    brightestStar: "Deneb",
    distance: "2,600",
    note: "It flies down the Milky Way with its neck stretched out, and never gets there."
  )

  private static let lyre = Constellation(
    name: "The Lyre",
    latinName: "Lyra",
    stars: [
      Star(18.62, 38.78, 0), Star(18.75, 37.61, 4.3), Star(18.83, 33.36, 3.5),
      Star(18.98, 32.69, 3.3), Star(18.91, 36.9, 4.3), Star(18.74, 39.67, 4.6),
    ],
    lines: [[0, 1, 2, 3, 4, 1], [0, 5, 1]],
    brightestStar: "Vega",
    distance: "25",
    note: "Small, and impossible to miss. In twelve thousand years Vega will be the pole star."
  )

  private static let herdsman = Constellation(
    name: "The Herdsman",
    latinName: "Boötes",
    stars: [
      Star(14.26, 19.18, 0), Star(14.75, 27.07, 2.4), Star(15.26, 33.31, 3.5),
      Star(15.03, 40.39, 3.5), Star(14.54, 38.31, 3), Star(14.53, 30.37, 3.6),
      Star(13.91, 18.4, 2.7),
    ],
    lines: [[6, 0, 1, 2, 3, 4, 5, 0]],
    brightestStar: "Arcturus",
    distance: "37",
    note: "Follow the handle of the Plough and go on: the orange one is Arcturus."
  )

  private static let charioteer = Constellation(
    name: "The Charioteer",
    latinName: "Auriga",
    stars: [
      Star(5.28, 46, 0.1), Star(5.99, 44.95, 1.9), Star(6, 37.21, 2.6), Star(5.44, 28.61, 1.7),
      Star(4.95, 33.17, 2.7), Star(5.03, 43.82, 3),
    ],
    lines: [[0, 1, 2, 3, 4, 5, 0]],
    brightestStar: "Capella",
    distance: "43",
    note: "He has no chariot, and carries a goat. The goat is the bright one."
  )

  private static let cross = Constellation(
    name: "The Cross",
    latinName: "Crux",
    stars: [
      Star(12.44, -63.1, 0.8), Star(12.8, -59.69, 1.3), Star(12.52, -57.11, 1.6),
      Star(12.25, -58.75, 2.8), Star(12.36, -60.4, 3.6),
    ],
    lines: [[0, 2], [1, 3]],
    brightestStar: "Acrux",
    distance: "320",
    note: "The smallest of all eighty-eight. Its long beam points to the pole."
  )

  private static let scorpion = Constellation(
    name: "The Scorpion",
    latinName: "Scorpius",
    stars: [
      Star(16.09, -19.81, 2.6), Star(16.01, -22.62, 2.3), Star(15.98, -26.11, 2.9),
      Star(16.35, -25.59, 2.9), Star(16.49, -26.43, 1), Star(16.6, -28.22, 2.8),
      Star(16.84, -34.29, 2.3), Star(16.86, -38.05, 3), Star(16.91, -42.36, 3.6),
      Star(17.2, -43.24, 3.3), Star(17.62, -43, 1.9), Star(17.79, -40.13, 3),
      Star(17.71, -39.03, 2.4), Star(17.56, -37.1, 1.6),
    ],
    lines: [[0, 1, 2], [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
    brightestStar: "Antares",
    distance: "550",
    note: "It looks like its name, which is rare up there. The red heart is a dying star."
  )

  private static let crow = Constellation(
    name: "The Crow",
    latinName: "Corvus",
    stars: [
      Star(12.26, -17.54, 2.6), Star(12.5, -16.52, 2.9), Star(12.57, -23.4, 2.6),
      Star(12.17, -22.62, 3), Star(12.14, -24.73, 4),
    ],
    lines: [[0, 1, 2, 3, 0], [3, 4]],
    brightestStar: "Gienah",
    distance: "154",
    note: "Sent for water, it stopped for figs. It has been thirsty ever since."
  )

  private static let crane = Constellation(
    name: "The Crane",
    latinName: "Grus",
    stars: [
      Star(21.9, -37.36, 3), Star(22.1, -39.54, 4.5), Star(22.26, -41.35, 4.8),
      Star(22.49, -43.5, 4), Star(22.71, -46.88, 2.1), Star(22.81, -51.32, 3.5),
      Star(23.01, -52.75, 4.1), Star(22.14, -46.96, 1.7),
    ],
    lines: [[0, 1, 2, 3, 4, 5, 6], [7, 4]],
    brightestStar: "Alnair",
    distance: "101",
    note: "Four hundred years old, and drawn by sailors who had nothing else to look at."
  )

  private static let keel = Constellation(
    name: "The Keel",
    latinName: "Carina",
    stars: [
      Star(6.4, -52.7, -0.7), Star(7.95, -52.98, 3.5), Star(8.38, -59.51, 1.9),
      Star(9.29, -59.28, 2.2), Star(10.72, -64.39, 2.7), Star(9.79, -65.07, 3),
      Star(9.22, -69.72, 1.7),
    ],
    lines: [[0, 1, 2, 3, 4, 5, 6, 0]],
    brightestStar: "Canopus",
    distance: "310",
    note: "All that is left of a ship. Its stern and its sails have names of their own now."
  )

  private static let centaur = Constellation(
    name: "The Centaur",
    latinName: "Centaurus",
    stars: [
      Star(14.66, -60.83, -0.3), Star(14.06, -60.37, 0.6), Star(13.67, -53.47, 2.3),
      Star(13.93, -47.29, 2.5), Star(13.83, -41.69, 3.4), Star(14.11, -36.37, 2.1),
      Star(14.59, -42.16, 2.3), Star(12.69, -48.96, 2.2), Star(12.14, -50.72, 2.6),
    ],
    lines: [[0, 1, 2, 3, 4, 5], [3, 6], [2, 7, 8]],
    brightestStar: "Rigil Kent",
    distance: "4.4",
    note: "No star but the sun is nearer to us than the ones at its front hoof."
  )
}
