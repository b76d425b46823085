import UIKit

/// A screen with a view that effects move, match, or grow out of, and a bar button item.
final class EffectScreen: UIViewController {
  let mark: UIView

  init(_ title: String, color: UIColor, markFrame: CGRect) {
    mark = UIView(frame: markFrame)
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem()
    view.backgroundColor = color
    mark.backgroundColor = .systemBlue
    mark.accessibilityIdentifier = "mark"
    view.addSubview(mark)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
