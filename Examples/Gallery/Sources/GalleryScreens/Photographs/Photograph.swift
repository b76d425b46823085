import UIKit

/// A photograph of a journey.
struct Photograph {
  let title: String
  /// Where and when it was taken.
  let place: String

  /// The journey, from its first day to its last.
  static let all = [
    Photograph(title: "Before breakfast", place: "Aldermoor Ridges, first day"),
    Photograph(title: "The ferry was late", place: "Saltline, first day"),
    Photograph(title: "After the rain", place: "Firwatch Wood, second day"),
    Photograph(title: "No shade before noon", place: "Redmarch, third day"),
    Photograph(title: "Nine bends to the bridge", place: "Talgar Canyon, fourth day"),
    Photograph(title: "The old film, once more", place: "Aldermoor Ridges, fifth day"),
    Photograph(title: "Two in the morning", place: "Lampfjord, fifth day"),
    Photograph(title: "Who goes first?", place: "Firwatch Wood, sixth day"),
    Photograph(title: "Hardly any wind", place: "Hollow Bay, seventh day"),
    Photograph(title: "The camera had sand in it", place: "Redmarch, eighth day"),
    Photograph(title: "Six ranges, counted", place: "Aldermoor Ridges, ninth day"),
    Photograph(title: "Silver", place: "Hollow Bay, tenth day"),
    Photograph(title: "From the other side", place: "Talgar Canyon, eleventh day"),
    Photograph(title: "Fog until ten", place: "Firwatch Wood, twelfth day"),
    Photograph(title: "The last night", place: "Lampfjord, thirteenth day"),
  ]

  /// The picture of the photograph at an index.
  @MainActor
  static func image(_ index: Int) -> UIImage? {
    .picture("photo-\(index < 9 ? "0" : "")\(index + 1)")
  }
}
