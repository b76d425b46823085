/// An entry of a menu, or the action of a control.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  let heading: String
  let picture: UIImage?

  open var title: String { heading }
  open var image: UIImage? { picture }
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    heading = title
    picture = image
    super.init()
  }
}

extension UIMenuElement {
  /// How an entry of a menu may be used.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var disabled: UIMenuElement.Attributes { Attributes(rawValue: 1) }
    public static var destructive: UIMenuElement.Attributes { Attributes(rawValue: 2) }
    public static var hidden: UIMenuElement.Attributes { Attributes(rawValue: 4) }
  }

  /// The mark beside an entry of a menu.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}
