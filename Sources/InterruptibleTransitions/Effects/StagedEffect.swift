import UIKit

/// Views of both screens move and fade, each in its own part of the way.
struct StagedEffect: TransitionEffect {
  private let makeStages: @MainActor @Sendable (TransitionScene) -> [TransitionStage]
  private let keeper = PerTransition<StageKeeper>()

  init(_ stages: @escaping @MainActor @Sendable (TransitionScene) -> [TransitionStage]) {
    makeStages = stages
  }

  func prepare(_ scene: TransitionScene) {
    let keeper = StageKeeper(makeStages(scene), in: scene)
    self.keeper[scene] = keeper
    keeper.prepare(scene)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    keeper[scene]?.place(scene, foreground: position)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    keeper[scene]?.restore(scene, at: end)
  }
}

/// Keeps the stages of a transition, and how their views look at rest.
@MainActor
final class StageKeeper {
  private let stages: [Kept]
  private let matches: [MatchedView]
  /// The original states of their views, each once, with the properties that the stages change.
  private let originals: [(state: OriginalState, properties: [OriginalState.Property])]
  private let container: UIView
  private let surroundings: SurroundingsWatch

  /// A stage, and the looks of a changed property.
  private struct Kept {
    let stage: TransitionStage
    let original: OriginalState
    let isIncoming: Bool
    let change: TransitionStage.Change?
    let isBelow: Bool

    /// Whether the view stays changed while a presentation stands: one that a picture stands for is shown again.
    var stays: Bool {
      guard isBelow else { return false }
      switch stage.look {
      case .place, .offset, .clear, .change: return true
      case .hidden, .match: return false
      }
    }
  }

  init(_ stages: [TransitionStage], in scene: TransitionScene) {
    container = scene.container
    surroundings = SurroundingsWatch(in: scene)
    let background = scene.background
    var known: [ObjectIdentifier: OriginalState] = [:]
    var originals: [(OriginalState, [OriginalState.Property])] = []
    let moved = Set(stages.lazy.filter(\.look.isMoving).map { ObjectIdentifier($0.view) })
    for view in stages.lazy.map(\.view) where known[ObjectIdentifier(view)] == nil {
      let isMoved = moved.contains(ObjectIdentifier(view))
      let properties: [OriginalState.Property] =
        isMoved ? [.transform, .alpha, .center] : [.transform, .alpha]
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
      if case .change(let make) = stage.look { change = make(original, scene) }
      return Kept(
        stage: stage,
        original: original,
        isIncoming: isIncoming,
        change: change,
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
    // A frame in the container means another place once that gets its size.
    for case .place in stages.lazy.map(\.stage.look) { scene.extras.isMeasured = true }
    for kept in stages {
      if case .hidden = kept.stage.look { kept.original.hide() }
    }
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isDismissed = position == .dismissed
    if !matches.isEmpty {
      scene.animate(0.1...0.6) { self.fadeMatches(isAway: isDismissed) }
    }
    // What starts at home stays where it is: another transition may be moving it.
    let placed = stages.filter { scene.extras.pass != .start || $0.isIncoming }
    let isSeen = scene.extras.pass == .start && scene.showsBackground(at: .start)
    // Frames are converted before anything has moved.
    let looks = placed.map { kept in
      if kept.isBelow, isSeen { return change(standing: kept) }
      return kept.isBelow == isDismissed ? change(home: kept) : change(away: kept)
    }
    for (kept, look) in zip(placed, looks) {
      switch kept.stage.timing {
      case .part(let part): scene.animate(part, look)
      case .spring(let spring): scene.animate(kept.stage.view, with: spring, look)
      case .transition: break
      }
    }
  }

  private func fadeMatches(isAway: Bool) {
    for match in matches {
      match.fade(isAway: isAway)
    }
  }

  func restore(_ scene: TransitionScene, at end: TransitionEnd) {
    for match in matches {
      match.remove()
    }
    for kept in stages {
      if case .hidden = kept.stage.look { kept.original.show() }
    }
    // A canceled dismissal leaves changed what the presentation has left, as it has.
    let leaves = scene.showsBackground(at: end) && scene.direction == .forward
    let standing = stages.filter { leaves && $0.stays }
    let stays = Set(standing.map { ObjectIdentifier($0.original) })
    for kept in stages where !stays.contains(ObjectIdentifier(kept.original)) {
      kept.change?.undo()
    }
    let left = originals.filter { stays.contains(ObjectIdentifier($0.state)) }
    let ended = originals.filter { !stays.contains(ObjectIdentifier($0.state)) }
    if !left.isEmpty {
      scene.extras.leaveChanged(StandingLook(left, standing.compactMap(\.change)))
    }
    for (state, properties) in ended {
      state.end(properties)
    }
    // Whoever lays them out finds all of them at home.
    for (state, _) in ended {
      state.layOutSurroundings()
    }
  }

  /// Returns what gives a view the look of a stage.
  private func change(away kept: Kept) -> () -> Void {
    let (view, original) = (kept.stage.view, kept.original)
    switch kept.stage.look {
    case .place(let frame, let angle):
      let place = view.superview?.convert(frame, from: container) ?? frame
      let scale = CGAffineTransform(
        scaleX: place.width / max(view.bounds.width, 1),
        y: place.height / max(view.bounds.height, 1)
      )
      return {
        view.center = place.middle
        view.transform = scale.rotated(by: angle)
      }
    case .offset(let offset):
      return {
        let home = original.center
        view.center = CGPoint(x: home.x + offset.dx, y: home.y + offset.dy)
      }
    case .clear: return { view.alpha = 0 }
    case .change: return kept.change?.away ?? {}
    case .hidden, .match: return {}
    }
  }

  /// Returns what gives a view of a presenting screen the look that it has while the presentation stands.
  private func change(standing kept: Kept) -> () -> Void {
    let original = kept.original
    switch kept.stage.look {
    case .change: return original.isStanding ? change(away: kept) : change(home: kept)
    case .place, .offset, .clear, .hidden, .match:
      return { original.restore([.transform, .alpha, .center]) }
    }
  }

  /// Returns what undoes the look of a stage.
  private func change(home kept: Kept) -> () -> Void {
    let (view, original) = (kept.stage.view, kept.original)
    switch kept.stage.look {
    case .place:
      return {
        view.center = original.center
        view.transform3D = original.transform
      }
    case .offset: return { view.center = original.center }
    case .clear: return { view.alpha = original.alpha }
    case .change: return kept.change?.home ?? {}
    case .hidden, .match: return {}
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
