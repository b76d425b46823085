extension UIControl {
  /// How a control stands.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var normal: UIControl.State { [] }
    public static var highlighted: UIControl.State { State(rawValue: 1 << 0) }
    public static var disabled: UIControl.State { State(rawValue: 1 << 1) }
    public static var selected: UIControl.State { State(rawValue: 1 << 2) }
    public static var application: UIControl.State { State(rawValue: 0x00FF_0000) }
    public static var reserved: UIControl.State { State(rawValue: 0xFF00_0000) }
  }

  /// Where a control's content stands between its sides.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case leading = 4
    case trailing = 5
  }
}
