/// Holds what a presentation shows, above the presenter's view.
@MainActor
final class PresentationContainerView: UIView {
  weak var presentation: Presentation?
  /// Whether a transition runs that cannot be interrupted: touches then end here.
  var ignoresTouches = false

  override func layoutSubviews() {
    presentation?.tell("containerViewWillLayoutSubviews()") {
      $0.containerViewWillLayoutSubviews()
    }
    super.layoutSubviews()
    presentation?.tell("containerViewDidLayoutSubviews()") { $0.containerViewDidLayoutSubviews() }
  }

  override func surroundingsDidLayOut() {
    presentation?.surroundingsDidLayOut()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ignoresTouches && bounds.contains(point) ? self : super.hitTest(point, with: event)
  }
}
