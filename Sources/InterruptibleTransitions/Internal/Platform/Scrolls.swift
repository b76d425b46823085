import UIKit

#if os(tvOS)
  extension UIPanGestureRecognizer {
    /// A television has no trackpad.
    func followScrolls(_ isOn: Bool) {}

    /// A television has no trackpad.
    var isDrivenByScroll: Bool { false }
  }

  extension UIEvent {
    /// A television has no trackpad.
    var isScroll: Bool { false }
  }
#else
  extension UIEvent {
    /// Whether the event is a step of a scroll, by a trackpad or mouse.
    var isScroll: Bool {
      guard #available(iOS 13.4, macCatalyst 13.4, *) else { return false }
      return type == .scroll
    }
  }

  extension UIPanGestureRecognizer {
    /// Lets scrolls of a trackpad or mouse drive the pan, or fingers on the screen only.
    func followScrolls(_ isOn: Bool) {
      guard #available(iOS 13.4, macCatalyst 13.4, *) else { return }
      allowedScrollTypesMask = isOn ? .all : []
    }

    /// Whether a pan that is about to begin follows a scroll: no finger is on the screen.
    var isDrivenByScroll: Bool { numberOfTouches == 0 }
  }
#endif
