import Testing

@testable import TestSupport

/// Every look in every container gets another size in flight.
///
/// Each effect meets three containers; `TABLES=products` has it meet every one.
@MainActor @Suite(.serialized) struct ResizedEffectTests {
  nonisolated private static let pairs: [(ContainerKind, EffectCase)] = {
    let kinds = ContainerKind.allCases
    return EffectCase.resized.enumerated().flatMap { number, effect in
      (0..<(PlayedRows.areProducts ? kinds.count : 3)).map {
        (kinds[(number + 3 * $0) % kinds.count], effect)
      }
    }
  }()

  @Test(
    "What is held is seen as if it had begun in the new size",
    arguments: pairs.played()
  )
  func held(kind: ContainerKind, effectCase: EffectCase) throws {
    try ResizeTests().held(kind: kind, effectCase: effectCase)
  }

  @Test(
    "An animation goes on from where it is seen, as fast as it was, and nothing keeps its old place",
    arguments: pairs.played()
  )
  func animation(kind: ContainerKind, effectCase: EffectCase) throws {
    try ResizeTests().animation(kind: kind, effectCase: effectCase)
  }
}
