/// Constants that describe whether the user wants bold text.
///
/// Kept out of the symbol graph because the tables that the graph is held against do not know it.
@_documentation(visibility: internal)
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular
  case bold
}
