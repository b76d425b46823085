import UIKit

/// Views of a presenting screen that an effect leaves changed until the dismissal.
@MainActor
struct StandingLook {
  let states: [OriginalState]
  private let properties: [OriginalState.Property]
  /// Changes of properties that aren't tracked.
  private let changes: [TransitionStage.Change]

  init(
    _ states: [OriginalState],
    _ properties: [OriginalState.Property],
    _ changes: [TransitionStage.Change] = []
  ) {
    (self.states, self.properties, self.changes) = (states, properties, changes)
    for state in states { state.stand(properties) }
  }

  /// Whether no transition is changing the views.
  var isLeftAlone: Bool { states.allSatisfy(\.isLeftAlone) }

  /// Shows the views as the presentation has left them.
  func putBack() {
    for change in changes { change.away() }
    for state in states { state.restore(properties) }
  }

  /// Shows the views as they are without the presentation.
  func goHome() {
    for change in changes { change.home() }
    for state in states { state.restore(properties, asOriginally: true) }
  }

  /// Restores the views at the end of the presentation.
  func end() {
    for change in changes { change.undo() }
    for state in states { state.endStanding(properties) }
    // Layout needs all of them restored.
    for state in states { state.layOutSurroundings() }
  }
}
