/// An action that was added to a gesture recognizer, to remove it by.
@preconcurrency @MainActor
public final class HeadlessGestureAction {
  init() {}
}
