extension Sequence where Element: AnyObject {
  /// Whether it has this very object, whatever that takes for its equal.
  func holds(_ object: Element) -> Bool {
    contains { $0 === object }
  }
}
