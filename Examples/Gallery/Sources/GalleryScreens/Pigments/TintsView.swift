import UIKit

/// A pigment mixed with more and more white.
final class TintsView: RoomView {
  private let tints: [UIView]

  init(_ color: UIColor) {
    tints = (0..<6).map { index in
      let tint = UIView()
      tint.backgroundColor = color.mixed(with: .white, share: CGFloat(index) * 0.16)
      return tint
    }
    super.init(frame: .zero)
    layer.cornerRadius = 16
    clipsToBounds = true
    addSubviews(tints)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let step = bounds.width / CGFloat(tints.count)
    for (index, tint) in tints.enumerated() {
      let frame = CGRect(x: CGFloat(index) * step, y: 0, width: step + 0.5, height: bounds.height)
      tint.frame = fromLeading(frame)
    }
  }
}
