/// Has a gesture made: by the user, or by a test.
@MainActor
package protocol ProbeGuide: AnyObject {
  /// Returns when a condition holds, or when nobody makes the gesture.
  func ask(
    for gesture: RequestedGesture,
    on stage: ProbeStage,
    until isDone: () -> Bool
  ) async
}
