import Foundation

/// What the screens have in common: the places, and which of them the reader likes.
@MainActor
final class FieldGuide {
  let places = Place.all
  private(set) var liked: Set<String> = []

  /// The place on the next page; after the last comes the first.
  func place(after place: Place) -> Place {
    let index = places.firstIndex { $0.picture == place.picture } ?? 0
    return places[(index + 1) % places.count]
  }

  /// All other places, beginning with the next.
  func neighbours(of place: Place) -> [Place] {
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
