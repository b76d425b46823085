/// An action that was added to a gesture recognizer, to remove it by.
@MainActor
public final class HeadlessGestureAction {
  init() {}
}
