import UIKit

/// Presents a card over the lower part of the screen, and dims the rest.
final class CardPresentation: DimmingPresentation {
  override var opacity: CGFloat { 0.55 }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    let isWide = room.width > room.height
    let width = isWide ? min(room.width * 0.62, 540) : room.width
    let top = isWide ? 20 : (room.height * 0.3).rounded()
    return CGRect(x: (room.width - width) / 2, y: top, width: width, height: room.height - top)
  }
}
