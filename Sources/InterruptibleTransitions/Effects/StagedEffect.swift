import UIKit

/// Views of both screens move and fade, each in its own part of the transition.
struct StagedEffect: TransitionEffect {
  private let makeStages: @MainActor @Sendable (TransitionScene) -> [TransitionStage]
  private let record = PerTransition<StageRecord>()

  init(_ stages: @escaping @MainActor @Sendable (TransitionScene) -> [TransitionStage]) {
    makeStages = stages
  }

  func prepare(_ scene: TransitionScene) {
    let record = StageRecord(makeStages(scene), in: scene)
    self.record[scene] = record
    record.prepare(scene)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    record[scene]?.place(scene, foreground: position)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    record[scene]?.restore(scene, at: end)
  }
}

/// Keeps the stages of a transition, and how their views look at rest.
@MainActor
final class StageRecord {
  private let stages: [Kept]
  private let matches: [MatchedView]
  /// The original states of their views, each once, with the properties that the stages change.
  private let originals: [(state: OriginalState, properties: [OriginalState.Property])]
  private let surroundings: SurroundingsWatch

  /// A stage, and how its view changes.
  private struct Kept {
    let stage: TransitionStage
    let original: OriginalState
    let isIncoming: Bool
    let change: TransitionStage.Change?
    /// The tracked properties that it changes.
    let properties: [OriginalState.Property]
    let isBelow: Bool

    /// Whether the view stays changed during a presentation: one that a picture replaces is shown again.
    var stays: Bool { isBelow && change != nil }

    /// A closure that gives the view the appearance of the stage.
    var apply: () -> Void { change?.apply() ?? {} }
    /// A closure that gives the view its original appearance.
    var restore: () -> Void { change?.restore ?? {} }

    /// A closure that gives a view of a presenting screen its appearance during the presentation.
    @MainActor
    var presented: () -> Void {
      if properties.isEmpty { return original.isPresented ? apply : restore }
      return { [original, properties] in original.restore(properties) }
    }
  }

  init(_ stages: [TransitionStage], in scene: TransitionScene) {
    surroundings = SurroundingsWatch(in: scene)
    let background = scene.background
    var known: [ObjectIdentifier: OriginalState] = [:]
    var originals: [(OriginalState, [OriginalState.Property])] = []
    for view in stages.lazy.map(\.view) where known[ObjectIdentifier(view)] == nil {
      // The transition takes a presenting screen's other properties back as the presentation has left them.
      let appearances = stages.filter { $0.view === view }.map(\.appearance)
      let properties = [OriginalState.Property.transform, .alpha, .center].filter { property in
        appearances.contains { $0.properties.contains(property) }
      }
      let original = scene.extras.begin(view, properties)
      known[ObjectIdentifier(view)] = original
      originals.append((original, properties))
    }
    self.originals = originals
    matches = stages.compactMap { MatchedView($0, in: scene) }
    self.stages = stages.compactMap { stage in
      guard let original = known[ObjectIdentifier(stage.view)] else { return nil }
      let isBelow = background.map(stage.view.isDescendant) == true
      let isIncoming = isBelow == (scene.direction == .backward)
      var change: TransitionStage.Change?
      var changed: [OriginalState.Property] = []
      if case .change(let properties, let make) = stage.appearance {
        (changed, change) = (properties, make(original, scene))
      }
      return Kept(
        stage: stage,
        original: original,
        isIncoming: isIncoming,
        change: change,
        properties: changed,
        isBelow: isBelow
      )
    }
  }

  func prepare(_ scene: TransitionScene) {
    for match in matches {
      match.prepare(self)
    }
    if !matches.isEmpty {
      scene.extras.isMeasured = true
      let isForward = scene.direction == .forward
      scene.stages.follow { [matches] progress in
        for match in matches {
          match.shade(isForward ? progress : 1 - progress)
        }
      }
    }
    for kept in stages {
      if case .hidden = kept.stage.appearance { kept.original.hide() }
    }
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isDismissed = position == .dismissed
    if !matches.isEmpty {
      scene.animate(0.1...0.6) { self.fadeMatches(isDismissed: isDismissed) }
    }
    // A view that starts at its original position stays there: another transition may be moving it.
    let placed = stages.filter { scene.extras.pass != .start || $0.isIncoming }
    let showsPresented = scene.extras.pass == .start && scene.showsBackground(at: .start)
    // Frames are converted before anything has moved.
    let appearances = placed.map { kept in
      if kept.isBelow, showsPresented { return kept.presented }
      return kept.isBelow == isDismissed ? kept.restore : kept.apply
    }
    for (kept, appearance) in zip(placed, appearances) {
      switch kept.stage.timing {
      case .part(let part): scene.animate(part, appearance)
      case .spring(let spring): scene.animate(kept.stage.view, with: spring, appearance)
      case .transition: break
      }
    }
  }

  private func fadeMatches(isDismissed: Bool) {
    for match in matches {
      match.fade(isDismissed: isDismissed)
    }
  }

  func restore(_ scene: TransitionScene, at end: TransitionEnd) {
    for match in matches {
      match.remove()
    }
    for kept in stages {
      if case .hidden = kept.stage.appearance { kept.original.show() }
    }
    // After a canceled dismissal, the changes that the presentation has left stay as they are.
    let leaves = scene.showsBackground(at: end) && scene.direction == .forward
    let staying = stages.filter { leaves && $0.stays }
    let stays = Set(staying.map { ObjectIdentifier($0.original) })
    for kept in stages where !stays.contains(ObjectIdentifier(kept.original)) {
      kept.change?.undo()
    }
    let left = originals.filter { stays.contains(ObjectIdentifier($0.state)) }
    let ended = originals.filter { !stays.contains(ObjectIdentifier($0.state)) }
    if !left.isEmpty {
      let untracked = staying.filter(\.properties.isEmpty)
      scene.extras.leaveChanged(PresentedAppearance(left, untracked.compactMap(\.change)))
    }
    for (state, properties) in ended {
      state.end(properties)
    }
    // The layout code finds all of them at their original positions.
    for (state, _) in ended {
      state.layOutSurroundings()
    }
  }

  /// Finds the ends of matched views that have moved since the last time; returns false if none has.
  func findEnds() -> Bool {
    surroundings.beginFrame()
    var hasMoved = false
    for match in matches where match.follow(surroundings) {
      hasMoved = true
    }
    return hasMoved
  }
}
