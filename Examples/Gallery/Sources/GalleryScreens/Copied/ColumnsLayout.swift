import UIKit

/// Where a list and its pages are: side by side from a width on, or one above the other.
@MainActor
struct ColumnsLayout {
  /// Whether there are two columns.
  let isWide: Bool
  let list: CGRect
  let pages: CGRect
  /// The line between the columns.
  let seam: CGRect

  /// Lays out the columns of a view that has a size, or will have it.
  init(in view: UIView, of size: CGSize) {
    isWide = size.width >= 600
    let (width, height) = ((size.width / 2).rounded(), size.height)
    let whole = CGRect(origin: .zero, size: size)
    let rest = CGRect(x: width, y: 0, width: size.width - width, height: height)
    list =
      isWide ? view.fromLeading(CGRect(x: 0, y: 0, width: width, height: height)) : whole
    pages = isWide ? view.fromLeading(rest) : whole
    seam = view.fromLeading(CGRect(x: width - 0.5, y: 0, width: 1, height: height))
  }
}
