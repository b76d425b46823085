import UIKit

/// Where the drawer lies, and where the content goes to make room for it.
@MainActor
struct DrawerLayout {
  /// The size of the content beside the open drawer, as a share of its own.
  private static let scale: CGFloat = 0.84

  /// The frame of the open drawer, at the leading edge.
  let open: CGRect
  /// The frame of the closed drawer: the same edge, and no width.
  let closed: CGRect
  /// Moves and scales the content until its leading edge lies where the drawer ends.
  let aside: CGAffineTransform
  /// The way of the content's leading edge, positive to the right.
  let way: CGFloat

  /// Lays out the drawer in a view that fills the screen.
  init(in view: UIView) {
    let size = view.bounds.size
    let width = min((size.width * 0.74).rounded(), 340)
    let side: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    open = view.fromLeading(CGRect(x: 0, y: 0, width: width, height: size.height))
    closed = view.fromLeading(CGRect(x: 0, y: 0, width: 0, height: size.height))
    // Scaling moves the edge by half of what the content loses.
    let middle = width - size.width * (1 - Self.scale) / 2
    aside = CGAffineTransform(translationX: side * middle, y: 0)
      .scaledBy(x: Self.scale, y: Self.scale)
    way = side * width
  }
}
