import UIKit

/// Presents a card in the middle of the screen, and dims the desk; a tap beside the card dismisses it.
final class PostcardPresentation: DimmingPresentation {
  override var dimmingName: String { "desk.dimming" }
  override var opacity: CGFloat { 0.42 }

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map(Self.frame) ?? .zero
  }

  /// Returns the frame of a card in a view that fills the screen.
  private static func frame(in view: UIView) -> CGRect {
    let bounds = view.bounds
    let size: CGSize
    if bounds.width > bounds.height {
      let height = min(bounds.height - 52, 420)
      size = CGSize(width: (height * 1.56).rounded(), height: height)
    } else {
      let width = min(bounds.width - 44, 420)
      size = CGSize(width: width, height: (width * 1.5).rounded())
    }
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }
}
