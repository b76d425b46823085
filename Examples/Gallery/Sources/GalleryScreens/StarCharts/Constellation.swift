/// A figure of stars.
struct Constellation: Hashable {
  let name: String
  let latinName: String
  let stars: [Star]
  /// The lines of the figure: the indexes of the stars along each.
  let lines: [[Int]]
  let brightestStar: String
  /// In light years.
  let distance: String
  let note: String
}
