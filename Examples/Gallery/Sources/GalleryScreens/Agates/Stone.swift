import UIKit

/// A slice of agate.
struct Stone {
  /// The name of its picture.
  let picture: String
  let name: String
  /// Where it was found.
  let place: String
  /// Where it lay there.
  let spot: String
  /// In millimeters.
  let width: Int
  let note: String
  /// The colors of its bands, from the rim inwards.
  let bands: [Int]

  @MainActor var image: UIImage? { .picture("agate-\(picture)") }
}
