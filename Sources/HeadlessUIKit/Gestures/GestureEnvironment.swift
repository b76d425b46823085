/// Everything that looks at touches at present, and the order in which it is told.
///
/// An event reaches the recognizers first, from the touched view outwards. Then those that waited for
/// another's failure go on, actions are sent, views are told, and what is over is reset.
@MainActor
enum GestureEnvironment {
  /// The recognizers that have been given touches since they were last reset, oldest first.
  private(set) static var active: [UIGestureRecognizer] = []
  private static var actions: [PendingAction] = []
  private static var depth = 0
  private(set) static var isDue = false

  /// Gives the touches of an event to the recognizers and views of a window.
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    if isDue { perform {} }
    perform {
      let touches = event.orderedTouches(in: window)
      let receivers = assign(touches, of: event)
      for recognizer in receivers {
        recognizer.receive(event, among: touches)
      }
      ViewTouches.take(touches)
    }
  }

  /// Runs something that may change the state of recognizers, and then all that follows from it.
  static func perform(_ change: () -> Void) {
    guard depth == 0 else { return change() }
    depth = 1
    change()
    settle()
    depth = 0
  }

  /// The state of a recognizer changed, perhaps between two events: then what follows waits for the
  /// end of the turn.
  static func stateDidChange() {
    guard depth == 0, !isDue else { return }
    isDue = true
    RenderServer.afterTurn {
      isDue = false
      perform {}
    }
  }

  static func join(_ recognizer: UIGestureRecognizer) {
    guard !active.holds(recognizer) else { return }
    active.append(recognizer)
  }

  static func enqueueAction(of recognizer: UIGestureRecognizer, in state: UIGestureRecognizer.State)
  {
    actions.append(PendingAction(recognizer: recognizer, state: state))
  }

  static func reset() {
    for recognizer in active {
      recognizer.finish()
    }
    active = []
    actions = []
    depth = 0
    isDue = false
    ViewTouches.reset()
  }

  /// Finds the recognizers for the touches that began, and returns all that an event concerns.
  private static func assign(_ touches: [UITouch], of event: UIEvent) -> [UIGestureRecognizer] {
    var receivers: [UIGestureRecognizer] = []
    var refused: [UIGestureRecognizer] = []
    for touch in touches {
      if touch.phase == .began {
        for recognizer in touch.view?.recognizersAround ?? [] where !refused.holds(recognizer) {
          guard receivers.holds(recognizer) || recognizer.accepts(event) else {
            refused.append(recognizer)
            continue
          }
          if recognizer.accepts(touch) { recognizer.add(touch) }
        }
      }
      for recognizer in touch.gestureRecognizers ?? [] where !receivers.holds(recognizer) {
        receivers.append(recognizer)
      }
    }
    return HeadlessGesturePolicy.current.descendantPanWins ? receivers : outerPansFirst(receivers)
  }

  /// The same with the order of pans reversed, except those of scroll views.
  static func outerPansFirst(_ receivers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    let places = receivers.indices.filter {
      receivers[$0] is UIPanGestureRecognizer && !(receivers[$0] is ScrollPan)
    }
    var ordered = receivers
    for (place, other) in zip(places, places.reversed()) {
      ordered[place] = receivers[other]
    }
    return ordered
  }

  private static func settle() {
    repeat {
      for recognizer in active {
        recognizer.recognizeIfUnblocked()
      }
      sendActions()
      ViewTouches.deliver()
      resetFinished()
    } while !actions.isEmpty || active.contains(where: \.isFinished)
  }

  private static func sendActions() {
    while !actions.isEmpty {
      let action = actions.removeFirst()
      action.recognizer.sendAction(in: action.state)
    }
  }

  private static func resetFinished() {
    let finished = active.filter(\.isFinished)
    active.removeAll(where: \.isFinished)
    for recognizer in finished {
      recognizer.finish()
    }
  }
}

private struct PendingAction {
  let recognizer: UIGestureRecognizer
  let state: UIGestureRecognizer.State
}

extension UIView {
  /// The recognizers on the view and on those around it, from the inside outwards.
  var recognizersAround: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var ancestor: UIView? = self
    while let view = ancestor {
      found += view.gestureRecognizers ?? []
      ancestor = view.superview
    }
    return found
  }
}
