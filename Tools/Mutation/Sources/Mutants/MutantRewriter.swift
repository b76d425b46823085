import SwiftSyntax
import SwiftSyntaxBuilder

/// Replaces each place that has a mutant by a call that chooses between the original and the mutant.
///
/// The called functions are those of ``MutantSupport``.
final class MutantRewriter: SyntaxRewriter {
  private(set) var mutants: [Mutant] = []
  private let path: String
  private let omitted: Set<String>
  private let locations: SourceLocationConverter
  private var nextID: Int

  init(_ tree: some SyntaxProtocol, path: String, firstID: Int, without omitted: Set<String>) {
    (self.path, self.omitted, nextID) = (path, omitted, firstID)
    locations = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds a mutant, and returns its number; nil if it's left out.
  private func add(
    _ kind: Mutant.Kind,
    _ node: some SyntaxProtocol,
    at place: (some SyntaxProtocol)?
  ) -> Int? {
    let position = (place.map { Syntax($0) } ?? Syntax(node)).positionAfterSkippingLeadingTrivia
    let location = locations.location(for: position)
    let code = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let mutant = Mutant(
      id: nextID,
      file: path,
      line: location.line,
      column: location.column,
      kind: kind,
      original: code.count > 90 ? code.prefix(90) + "…" : code
    )
    if omitted.contains(mutant.key) { return nil }
    nextID += 1
    mutants.append(mutant)
    return mutant.id
  }

  private func add(_ kind: Mutant.Kind, _ node: some SyntaxProtocol) -> Int? {
    add(kind, node, at: Syntax?.none)
  }

  /// An expression with the spaces and comments around another one.
  private func around(_ node: some ExprSyntaxProtocol, _ new: ExprSyntax) -> ExprSyntax {
    new.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
  }

  // MARK: - Operators

  override func visit(_ node: InfixOperatorExprSyntax) -> ExprSyntax {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      let (kind, function) = Self.operators[name]
    else { return super.visit(node) }
    let id = add(kind, node, at: node.operator)
    guard let rewritten = super.visit(node).as(InfixOperatorExprSyntax.self) else {
      return super.visit(node)
    }
    guard let id else { return ExprSyntax(rewritten) }
    let (left, right) = (rewritten.leftOperand.trimmed, rewritten.rightOperand.trimmed)
    if kind == .condition {
      return around(node, "\(raw: function)(\(raw: id), \(left) \(raw: name) \(right))")
    }
    return around(node, "\(raw: function)(\(raw: id), \(left), \(right))")
  }

  private static let operators: [String: (Mutant.Kind, String)] = [
    "<": (.comparison, "mutantLess"), "<=": (.comparison, "mutantLessOrEqual"),
    ">": (.comparison, "mutantGreater"), ">=": (.comparison, "mutantGreaterOrEqual"),
    "==": (.condition, "mutantFlip"), "!=": (.condition, "mutantFlip"),
    "===": (.condition, "mutantFlip"), "!==": (.condition, "mutantFlip"),
    "&&": (.logic, "mutantAnd"), "||": (.logic, "mutantOr"),
    "+": (.arithmetic, "mutantSum"), "-": (.arithmetic, "mutantDifference"),
    "*": (.arithmetic, "mutantProduct"), "/": (.arithmetic, "mutantQuotient"),
  ]

  // MARK: - Constants

  override func visit(_ node: IntegerLiteralExprSyntax) -> ExprSyntax { number(node) }

  override func visit(_ node: FloatLiteralExprSyntax) -> ExprSyntax { number(node) }

  private func number(_ node: some ExprSyntaxProtocol) -> ExprSyntax {
    guard let id = add(.constant, node) else { return ExprSyntax(node) }
    return around(node, "mutantNumber(\(raw: id), \(node.trimmed))")
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> ExprSyntax {
    guard let id = add(.boolean, node) else { return ExprSyntax(node) }
    return around(node, "mutantFlip(\(raw: id), \(node.trimmed))")
  }

  override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
    let name = node.declName.baseName.text
    guard node.base == nil, let opposite = Self.opposites[name],
      node.parent?.is(FunctionCallExprSyntax.self) != true
        || node.parent?.cast(FunctionCallExprSyntax.self).calledExpression != ExprSyntax(node),
      node.parent?.is(MemberAccessExprSyntax.self) != true,
      let id = add(.opposite, node)
    else { return super.visit(node) }
    return around(node, "(mutantIsActive(\(raw: id)) ? .\(raw: opposite) : .\(raw: name))")
  }

  private static let opposites = [
    "start": "end", "end": "start", "forward": "backward", "backward": "forward",
    "presented": "dismissed", "dismissed": "presented", "push": "pop", "pop": "push",
  ]

  // MARK: - Conditions

  override func visit(_ node: ConditionElementSyntax) -> ConditionElementSyntax {
    guard case .expression(let condition) = node.condition, !hasMutantOfWhole(condition),
      let id = add(.condition, condition)
    else { return super.visit(node) }
    var rewritten = super.visit(node)
    guard case .expression(let inner) = rewritten.condition else { return rewritten }
    rewritten.condition = .expression(
      around(condition, "mutantFlip(\(raw: id), \(inner.trimmed))")
    )
    return rewritten
  }

  /// Whether another mutant of an expression already negates it.
  private func hasMutantOfWhole(_ node: ExprSyntax) -> Bool {
    if node.is(BooleanLiteralExprSyntax.self) { return true }
    if node.is(TryExprSyntax.self) || node.is(AwaitExprSyntax.self) { return true }
    let name = node.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)
    return name.flatMap { Self.operators[$0.operator.text]?.0 } == .condition
  }

  override func visit(_ node: ConditionElementListSyntax) -> ConditionElementListSyntax {
    let isBinding = node.allSatisfy { $0.condition.is(OptionalBindingConditionSyntax.self) }
    guard isBinding, let last = node.last, let id = add(.binding, node) else {
      return super.visit(node)
    }
    var rewritten = super.visit(node)
    let (trailing, index) = (last.trailingTrivia, rewritten.index(before: rewritten.endIndex))
    var element = rewritten[index].with(\.trailingTrivia, [])
    element.trailingComma = .commaToken(trailingTrivia: .space)
    rewritten[index] = element
    let condition: ExprSyntax = "mutantKeeps(\(raw: id))"
    rewritten.append(
      ConditionElementSyntax(condition: .expression(condition.with(\.trailingTrivia, trailing)))
    )
    return rewritten
  }

  override func visit(_ node: TernaryExprSyntax) -> ExprSyntax {
    guard !hasMutantOfWhole(node.condition), let id = add(.condition, node.condition) else {
      return super.visit(node)
    }
    guard var rewritten = super.visit(node).as(TernaryExprSyntax.self) else {
      return super.visit(node)
    }
    rewritten.condition = around(
      node.condition,
      "mutantFlip(\(raw: id), \(rewritten.condition.trimmed))"
    )
    return ExprSyntax(rewritten)
  }

  // MARK: - Statements

  override func visit(_ node: CodeBlockItemSyntax) -> CodeBlockItemSyntax {
    if let returned = node.item.as(ReturnStmtSyntax.self), isOfTable(node) {
      return answer(returned, node)
    }
    guard isStatement(node), let id = add(.statement, node.item) else { return super.visit(node) }
    let rewritten = super.visit(node)
    let kept: StmtSyntax = "if mutantKeeps(\(raw: id)) { \(rewritten.item.trimmed) }"
    return rewritten.with(
      \.item,
      .stmt(
        kept.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
      )
    )
  }

  /// Whether an item is a call or an assignment whose value isn't used.
  private func isStatement(_ node: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = node.item else { return false }
    if let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      isImplicitlyReturned(list)
    {
      return false
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      if isInInitializer(node) { return false }
      return infix.operator.is(AssignmentExprSyntax.self)
        || infix.operator.trimmedDescription.hasSuffix("=")
    }
    var called = expression
    if let chain = expression.as(OptionalChainingExprSyntax.self) { called = chain.expression }
    guard let call = called.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledExpression.trimmedDescription
    return !Self.checks.contains(name) && !name.hasSuffix(".init")
  }

  /// Whether an assignment may be needed to initialize an object.
  private func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains { $0.is(InitializerDeclSyntax.self) }
  }

  /// Whether the only item of a list may be the value of its function, closure, or branch.
  private func isImplicitlyReturned(_ list: CodeBlockItemListSyntax) -> Bool {
    guard let block = list.parent?.as(CodeBlockSyntax.self) else { return true }
    guard let function = block.parent?.as(FunctionDeclSyntax.self) else {
      return block.parent?.is(InitializerDeclSyntax.self) != true
        && block.parent?.is(IfExprSyntax.self) != true
        && block.parent?.is(DeferStmtSyntax.self) != true
    }
    return function.signature.returnClause != nil
  }

  /// Whether a statement is in the state machine's table.
  private func isOfTable(_ node: some SyntaxProtocol) -> Bool {
    for parent in sequence(first: Syntax(node), next: \.parent) {
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription == "Answer"
      }
    }
    return false
  }

  private func answer(_ returned: ReturnStmtSyntax, _ node: CodeBlockItemSyntax)
    -> CodeBlockItemSyntax
  {
    guard let value = returned.expression, let id = add(.answer, returned) else {
      return super.visit(node)
    }
    let other = value.trimmedDescription == ".nothing" ? ".impossible" : ".nothing"
    let rewritten = super.visit(node)
    guard let inner = rewritten.item.as(ReturnStmtSyntax.self)?.expression else { return rewritten }
    let new: StmtSyntax =
      "return mutantAnswer(\(raw: id), \(raw: other)) ?? (\(inner.trimmed))"
    return rewritten.with(
      \.item,
      .stmt(
        new.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
      )
    )
  }

  // MARK: - Left as they are

  /// Checks whose failure ends a program.
  private static let checks: Set<String> = [
    "assert", "precondition", "assertionFailure", "preconditionFailure", "fatalError",
    "TransitionLog.check",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    Self.checks.contains(node.calledExpression.trimmedDescription)
      ? ExprSyntax(node) : super.visit(node)
  }

  override func visit(_ node: ExpressionPatternSyntax) -> PatternSyntax { PatternSyntax(node) }

  override func visit(_ node: EnumCaseElementSyntax) -> EnumCaseElementSyntax { node }

  override func visit(_ node: IfConfigDeclSyntax) -> DeclSyntax { DeclSyntax(node) }

  override func visit(_ node: AttributeSyntax) -> AttributeSyntax { node }

  override func visit(_ node: StringLiteralExprSyntax) -> ExprSyntax { ExprSyntax(node) }

  override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax { ExprSyntax(node) }

  override func visit(_ node: AvailabilityConditionSyntax) -> AvailabilityConditionSyntax { node }
}
