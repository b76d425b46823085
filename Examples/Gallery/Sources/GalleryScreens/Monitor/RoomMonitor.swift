import InterruptibleTransitions
public import UIKit

/// Writes down what a room's transition does, so that a UI test can read it afterwards.
///
/// It can also pause each transition on its way, so that a finger which takes its time catches it there.
@MainActor
public final class RoomMonitor {
  /// What was written, in order.
  public private(set) var entries: [RoomMonitorEntry] = []
  /// Called after each entry.
  public var onChange: () -> Void = {}

  private let scene: RoomScene
  private let pause: CGFloat?
  private let watched: String?
  private var ticker: FrameTicker?
  private var hasPaused = false

  /// Creates a monitor.
  ///
  /// - Parameters:
  ///   - scene: The room.
  ///   - pause: The progress at which each transition is paused once; nil to pause none.
  ///   - watched: The accessibility identifier of a view whose place is written down.
  public init(
    _ scene: RoomScene,
    pausingAt pause: CGFloat? = nil,
    watching watched: String? = nil
  ) {
    self.scene = scene
    self.pause = pause
    self.watched = watched
    let inner = scene.transition.onPhaseChange
    scene.transition.onPhaseChange = { [weak self] phase in
      inner?(phase)
      self?.phaseDidChange(to: phase)
    }
  }

  /// The entries as text, one a line.
  public var text: String {
    entries.map(\.text).joined(separator: "\n")
  }

  private func phaseDidChange(to phase: InterruptibleTransition.Phase) {
    if phase == .idle {
      ticker?.stop()
      ticker = nil
      hasPaused = false
    } else if ticker == nil {
      ticker = FrameTicker { [weak self] in self?.frame() }
    }
    entries.append(
      RoomMonitorEntry(
        phase: phase.name,
        progress: scene.transition.progress,
        velocity: scene.transition.velocity,
        displayed: displayed,
        screens: scene.root.shownTitles
      )
    )
    onChange()
  }

  private func frame() {
    guard let pause, !hasPaused, scene.transition.progress >= pause,
      scene.transition.phase == .settling(toward: .end)
    else { return }
    hasPaused = true
    scene.transition.pause()
  }

  /// The visible distance of the watched view from the left edge, in widths of the screen.
  private var displayed: CGFloat? {
    guard let watched, let window = scene.root.viewIfLoaded?.window, window.bounds.width > 0,
      let view = window.descendants.last(where: { $0.accessibilityIdentifier == watched })
    else { return nil }
    var place: CGFloat = 0
    for view in sequence(first: view, next: \.superview) where !(view is UIWindow) {
      let layer = view.layer.presentation() ?? view.layer
      place += layer.frame.minX - (view.superview?.bounds.minX ?? 0)
    }
    return place / window.bounds.width
  }
}

extension UIView {
  /// All views below this one, from back to front.
  fileprivate var descendants: [UIView] {
    subviews.flatMap { [$0] + $0.descendants }
  }
}
