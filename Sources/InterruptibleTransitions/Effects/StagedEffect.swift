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

  func animate(_ scene: TransitionScene) {
    keeper[scene]?.animate(scene)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    keeper[scene]?.restore()
  }
}

/// Keeps the stages of a transition, and how their views look at rest.
@MainActor
final class StageKeeper {
  private let stages: [Kept]
  private let matches: [MatchedView]
  private let rests: [ObjectIdentifier: Rest]
  /// Where the stages have put views.
  private var places: [ObjectIdentifier: [CGPoint]] = [:]
  private let container: UIView

  /// A stage, and the looks of a changed property.
  private struct Kept {
    let stage: TransitionStage
    let isIncoming: Bool
    let change: TransitionStage.Change?
  }

  /// How a view looks at rest.
  private struct Rest {
    let view: UIView
    let center: CGPoint
    let transform: CGAffineTransform
    let alpha: CGFloat
    let isHidden: Bool
    let size: CGSize
    let surroundings: CGSize?

    @MainActor
    init(_ view: UIView) {
      self.view = view
      size = view.bounds.size
      surroundings = view.superview?.bounds.size
      center = view.center
      transform = view.transform
      alpha = view.alpha
      isHidden = view.isHidden
    }

    /// Restores the view, unless its surroundings have laid it out anew since a stage has put it somewhere.
    @MainActor
    func restore(from places: [CGPoint]) {
      view.transform = transform
      view.alpha = alpha
      view.isHidden = isHidden
      guard view.superview?.bounds.size == surroundings else { return moveHome() }
      if places.contains(view.center) { view.center = center }
    }

    /// Puts the view where it would be if its surroundings had got their new size while it was at rest, and has them laid out.
    @MainActor
    private func moveHome() {
      guard let superview = view.superview, let surroundings else { return }
      view.autoresize(from: (center, size), in: surroundings)
      superview.setNeedsLayout()
    }
  }

  init(_ stages: [TransitionStage], in scene: TransitionScene) {
    container = scene.container
    let background = scene.background
    matches = stages.compactMap { MatchedView($0, in: scene) }
    self.stages = stages.map { stage in
      let isBelow = background.map(stage.view.isDescendant) == true
      let isIncoming = isBelow == (scene.direction == .backward)
      guard case .change(let change) = stage.look else {
        return Kept(stage: stage, isIncoming: isIncoming, change: nil)
      }
      return Kept(stage: stage, isIncoming: isIncoming, change: change())
    }
    let rests = stages.map { (ObjectIdentifier($0.view), Rest($0.view)) }
    self.rests = Dictionary(rests, uniquingKeysWith: { first, _ in first })
  }

  func prepare(_ scene: TransitionScene) {
    for match in matches {
      match.prepare()
    }
    if !matches.isEmpty {
      fadeMatches(isAway: scene.direction == .forward)
      scene.onFrame { [matches] covered in
        for match in matches {
          match.shade(covered)
        }
      }
    }
    // Frames are converted before anything has moved.
    let looks = stages.map { $0.isIncoming ? change(away: $0) : {} }
    for look in looks {
      look()
    }
    for kept in stages {
      if case .hidden = kept.stage.look { kept.stage.view.isHidden = true }
    }
  }

  func animate(_ scene: TransitionScene) {
    if !matches.isEmpty {
      scene.animate(0.1...0.6) { self.fadeMatches(isAway: scene.direction == .backward) }
    }
    let looks = stages.map { $0.isIncoming ? change(home: $0) : change(away: $0) }
    for (kept, look) in zip(stages, looks) {
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

  func restore() {
    for match in matches {
      match.remove()
      guard let (view, away) = match.movedView else { continue }
      places[ObjectIdentifier(view), default: []].append(away)
    }
    for kept in stages {
      kept.change?.undo()
    }
    for (id, rest) in rests {
      rest.restore(from: places[id, default: []])
    }
  }

  /// Returns what gives a view the look of a stage.
  private func change(away kept: Kept) -> () -> Void {
    let view = kept.stage.view
    guard let rest = rests[ObjectIdentifier(view)] else { return {} }
    switch kept.stage.look {
    case .place(let frame, let angle):
      let place = view.superview?.convert(frame, from: container) ?? frame
      let scale = CGAffineTransform(
        scaleX: place.width / max(view.bounds.width, 1),
        y: place.height / max(view.bounds.height, 1)
      )
      return {
        self.put(view, at: CGPoint(x: place.midX, y: place.midY))
        view.transform = scale.rotated(by: angle)
      }
    case .offset(let offset):
      return {
        self.put(view, at: CGPoint(x: rest.center.x + offset.dx, y: rest.center.y + offset.dy))
      }
    case .clear: return { view.alpha = 0 }
    case .change: return kept.change?.away ?? {}
    case .hidden, .match: return {}
    }
  }

  private func put(_ view: UIView, at place: CGPoint) {
    view.center = place
    places[ObjectIdentifier(view), default: []].append(place)
  }

  /// Returns what undoes the look of a stage.
  private func change(home kept: Kept) -> () -> Void {
    let view = kept.stage.view
    guard let rest = rests[ObjectIdentifier(view)] else { return {} }
    switch kept.stage.look {
    case .place:
      return {
        self.put(view, at: rest.center)
        view.transform = rest.transform
      }
    case .offset: return { self.put(view, at: rest.center) }
    case .clear: return { view.alpha = rest.alpha }
    case .change: return kept.change?.home ?? {}
    case .hidden, .match: return {}
    }
  }
}
