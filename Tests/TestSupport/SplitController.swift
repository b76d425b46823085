import UIKit

/// Two containers side by side, as children.
final class SplitController: UIViewController {
  private let sides: [UIViewController]

  init(_ sides: [UIViewController]) {
    self.sides = sides
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for side in sides {
      addChild(side)
      view.addSubview(side.view)
      side.didMove(toParent: self)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width / CGFloat(sides.count)
    for (index, side) in sides.enumerated() {
      side.view.frame = CGRect(
        x: CGFloat(index) * width,
        y: 0,
        width: width,
        height: view.bounds.height
      )
    }
  }
}
