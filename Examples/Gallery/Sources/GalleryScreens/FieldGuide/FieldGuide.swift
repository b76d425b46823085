import Foundation

/// The model that the screens share: the places, and which of them are liked.
@MainActor
final class FieldGuide {
  let places = Place.all
  private(set) var liked: Set<String> = []

  /// Returns the place after another one; after the last comes the first.
  func place(after place: Place) -> Place {
    let index = places.firstIndex { $0.picture == place.picture } ?? 0
    return places[(index + 1) % places.count]
  }

  /// Returns all other places, starting with the next.
  func neighbors(of place: Place) -> [Place] {
    let index = places.firstIndex { $0.picture == place.picture } ?? 0
    return Array(places[(index + 1)...] + places[..<index])
  }

  func likes(_ place: Place) -> Bool {
    liked.contains(place.picture)
  }

  func toggleLike(of place: Place) {
    liked.formSymmetricDifference([place.picture])
  }
}
