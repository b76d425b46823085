/// Reads bytes one after another, and never past their end.
struct ByteReader {
  private let data: Data
  private var place: Data.Index

  init(_ data: Data) {
    self.data = data
    place = data.startIndex
  }

  var hasMore: Bool { place < data.endIndex }

  /// The next bytes as a number, the most significant first.
  mutating func number(_ count: Int) -> Int? {
    let start = place
    guard skip(count) else { return nil }
    return data[start..<place].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Passes over bytes, and says whether there were that many.
  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, count <= data.endIndex - place else { return false }
    place += count
    return true
  }

  /// Passes over given bytes, and says whether they were there; if not, nothing is passed over.
  mutating func skip(_ bytes: [UInt8]) -> Bool {
    guard data[place...].starts(with: bytes) else { return false }
    place += bytes.count
    return true
  }
}
