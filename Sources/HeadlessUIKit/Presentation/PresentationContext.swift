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

  /// Zero for the one that comes; the present frame of the one that goes or stays below.
  override func initialFrame(for vc: UIViewController) -> CGRect {
    guard vc === from else { return .zero }
    let view = isPresentation ? presentation.presentersView : presentation.controller.presentedView
    return frame(of: view)
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
