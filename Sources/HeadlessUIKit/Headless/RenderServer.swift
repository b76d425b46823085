/// What happens between one frame and the next: which layers changed, which animations run, what ends.
@MainActor
enum RenderServer {
  private static var changedLayers: [ObjectIdentifier: CALayer] = [:]
  private static var drivers: [AnimationDriver] = []
  private static var nextTurn: [() -> Void] = []

  /// True where nothing is animated, and nothing waits for the turn to end.
  static var isQuiet: Bool { drivers.isEmpty && nextTurn.isEmpty }

  static func layerDidChange(_ layer: CALayer) {
    changedLayers[ObjectIdentifier(layer)] = layer
  }

  /// Asks a driver at every commit and after it, until it is retired.
  static func run(_ driver: AnimationDriver) {
    guard !drivers.contains(where: { $0 === driver }) else { return }
    drivers.append(driver)
  }

  static func retire(_ driver: AnimationDriver) {
    drivers.removeAll { $0 === driver }
  }

  /// Runs a closure when the current turn of the run loop is over.
  static func afterTurn(_ action: @escaping () -> Void) {
    nextTurn.append(action)
  }

  /// Lays every window out, until nothing asks for layout any more.
  static func layOut() {
    for pass in 0..<100 {
      let windows = HeadlessScreen.windows.filter(\.subtreeNeedsLayout)
      guard !windows.isEmpty else { return }
      for window in windows {
        window.layoutIfNeeded()
      }
      precondition(
        pass < 99,
        "layout keeps asking for layout: look for setNeedsLayout in layoutSubviews"
      )
    }
  }

  /// Makes what was set since the last commit visible, and stamps the animations that begin with it.
  static func commit(at time: TimeInterval) {
    for driver in drivers {
      driver.commit(at: time)
    }
    let layers = changedLayers
    changedLayers = [:]
    for layer in layers.values {
      layer.commit()
    }
  }

  /// Ends the animations that are over, and says whether anything happened that needs another turn.
  static func complete(at time: TimeInterval) -> Bool {
    var didSomething = false
    let waiting = nextTurn
    nextTurn = []
    for action in waiting {
      didSomething = true
      action()
    }
    for driver in drivers where driver.isOver(at: time) {
      didSomething = true
      driver.complete()
    }
    return didSomething
  }

  static func reset() {
    changedLayers = [:]
    drivers = []
    nextTurn = []
  }
}
