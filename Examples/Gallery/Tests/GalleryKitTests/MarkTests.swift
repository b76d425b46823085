import GalleryKit
import InterruptibleTransitions
import Testing
import UIKit

@Suite struct MarkTests {
  @Test(
    "Marks of changes of phase",
    arguments: [
      (.idle, .settling(toward: .end), .start),
      (.idle, .dragging, .start),
      (.settling(toward: .end), .dragging, .catch),
      (.settling(toward: .start), .paused, .catch),
      (.dragging, .settling(toward: .start), .handOff),
      (.paused, .settling(toward: .end), .handOff),
      (.settling(toward: .end), .settling(toward: .start), .turn),
      (.settling(toward: .end), .settling(toward: .end), nil),
      (.dragging, .paused, nil),
      (.settling(toward: .end), .idle, .rest),
      (.idle, .idle, nil),
    ] as [(InterruptibleTransition.Phase, InterruptibleTransition.Phase, Mark?)]
  )
  func marks(
    old: InterruptibleTransition.Phase,
    new: InterruptibleTransition.Phase,
    mark: Mark?
  ) {
    #expect(Mark(from: old, to: new) == mark)
  }

  @Test func phaseNames() {
    let phases: [InterruptibleTransition.Phase] = [
      .idle, .dragging, .settling(toward: .end), .settling(toward: .start), .paused,
    ]

    #expect(
      phases.map(\.name) == ["idle", "dragging", "settling(end)", "settling(start)", "paused"]
    )
  }
}
