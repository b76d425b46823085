import Testing

@testable import TestSupport

extension InProcesses {
  /// Every look in every container gets another size in flight.
  @Suite struct ResizedLookTests {
    @Test(
      "What is held is seen as if it had begun in the new size",
      arguments: ContainerKind.allCases,
      ResizedLook.allCases
    )
    func held(kind: ContainerKind, look: ResizedLook) async {
      await #expect(processExitsWith: .success) { [kind, look] in
        try await ResizeTests().held(kind: kind, look: look)
      }
    }

    @Test(
      "A leg goes on from where it is seen, as fast as it was, and nothing keeps its old place",
      arguments: ContainerKind.allCases,
      ResizedLook.allCases
    )
    func leg(kind: ContainerKind, look: ResizedLook) async {
      await #expect(processExitsWith: .success) { [kind, look] in
        try await ResizeTests().leg(kind: kind, look: look)
      }
    }
  }
}
