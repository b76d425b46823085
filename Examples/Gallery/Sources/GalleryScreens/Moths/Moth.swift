import UIKit

/// A moth of the collection: a family that gives it its wings, and a dress that gives it its colors.
struct Moth {
  /// The families, one for each album.
  enum Family: String, CaseIterable {
    case emperors = "Emperors"
    case hawks = "Hawks"
    case moons = "Moon moths"
    case tigers = "Tigers"
  }

  /// The colors of a moth.
  struct Dress {
    let name: String
    let wing: Int
    let lower: Int
    let mark: Int
    let body: Int
  }

  let family: Family
  let dress: Dress

  /// The name on the label, in a kind of Latin.
  var name: String { "\(family.genus) \(dress.name)" }

  /// Returns the moths of a family, in the order of their pins.
  static func all(in family: Family) -> [Moth] {
    // Each album begins with other colors.
    let first = (Family.allCases.firstIndex(of: family) ?? 0) * 2
    return Dress.all.indices.map { index in
      Moth(family: family, dress: Dress.all[(index + first) % Dress.all.count])
    }
  }
}

extension Moth.Family {
  /// The word before the name of each moth.
  var genus: String {
    switch self {
    case .emperors: "S."
    case .hawks: "H."
    case .moons: "L."
    case .tigers: "A."
    }
  }

  /// What the album says about the family.
  var note: String {
    switch self {
    case .emperors:
      "Came to the lamp in May, and looked at everyone with all four eyes."
    case .hawks:
      "Drank from the honeysuckle without landing. Caught, admired, and drawn from memory."
    case .moons:
      "Live for a week, and have no mouth to complain with."
    case .tigers:
      "Taste terrible, by their own account, and dress accordingly."
    }
  }
}

extension Moth.Dress {
  static let all = [
    Moth.Dress(name: "rosea", wing: 0xD57A85, lower: 0xF3BBB4, mark: 0x7A2438, body: 0x8A3D4A),
    Moth.Dress(name: "mellita", wing: 0xD99B33, lower: 0xF2CF7A, mark: 0x6B3A12, body: 0x7A4A18),
    Moth.Dress(name: "nocturna", wing: 0x232B45, lower: 0x4A5680, mark: 0xE8D9A8, body: 0x141A2C),
    Moth.Dress(name: "muscosa", wing: 0x5B6B3A, lower: 0x9FAE6B, mark: 0xF0E3B2, body: 0x37421F),
    Moth.Dress(name: "aurora", wing: 0xF2A57B, lower: 0xEFC9A0, mark: 0x8F4A5A, body: 0xA3684C),
    Moth.Dress(name: "prunella", wing: 0x5A2E52, lower: 0xA76A93, mark: 0xF2D6C9, body: 0x361A32),
    Moth.Dress(name: "ferrea", wing: 0xA4482A, lower: 0xD98A4E, mark: 0x4B1E14, body: 0x5E2A1B),
    Moth.Dress(name: "pluvia", wing: 0x4C6A7C, lower: 0x8FB0BD, mark: 0xF4E7CF, body: 0x2D414E),
    Moth.Dress(name: "viridis", wing: 0xA9C46C, lower: 0xDCE8A8, mark: 0x7A4B8C, body: 0x5E7A34),
    Moth.Dress(name: "carmina", wing: 0xB3263E, lower: 0xEE7D66, mark: 0x2A1420, body: 0x4A1522),
    Moth.Dress(name: "lactea", wing: 0xEADFC8, lower: 0xF6EEDC, mark: 0xC98B3C, body: 0x9A8568),
    Moth.Dress(name: "cinerea", wing: 0x8D8A86, lower: 0xB9B2A7, mark: 0x3E3A38, body: 0x55504C),
  ]
}
