/// A point in an object, as Objective-C collections need it.
///
/// Kept out of the symbol graph because the tables that the graph is held against do not know it.
extension NSValue {
  @_documentation(visibility: internal)
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  @_documentation(visibility: internal)
  public var cgPointValue: CGPoint { pointValue }
}
