/// How fast a leg is.
enum Pace: Hashable, Sendable {
  /// As fast as the transition's spring.
  case usual
  /// As fast as possible without a jump, because a call waits for the end.
  case hurried
}
