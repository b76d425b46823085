/// Decides whose ticks make frames, if several pages show a phone: those of the page that was last touched.
///
/// If that page stops drawing, so that another one ticks again and again without it, the other page takes over.
struct PageClock: Equatable, Sendable {
  private var page: Int?
  /// The ticks of the other pages since the last of this one.
  private var others: [Int: Int] = [:]

  /// The number of ticks of another page, with none in between, after which it takes over.
  private static let patience = 2

  /// A page starts something.
  mutating func touch(by page: Int) {
    self.page = page
    others = [:]
  }

  mutating func leave(_ page: Int) {
    others[page] = nil
    if self.page == page { self.page = nil }
  }

  /// A page ticks; returns whether that makes frames.
  mutating func tick(of page: Int) -> Bool {
    guard let current = self.page, current != page else {
      touch(by: page)
      return true
    }
    let count = others[page, default: 0] + 1
    others[page] = count
    guard count >= PageClock.patience else { return false }
    touch(by: page)
    return true
  }
}
