/// The orientations that a controller can be shown in.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static var portrait: UIInterfaceOrientationMask { Self(of: .portrait) }
  public static var portraitUpsideDown: UIInterfaceOrientationMask {
    Self(of: .portraitUpsideDown)
  }
  public static var landscapeRight: UIInterfaceOrientationMask { Self(of: .landscapeRight) }
  public static var landscapeLeft: UIInterfaceOrientationMask { Self(of: .landscapeLeft) }
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
  public static var all: UIInterfaceOrientationMask { [.allButUpsideDown, .portraitUpsideDown] }

  /// The one orientation.
  init(of orientation: UIInterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }
}
