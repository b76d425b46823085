/// What the user did: the touches of one moment, or a step of a scroll.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Of the kinds of events only touches and scrolls are sent.
  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  private let touches: [UITouch]

  open private(set) var type: EventType
  open private(set) var timestamp: TimeInterval

  init(_ type: EventType = .touches, touches: [UITouch] = [], timestamp: TimeInterval) {
    self.type = type
    self.touches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// All fingers on the screen, and those that have just left it.
  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    subset { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    subset { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    subset { gesture.touches.contains($0) }
  }

  private func subset(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }

  /// The touches in a window, in the order in which they came down.
  func orderedTouches(in window: UIWindow) -> [UITouch] {
    touches.filter { $0.window === window }
  }

  /// The windows that are touched, each once.
  var windows: [UIWindow] {
    var found: [UIWindow] = []
    for window in touches.compactMap(\.window) where !found.contains(window) {
      found.append(window)
    }
    return found
  }
}
