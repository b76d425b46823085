extension HeadlessPersonality {
  /// A set in which every two fields have all four combinations of their values; the first is the standard
  /// personality.
  public static let all = pairwiseCover()

  /// The smallest covering array of strength 2 for binary fields (Kleitman and Spencer 1973, Katona 1973).
  ///
  /// Beside the first row, in which every field is standard, each field is turned in a set of rows of its own,
  /// all of the same size and more than half of the rows: any two such sets overlap, and neither holds the
  /// other.
  private static func pairwiseCover() -> [HeadlessPersonality] {
    var rows = 2
    while sets(of: (rows + 2) / 2, in: rows).count < fields.count {
      rows += 1
    }
    var cover = [HeadlessPersonality](repeating: standard, count: rows + 1)
    for (field, turned) in zip(fields, sets(of: (rows + 2) / 2, in: rows)) {
      for row in 0..<rows where turned >> row & 1 == 1 {
        cover[row + 1][keyPath: field.path].toggle()
      }
    }
    return cover
  }

  /// The subsets of a size, as bits.
  private static func sets(of size: Int, in count: Int) -> [Int] {
    (0..<(1 << count)).filter { $0.nonzeroBitCount == size }
  }
}
