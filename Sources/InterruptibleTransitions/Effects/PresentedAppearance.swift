import UIKit

/// Views of a presenting screen that an effect leaves changed until the dismissal.
@MainActor
struct PresentedAppearance {
  /// Each view's record, and the properties that are changed.
  private let views: [(state: OriginalState, properties: [OriginalState.Property])]
  /// Changes of properties that aren't tracked.
  private let changes: [TransitionStage.Change]

  init(
    _ views: [(state: OriginalState, properties: [OriginalState.Property])],
    _ changes: [TransitionStage.Change] = []
  ) {
    (self.views, self.changes) = (views, changes)
    for (state, properties) in views { state.beginPresentation(properties) }
  }

  var states: [OriginalState] { views.map(\.state) }

  /// Whether no transition is changing the views.
  var isLeftAlone: Bool { views.allSatisfy(\.state.isLeftAlone) }

  /// Keeps the views where they are now: changes that the app has made while no transition runs stay.
  func adoptCurrentValues() {
    for state in states {
      state.detectChanges()
      state.adoptCurrentValues()
    }
  }

  /// Shows the views as the presentation has left them, or as they are without it, except for properties that a
  /// transition is changing.
  func place(asLeft isLeft: Bool) {
    if isLeftAlone {
      for change in changes { isLeft ? change.apply()() : change.restore() }
    }
    for (state, properties) in views {
      if !isLeft { state.adoptNewSize() }
      state.restore(properties.filter(state.isLeftAlone), asOriginally: !isLeft)
    }
  }

  /// Restores the views at the end of the presentation.
  func end() {
    for change in changes { change.undo() }
    for (state, properties) in views { state.endPresentation(properties) }
    // Layout needs all of them restored.
    for state in states { state.layOutSurroundings() }
  }
}
