import Testing

@testable import TestSupport

/// Every look in every container gets another size in flight.
///
/// These are long, and each case is in a process of its own: so a second core has something to do beside the main actor.
@Suite(.serialized) struct ResizedLookTests {
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
