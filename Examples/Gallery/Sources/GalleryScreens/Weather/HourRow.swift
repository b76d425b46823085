import UIKit

/// One hour: its time, its weather, and its temperature on a scale.
final class HourRow: RoomView {
  private let time: UILabel
  private let degrees: UILabel
  private let picture: WeatherPicture
  private let scale = UIView()
  private let bar = UIView()
  private let share: CGFloat

  init(_ hour: Forecast.Hour) {
    time = UILabel(hour.time, size: 17, color: UIColor(white: 1, alpha: 0.8))
    degrees = UILabel("\(hour.degrees)°", size: 19, weight: .semibold, color: .white)
    picture = WeatherPicture(hour.kind)
    share = CGFloat(hour.degrees - 6) / 16
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "\(hour.time), \(hour.degrees)°"
    accessibilityTraits = .staticText
    scale.backgroundColor = UIColor(white: 1, alpha: 0.14)
    bar.backgroundColor = UIColor(hex: 0x8CF0C4)
      .mixed(with: UIColor(hex: 0xFFD86B), share: share)
    for view in [scale, bar] {
      view.layer.cornerRadius = 4
    }
    addSubviews([time, picture, scale, bar, degrees])
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 58)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    let length = bounds.width - 172
    place(time, x: 0, y: middle - 12, width: 56, height: 24)
    place(picture, x: 60, y: middle - 21, width: 42, height: 42)
    place(scale, x: 118, y: middle - 4, width: length, height: 8)
    place(bar, x: 118, y: middle - 4, width: length * share, height: 8)
    place(degrees, x: bounds.width - 40, y: middle - 13, width: 40, height: 26)
  }
}
