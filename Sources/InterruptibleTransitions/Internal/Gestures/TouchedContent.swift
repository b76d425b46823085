import UIKit

/// What is under a finger, and which gestures belong to it.
@MainActor
struct TouchedContent {
  private(set) weak var view: UIView?
  /// Weak, because the view's own recognizers retain this.
  private weak var root: UIView?

  init(_ view: UIView?, in root: UIView) {
    self.view = view
    self.root = root
  }

  /// Whether the finger touches no screen, but the shield over a transition.
  var isShield: Bool { view == nil || view is TouchShield }

  /// Whether a drag belongs to the content: a control whose value a drag changes, or text that is being edited.
  var keepsDrags: Bool {
    view.chain(upTo: root).contains { view in
      view.isFirstResponder
        || (view as? UIControl).map { $0.isEnabled && $0.allControlEvents.contains(.valueChanged) }
          == true
    }
  }

  /// Whether a tap belongs to the content: a control, or a view with a tap recognizer.
  var keepsTaps: Bool {
    view.chain(upTo: root).contains { view in
      (view as? UIControl)?.isEnabled == true
        || view.gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer }
          == true
    }
  }

  /// The scroll views that scroll along a way.
  func scrollPath(along travel: CGVector) -> ScrollPath {
    ScrollPath(from: view, upTo: root, along: travel)
  }
}
