/// How the system animates a presentation that nobody else animates.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case crossDissolve = 2
}
