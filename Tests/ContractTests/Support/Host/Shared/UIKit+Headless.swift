#if os(Linux)
  import UIKit

  extension UIView {
    /// Whether the view, or something in it, is seen in a color.
    func isVisible(in color: UIColor) -> Bool {
      let identifier = accessibilityIdentifier
      accessibilityIdentifier = "seen"
      defer { accessibilityIdentifier = identifier }
      var inside: Set<Int> = []
      for layer in HeadlessLayerTree.shown.layers
      where layer.identifier == "seen" || layer.parent.map(inside.contains) == true {
        inside.insert(layer.id)
        if layer.backgroundColor == color.cgColor { return true }
      }
      return false
    }
  }

  extension CADisplayLink {
    /// Returns a link that calls back once for each frame, before layout, until it is invalidated.
    @MainActor
    static func onFrame(_ handler: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
      let link = CADisplayLink.headlessLink(handler)
      link.add(to: .main, forMode: .common)
      return link
    }
  }

  extension UIGestureRecognizer {
    /// Calls back for each action.
    func onAction(_ handler: @escaping (UIGestureRecognizer) -> Void) {
      headlessAddAction(handler)
    }
  }
#endif
