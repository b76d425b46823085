import Mutants
import Testing

@Suite struct MutatedFileTests {
  private func mutated(_ source: String, without omitted: Set<String> = []) -> MutatedFile {
    MutatedFile(source, path: "A.swift", firstID: 1, without: omitted)
  }

  @Test(
    "Each kind of mutant is chosen by its number",
    arguments: [
      ("let a = b < c", "let a = mutantLess(1, b, c)", .comparison),
      ("let a = b == nil", "let a = mutantFlip(1, b == nil)", .condition),
      ("let a = b && c", "let a = mutantAnd(1, b, c)", .logic),
      ("let a = b * c", "let a = mutantProduct(1, b, c)", .arithmetic),
      ("let a = 0.5", "let a = mutantNumber(1, 0.5)", .constant),
      ("let a = true", "let a = mutantFlip(1, true)", .boolean),
      ("move(.end)", "move((mutantIsActive(1) ? .start : .end))", .opposite),
      (
        "func f() {\n  g()\n}",
        "func f() {\n  if mutantKeeps(1) { g() }\n}", .statement
      ),
      (
        "func f() { if let a { g = a } else { return } }",
        "func f() { if let a, mutantKeeps(1) { if mutantKeeps(2) { g = a } } else { return } }",
        .binding
      ),
      (
        "func f() -> Answer {\n  return .nothing\n}",
        "func f() -> Answer {\n  return mutantAnswer(1, .impossible) ?? (.nothing)\n}", .answer
      ),
    ] as [(String, String, Mutant.Kind)]
  )
  func kinds(source: String, expected: String, kind: Mutant.Kind) {
    let file = mutated(source)
    #expect(file.source == expected)
    #expect(file.mutants.first?.kind == kind)
  }

  @Test("Mutants in one expression are nested, and keep comments and lines")
  func nested() {
    let file = mutated(
      """
      func f() {
        // Why.
        guard a + 1 < b, c else { return }
        h()
      }
      """
    )
    #expect(
      file.source
        == """
        func f() {
          // Why.
          guard mutantLess(2, mutantSum(3, a, mutantNumber(4, 1)), b), mutantFlip(5, c) else { return }
          if mutantKeeps(6) { h() }
        }
        """.replacing("guard mutantLess(2", with: "guard mutantFlip(1, mutantLess(2")
        .replacing(", b), mutantFlip", with: ", b)), mutantFlip")
    )
    #expect(file.mutants.map(\.line) == [3, 3, 3, 3, 3, 4])
  }

  @Test("An error of the compiler is blamed on the operators around it, or on what is in its line")
  func suspects() {
    let file = mutated(
      """
      func f() {
        let x: Int
        x = g(1)
        h(
          x,
          y)
        return a + b
      }
      """
    )
    let sum = file.suspects(ofErrorAtLine: 5, "error: cannot convert value")
    #expect(sum.map(\.kind) == [.arithmetic])
    let x = file.suspects(ofErrorAtLine: 5, "error: constant 'x' used before being initialized")
    #expect(x.map(\.original) == ["x = g(1)"])
    let other = mutated("let a = [true,\n  b]").suspects(ofErrorAtLine: 2, "error: no")
    #expect(other.map(\.kind) == [.boolean])
  }

  @Test("Patterns, raw values, checks, attributes, and other systems' code stay as they are")
  func untouched() {
    let sources = [
      "switch a { case 0..<1, .end: break; default: break }", "enum A: Int { case a = 1 }",
      "func f() { assert(a < b) }", "func f() { TransitionLog.check(a < b) }",
      "@available(iOS 13, *) var a: Int { b }",
      "#if os(iOS)\nlet a = 1\n#endif", "let a = \"\\(1 + 2)\"",
    ]
    for source in sources { #expect(mutated(source).source == source) }
  }

  @Test("A mutant that is left out takes no number")
  func omitted() {
    let key = mutated("let a = b + 1").mutants[0].key
    #expect(key == "A.swift:1:11:arithmetic")
    #expect(mutated("let a = b + 1", without: [key]).source == "let a = b + mutantNumber(1, 1)")
  }
}
