/// What a pan follows beside fingers on the screen.
///
/// Kept out of the symbol graph because the tables that the graph is held against do not know it.
@_documentation(visibility: internal)
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The wheel of a mouse.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Two fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
