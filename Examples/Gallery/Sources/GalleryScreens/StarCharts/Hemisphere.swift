import Foundation

/// One half of the sky.
enum Hemisphere: CaseIterable {
  case north, south

  var name: String {
    switch self {
    case .north: "North"
    case .south: "South"
    }
  }

  var constellations: [Constellation] {
    switch self {
    case .north: Constellation.northern
    case .south: Constellation.southern
    }
  }

  /// The whole half, around its pole.
  var view: SkyProjection {
    switch self {
    case .north: SkyProjection(rightAscension: 16, declination: 90, radius: 76)
    case .south: SkyProjection(rightAscension: 17, declination: -90, radius: 76)
    }
  }
}
