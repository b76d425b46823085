/// The clock of a group of animations: it says how far they are, and ends them.
@MainActor
class AnimationDriver {
  final private(set) var animations: [LayerAnimation] = []

  /// Whether the render server asks it at every commit.
  final var isRunning = false

  /// How far one of the group is, as shown since the last commit.
  func shownProgress(of animation: LayerAnimation) -> AxisProgress { AxisProgress(1) }

  /// Whether touches on the views it moves go through.
  var allowsUserInteraction: Bool { true }

  /// Whether the views it moves are touched where they are seen.
  var hitTestsPresentation: Bool { true }

  /// Seconds that blocks nested in one of this driver inherit.
  var duration: TimeInterval { 0 }

  /// Calls back when the driver's animations end, with true if they ran to an end.
  func addNestedCompletion(_ completion: @escaping (Bool) -> Void) {}

  /// Takes what was set since the last commit, and starts the clock of what begins with this one.
  func commit(at time: TimeInterval) {
    // What is not shown yet has come last; mostly there is nothing.
    guard animations.last?.isShown == false else { return }
    for animation in animations.reversed() {
      if animation.isShown { break }
      animation.isShown = true
    }
  }

  /// Whether it begins to move with the next commit.
  var startsWithNextCommit: Bool { false }

  /// True when the last frame has been shown and the completions are due.
  func isOver(at time: TimeInterval) -> Bool { false }

  /// Ends the animations and calls back.
  func complete() {}

  /// The animations are taken away while nobody sees the screen.
  func strip() {
    complete()
  }

  /// An animation was removed from its layer by somebody else.
  func didLose(_ animation: LayerAnimation) {
    forget(animation)
  }

  /// An animation gave way to another of the same driver.
  func forget(_ animation: LayerAnimation) {
    animations.removeAll { $0 === animation }
    animation.didEnd()
  }

  func add(_ animation: LayerAnimation) {
    animations.append(animation)
  }

  /// Takes all animations off their layers.
  func removeAnimations() {
    let removed = animations
    animations = []
    for animation in removed {
      animation.removeFromLayer()
    }
  }
}
