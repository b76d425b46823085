import Foundation
import Testing

@testable import TestSupport

extension InProcesses {
  /// Every look in every container gets another size in flight.
  ///
  /// `RESIZE_MOMENTS` has every effect meet every container; else each meets three.
  @Suite struct ResizedEffectTests {
    private static let pairs: [(ContainerKind, EffectCase)] = {
      let kinds = ContainerKind.allCases
      let isWhole = ProcessInfo.processInfo.environment["RESIZE_MOMENTS"] != nil
      return EffectCase.resized.enumerated().flatMap { number, effect in
        (0..<(isWhole ? kinds.count : 3)).map { (kinds[(number + 3 * $0) % kinds.count], effect) }
      }
    }()

    @Test(
      "What is held is seen as if it had begun in the new size",
      arguments: pairs
    )
    func held(kind: ContainerKind, effectCase: EffectCase) async {
      await #expect(processExitsWith: .success) { [kind, effectCase] in
        try await ResizeTests().held(kind: kind, effectCase: effectCase)
      }
    }

    @Test(
      "An animation goes on from where it is seen, as fast as it was, and nothing keeps its old place",
      arguments: pairs
    )
    func animation(kind: ContainerKind, effectCase: EffectCase) async {
      await #expect(processExitsWith: .success) { [kind, effectCase] in
        try await ResizeTests().animation(kind: kind, effectCase: effectCase)
      }
    }
  }
}
