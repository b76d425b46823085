/// The frame rates that a display link asks for, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// Nil where any rate in the range will do.
  public var preferred: Float?

  /// What the system chooses.
  public static let `default` = CAFrameRateRange()

  /// The range of the system's choice.
  public init() {
    minimum = 0
    maximum = 0
    preferred = 0
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
