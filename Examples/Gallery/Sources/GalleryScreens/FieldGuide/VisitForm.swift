import UIKit

/// A form for a visit: the number of guests and of nights.
final class VisitForm: RoomView {
  private let guests: NumberField
  private let nights: NumberField
  private let sum: UILabel

  init(_ palette: Place.Palette) {
    guests = NumberField("Guests", palette: palette)
    nights = NumberField("Nights", palette: palette)
    sum = UILabel("", size: 16, lines: 1, color: palette.ink.withAlphaComponent(0.82))
    super.init(frame: .zero)
    guests.accessibilityIdentifier = "detail.guests"
    nights.accessibilityIdentifier = "detail.nights"
    sum.accessibilityIdentifier = "detail.sum"
    for field in [guests, nights] {
      field.addAction(UIAction { [weak self] _ in self?.showSum() }, for: .valueChanged)
      addSubview(field)
    }
    addSubview(sum)
    showSum()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 106)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - 12) / 2
    place(guests, x: 0, y: 0, width: width, height: 70)
    place(nights, x: width + 12, y: 0, width: width, height: 70)
    sum.frame = CGRect(x: 0, y: 82, width: bounds.width, height: 22)
  }

  private func showSum() {
    guard let guests = guests.number, let nights = nights.number, guests * nights > 0 else {
      sum.text = "The hut wants to know in time."
      return
    }
    let breakfasts = guests * nights
    sum.text = breakfasts == 1 ? "That is one breakfast." : "That makes \(breakfasts) breakfasts."
  }
}
