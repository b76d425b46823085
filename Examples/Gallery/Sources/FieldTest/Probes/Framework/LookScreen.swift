import UIKit

/// A screen with a mark, which a zoom comes out of, and which stages move.
final class LookScreen: UIViewController {
  nonisolated static let markFrame = CGRect(x: 40, y: 300, width: 120, height: 160)

  let mark = UIView(frame: LookScreen.markFrame)

  init(_ title: String, color: UIColor) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    view.backgroundColor = color
    mark.backgroundColor = .systemBlue
    view.addSubview(mark)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
