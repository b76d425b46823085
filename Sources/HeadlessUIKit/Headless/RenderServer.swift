/// What happens between one frame and the next: which layers changed, which animations run, what ends.
@MainActor
enum RenderServer {
  private static var changedLayers: [CALayer] = []
  private static var drivers: [AnimationDriver] = []
  private static var hasRetired = false
  private static var nextTurn: [() -> Void] = []

  /// Whether nothing is animated, and nothing waits for the turn to end.
  static var isQuiet: Bool { !drivers.contains { $0.isRunning } && nextTurn.isEmpty }

  /// Whether the end of a turn has something to do: layout, a commit, or a completion.
  static var isDue: Bool {
    !drivers.isEmpty || !changedLayers.isEmpty || !nextTurn.isEmpty || CATransaction.isDue
      || isLayoutDue
  }

  /// Whether something was set that is not shown yet.
  static var hasChanges: Bool { !changedLayers.isEmpty }

  /// Whether something begins to move with the next commit.
  static var startsWithNextCommit: Bool {
    !CATransaction.isOpen && drivers.contains { $0.isRunning && $0.startsWithNextCommit }
  }

  static func layerDidChange(_ layer: CALayer) {
    guard !layer.awaitsCommit else { return }
    layer.awaitsCommit = true
    changedLayers.append(layer)
  }

  /// Asks a driver at every commit and after it, until it is retired.
  static func run(_ driver: AnimationDriver) {
    guard !driver.isRunning else { return }
    driver.isRunning = true
    drivers.append(driver)
  }

  static func retire(_ driver: AnimationDriver) {
    guard driver.isRunning else { return }
    driver.isRunning = false
    hasRetired = true
  }

  /// Lets go of those that have retired, all at once: there may be many.
  private static func sweep() {
    guard hasRetired else { return }
    hasRetired = false
    var displayed: Set<ObjectIdentifier> = []
    drivers.removeAll { !$0.isRunning || !displayed.insert(ObjectIdentifier($0)).inserted }
  }

  /// Runs a closure when the current turn of the run loop is over.
  static func afterTurn(_ action: @escaping () -> Void) {
    nextTurn.append(action)
  }

  private static var isLayoutDue: Bool {
    HeadlessScreen.windows.contains { $0.subtreeNeedsLayout }
  }

  /// Lays every window out, until nothing asks for layout any more.
  static func layOut() {
    for pass in 0..<100 {
      guard isLayoutDue else { return }
      for window in HeadlessScreen.windows.filter(\.subtreeNeedsLayout) {
        window.layoutIfNeeded()
      }
      precondition(
        pass < 99,
        "layout keeps asking for layout: look for setNeedsLayout in layoutSubviews"
      )
    }
  }

  /// Makes what was set since the last commit visible, and stamps the animations that begin with it.
  ///
  /// Nothing is committed while a transaction that the program has begun is open.
  static func commit(at time: TimeInterval) {
    guard !CATransaction.isOpen else { return }
    commitLayers()
    sweep()
    for driver in drivers where driver.isRunning {
      driver.commit(at: time)
    }
    CATransaction.turnDidEnd()
  }

  private static func commitLayers() {
    guard !changedLayers.isEmpty else { return }
    for layer in takeChangedLayers() {
      layer.commit()
    }
  }

  private static func takeChangedLayers() -> [CALayer] {
    let layers = changedLayers
    changedLayers = []
    for layer in layers {
      layer.awaitsCommit = false
    }
    return layers
  }

  /// Ends every animation at once, where it was going.
  static func strip() {
    for driver in drivers where driver.isRunning {
      driver.strip()
    }
  }

  /// Ends the animations that are over, and says whether anything happened that needs another turn.
  static func complete(at time: TimeInterval) -> Bool {
    var didSomething = runNextTurn()
    for driver in drivers where driver.isRunning && driver.isOver(at: time) {
      didSomething = true
      driver.complete()
    }
    return didSomething
  }

  /// Runs what waited for the turn to end, and returns whether there was anything.
  private static func runNextTurn() -> Bool {
    guard !nextTurn.isEmpty else { return false }
    let waiting = nextTurn
    nextTurn = []
    for action in waiting {
      action()
    }
    return true
  }

  static func reset() {
    _ = takeChangedLayers()
    for driver in drivers {
      driver.isRunning = false
    }
    drivers = []
    nextTurn = []
    CATransaction.reset()
  }
}
