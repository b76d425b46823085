import UIKit

/// One day of the week, on a card.
final class DayPage: RoomView {
  private let card = UIView()
  private let name: UILabel
  private let words: UILabel
  private let high: UILabel
  private let low: UILabel
  private let picture: WeatherPicture

  init(_ day: Forecast.Day) {
    name = UILabel(day.name, size: 30, weight: .bold, isHeader: true, color: .white)
    words = UILabel(day.words, size: 17, color: .white)
    high = UILabel("\(day.high)°", size: 64, weight: .thin, color: .white)
    low = UILabel("\(day.low)° at night", size: 17, color: .white)
    picture = WeatherPicture(day.kind)
    super.init(frame: .zero)
    // Dark enough for white letters, wherever on the sky the card is.
    card.backgroundColor = UIColor(
      light: UIColor(hex: 0x0E3A86).withAlphaComponent(0.56),
      dark: UIColor(hex: 0x7FA6F0).withAlphaComponent(0.13)
    )
    card.layer.cornerRadius = 32
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor(white: 1, alpha: 0.2).cgColor
    addSubview(card)
    card.addSubviews([picture, name, words, high, low])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    if bounds.width > bounds.height { layOutWide() } else { layOutTall() }
  }

  private func layOutTall() {
    let width = bounds.width - 56
    let text = bounds.height - 216
    let side = min(text - 48, bounds.width - 40)
    picture.frame = CGRect(
      x: (bounds.width - side) / 2,
      y: 24 + (text - 48 - side) / 2,
      width: side,
      height: side
    )
    placeText(x: 28, y: text, width: width)
  }

  private func layOutWide() {
    let side = bounds.height - 16
    place(picture, x: 36, y: 8, width: side, height: side)
    let x = side + 72
    placeText(x: x, y: max((bounds.height - 188) / 2, 4), width: bounds.width - x - 28)
  }

  private func placeText(x: CGFloat, y: CGFloat, width: CGFloat) {
    place(name, x: x, y: y, width: width, height: 38)
    place(words, x: x, y: y + 40, width: width, height: 24)
    place(high, x: x, y: y + 72, width: width, height: 74)
    place(low, x: x, y: y + 150, width: width, height: 24)
  }
}
