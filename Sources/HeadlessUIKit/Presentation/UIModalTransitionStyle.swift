/// The animation by the system of a presentation without a custom animator.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case crossDissolve = 2
}
