import UIKit

/// A clear view with a bar at its foot; touches elsewhere go to what is below.
final class TrayView: RoomView {
  private let bar: UIView

  init(_ bar: UIView) {
    self.bar = bar
    super.init(frame: .zero)
    addSubview(bar)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bar.frame.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = CometBar.height(in: self)
    bar.frame = CGRect(
      x: 0,
      y: bounds.height - height,
      width: bounds.width,
      height: height
    )
  }
}
