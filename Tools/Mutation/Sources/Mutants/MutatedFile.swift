import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A source file with all its mutants, of which a running program chooses one.
public struct MutatedFile {
  /// The mutants, in the order of their numbers.
  public let mutants: [Mutant]
  /// The source code with all mutants.
  public let source: String

  /// Finds the mutants of a file, numbers them from `firstID` on, and leaves out those with the given keys.
  public init(_ source: String, path: String, firstID: Int, without omitted: Set<String> = []) {
    let parsed = Parser.parse(source: source)
    let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let rewriter = MutantRewriter(folded, path: path, firstID: firstID, without: omitted)
    self.source = rewriter.rewrite(folded).description
    mutants = rewriter.mutants
  }

  /// The mutants that may be the reason for a compiler's error.
  ///
  /// These are the ones in the line or the closest one around it; operators come first, because the operators of other types aren't
  /// those of numbers. For a variable that isn't initialized, it's the assignment that may be left out.
  public func suspects(ofErrorAtLine line: Int, _ message: String) -> [Mutant] {
    if let name = message.firstMatch(
      of: #/'(\w+)' (?:used|captured|passed).* before being initialized/#
    )?.1 {
      return mutants.filter { $0.kind == .statement && $0.original.hasPrefix("\(name) =") }
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let distances = (0..<lines.count).sorted { abs($0 + 1 - line) < abs($1 + 1 - line) }
    let groups = distances.prefix(25).map { mutants(in: lines[$0]) }.filter { !$0.isEmpty }
    let nearby = groups.prefix(4).map { $0.filter { $0.kind == .arithmetic } }
    return nearby.first { !$0.isEmpty } ?? groups.first ?? []
  }

  private func mutants(in line: Substring) -> [Mutant] {
    line.matches(of: #/\bmutant[A-Z]\w*\((\d+)/#).compactMap { match in
      Int(match.1).flatMap { id in mutants.first { $0.id == id } }
    }
  }
}
