import GalleryKit
import InterruptibleTransitions
import Testing
import UIKit

@Suite struct MarkTests {
  @Test(
    "Every change of hands has its mark",
    arguments: [
      (.idle, .settling(toward: .end), .start),
      (.idle, .scrubbing, .start),
      (.settling(toward: .end), .scrubbing, .catch),
      (.settling(toward: .start), .held, .catch),
      (.scrubbing, .settling(toward: .start), .handOff),
      (.held, .settling(toward: .end), .handOff),
      (.settling(toward: .end), .settling(toward: .start), .turn),
      (.settling(toward: .end), .settling(toward: .end), nil),
      (.scrubbing, .held, nil),
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

  @Test func phasesAreWrittenAsPromised() {
    let phases: [InterruptibleTransition.Phase] = [
      .idle, .scrubbing, .settling(toward: .end), .settling(toward: .start), .held,
    ]

    #expect(
      phases.map(\.name) == ["idle", "scrubbing", "settling(end)", "settling(start)", "held"]
    )
  }
}
