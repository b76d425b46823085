extension UIGestureRecognizer {
  /// True until the environment has reset a gesture that is over.
  var isFinished: Bool {
    switch currentState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// True from the moment of recognition on, also if the gesture was cancelled later.
  var isRecognized: Bool {
    switch currentState {
    case .began, .changed, .ended, .cancelled: true
    case .possible, .failed: false
    }
  }

  /// A subclass, or the app, asks for a state.
  func request(_ new: State) {
    switch (currentState, new) {
    case (.possible, .possible), (.began, .began), (.changed, .began),
      (.ended, _), (.cancelled, _), (.failed, _):
      break
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.possible, .began), (.possible, .ended):
      attempt(new)
    case (.possible, .changed):
      guard pending.isEmpty else { return }
      HeadlessFault.raise("a gesture cannot change before it has begun: set .began first")
    case (.began, .changed), (.changed, .changed),
      (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      enter(new)
    case (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    case (.began, .possible), (.changed, .possible):
      HeadlessFault.raise(
        "a gesture that has begun cannot become possible: end or cancel it, and it is reset"
      )
    }
  }

  /// Ends the gesture, whatever it is at.
  func cancel() {
    switch currentState {
    case .possible:
      if GestureEnvironment.active.holds(self) { fail() }
    case .began, .changed:
      enter(.cancelled)
    case .ended, .cancelled, .failed:
      break
    }
  }

  /// Recognizes what was asked for, unless others have to fail first or have been recognized.
  func recognizeIfUnblocked() {
    guard !pending.isEmpty, currentState == .possible else { return }
    let rivals = GestureEnvironment.active.filter { $0 !== self }
    let required = rivals.filter { requiresFailure(of: $0) }
    guard !required.contains(where: \.isRecognized), !rivals.contains(where: isPrevented) else {
      return fail()
    }
    guard !required.contains(where: isKeptWaiting) else { return }
    let states = pending
    pending = []
    for state in states {
      enter(state)
    }
    for rival in rivals where rival.currentState == .possible {
      if rival.requiresFailure(of: self) || rival.isPrevented(by: self) { rival.fail() }
    }
    if cancelsTouchesInView { takeTouches() }
  }

  /// Whether another may still be recognized; of two that wait for each other the first goes on.
  private func isKeptWaiting(by other: UIGestureRecognizer) -> Bool {
    other.currentState == .possible
      && (other.pending.isEmpty || !other.requiresFailure(of: self))
  }

  private func attempt(_ new: State) {
    GestureEnvironment.join(self)
    guard pending.isEmpty else {
      if new == .ended, pending == [.began] { pending.append(new) }
      return
    }
    guard !isAsking else { return }
    guard !GestureEnvironment.active.contains(where: isPrevented) else { return fail() }
    isAsking = true
    let mayBegin = shouldBegin
    isAsking = false
    guard currentState == .possible else { return }
    guard mayBegin else { return fail() }
    pending = [new]
    recognizeIfUnblocked()
    GestureEnvironment.stateDidChange()
  }

  private func fail() {
    GestureEnvironment.join(self)
    currentState = .failed
    pending = []
    GestureEnvironment.stateDidChange()
  }

  private func enter(_ new: State) {
    GestureEnvironment.join(self)
    notePlace(of: countedTouches)
    willEnter(new)
    currentState = new
    GestureEnvironment.enqueueAction(of: self, in: new)
    GestureEnvironment.stateDidChange()
  }

  /// Asks the touched views, those around them up to the recognizer's own, and the delegate.
  private var shouldBegin: Bool {
    var views: [UIView] = []
    for touched in touches.map(\.view) + [scrolledView] {
      var ancestor = touched
      while let candidate = ancestor, candidate !== view {
        if !views.holds(candidate) { views.append(candidate) }
        ancestor = candidate.superview
      }
    }
    if let view { views.append(view) }
    guard views.allSatisfy({ $0.gestureRecognizerShouldBegin(self) }) else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}
