/// The context of a presentation or a dismissal.
@MainActor
final class PresentationContext: TransitionContext {
  private let presentation: Presentation
  private let isPresentation: Bool

  init(_ presentation: Presentation, by presenter: UIViewController, change: ModalChange) {
    self.presentation = presentation
    isPresentation = change.isPresentation
    super.init(
      from: isPresentation ? presenter : presentation.presented,
      to: isPresentation ? presentation.presented : presenter,
      in: presentation.container,
      isAnimated: change.isAnimated,
      presentationStyle: presentation.controller.presentationStyle
    )
  }

  /// The presenter's view is nil where it stays in its place: it is then not the animator's.
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: isPresentation ? presentersView : presentation.controller.presentedView
    case .to: isPresentation ? presentation.controller.presentedView : presentersView
    default: nil
    }
  }

  private var presentersView: UIView? {
    presentation.removesPresentersView ? presentation.presentersView : nil
  }

  override var presentFrame: CGRect {
    frame(
      of: isPresentation ? presentation.presentersView : presentation.controller.presentedView
    )
  }

  override var restingFrame: CGRect {
    guard isPresentation else {
      return presentation.controller.frameOfPresentedViewInContainerView
    }
    return presentation.removesPresentersView ? presentation.presentersFrame : presentFrame
  }

  /// Zero for one whose view will be removed.
  override func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented {
      return isPresentation ? presentation.controller.frameOfPresentedViewInContainerView : .zero
    }
    guard vc === from || vc === to else { return .zero }
    guard presentation.removesPresentersView else { return frame(of: presentation.presentersView) }
    return isPresentation ? .zero : presentation.presentersFrame
  }

  private func frame(of view: UIView?) -> CGRect {
    guard let view, let superview = view.superview else { return containerView.bounds }
    return superview.convert(view.frame, to: containerView)
  }
}
