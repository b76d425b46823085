/// One small change of a source file, which a test should find.
public struct Mutant: Hashable, Sendable {
  /// The number by which a running program chooses the mutant.
  public var id: Int
  /// The path of the file in the package.
  public let file: String
  /// The line in the file, from 1.
  public let line: Int
  /// The column in the line, from 1.
  public let column: Int
  /// What is changed.
  public let kind: Kind
  /// The changed source code, in one line.
  public let original: String

  /// What a mutant changes.
  public enum Kind: String, CaseIterable, Sendable {
    /// `<` becomes `<=`, and the reverse.
    case comparison
    /// A condition is negated.
    case condition
    /// `&&` becomes `||`, and the reverse.
    case logic
    /// `+` becomes `-`, `*` becomes `/`, and the reverse.
    case arithmetic
    /// A number is doubled, or 0 becomes 1.
    case constant
    /// `true` becomes `false`, and the reverse.
    case boolean
    /// A case becomes its opposite, as `.start` and `.end`.
    case opposite
    /// A call or an assignment is left out.
    case statement
    /// `if let` and `guard let` find nothing.
    case binding
    /// An entry of the state machine's table has another answer.
    case answer
  }

  /// What identifies the mutant in the same source code.
  public var key: String { "\(file):\(line):\(column):\(kind.rawValue)" }

  /// The mutant's place, kind, and code, in one line.
  public var description: String {
    "\(file):\(line):\(column): \(kind.rawValue): \(original)"
  }
}
