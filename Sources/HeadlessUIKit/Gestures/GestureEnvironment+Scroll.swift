extension GestureEnvironment {
  /// Gives a step of a scroll to the recognizers that follow it.
  ///
  /// - Parameters:
  ///   - scroll: The step.
  ///   - event: Its event.
  ///   - place: Where the pointer is: the view under it when the scroll began, and the point in the view's window.
  static func deliver(
    _ scroll: HeadlessScroll,
    _ event: UIEvent,
    at place: (view: UIView, window: UIWindow, point: CGPoint)
  ) {
    if isDue { perform {} }
    perform {
      if scroll.phase == .began { assign(scroll, event, place.view) }
      for recognizer in active where recognizer.isScrolled && !recognizer.isFinished {
        recognizer.notePlace(place.point, in: place.window)
        recognizer.handleScroll(scroll.phase, by: scroll.delta, event)
      }
    }
  }

  /// Finds the recognizers that follow a scroll: those that no finger has.
  private static func assign(_ scroll: HeadlessScroll, _ event: UIEvent, _ view: UIView) {
    let receivers = view.recognizersAround.filter {
      $0.follows(scroll.kind) && $0.touches.isEmpty && $0.accepts(event)
    }
    let isInnermostFirst = HeadlessGesturePolicy.current.descendantPanWins
    for recognizer in isInnermostFirst ? receivers : outerPansFirst(receivers) {
      recognizer.scrolledView = view
      join(recognizer)
    }
  }
}
