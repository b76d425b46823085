import UIKit

/// What lies under a finger, and what of a finger's ways belongs to it.
@MainActor
struct TouchedContent {
  private(set) weak var view: UIView?
  /// Not held: the view's own recognisers hold this.
  private weak var root: UIView?

  init(_ view: UIView?, in root: UIView) {
    self.view = view
    self.root = root
  }

  /// True where nothing of a screen's lies under the finger.
  var isShield: Bool { view == nil || view is TouchShield }

  /// True where a drag belongs to what lies there: a control whose value a drag changes, or the text that is
  /// being edited.
  var keepsDrags: Bool {
    view.chain(upTo: root).contains { view in
      view.isFirstResponder
        || (view as? UIControl).map { $0.isEnabled && $0.allControlEvents.contains(.valueChanged) }
          == true
    }
  }

  /// True where a tap belongs to what lies there: a control, or a view that recognises taps.
  var keepsTaps: Bool {
    view.chain(upTo: root).contains { view in
      (view as? UIControl)?.isEnabled == true
        || view.gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer }
          == true
    }
  }

  /// The scroll views there that move along a way.
  func scrollPath(along travel: CGVector) -> ScrollPath {
    ScrollPath(from: view, upTo: root, along: travel)
  }
}
