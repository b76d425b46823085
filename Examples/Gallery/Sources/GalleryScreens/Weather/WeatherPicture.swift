import UIKit

/// A kind of weather, drawn with a few shapes in a square.
final class WeatherPicture: RoomView {
  private struct Part {
    let view: UIView
    /// In fractions of the square.
    let frame: CGRect
    var isRound = false
    /// In radians.
    var slant: CGFloat = 0
  }

  private let parts: [Part]

  init(_ kind: Forecast.Kind) {
    parts =
      switch kind {
      case .sun: [Self.sun(x: 0.2, y: 0.2, size: 0.6)]
      case .clouds: [Self.sun(x: 0.46, y: 0.1, size: 0.42), Self.cloud(0xFFFFFF)]
      case .rain: Self.drops + [Self.cloud(0xDCE6F2)]
      case .storm: Self.flash + [Self.cloud(0x9FB0C8)]
      case .wind: Self.gusts
      }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in parts {
      addSubview(part.view)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    for part in parts {
      let size = CGSize(width: part.frame.width * side, height: part.frame.height * side)
      part.view.bounds.size = size
      part.view.center = CGPoint(
        x: bounds.midX + (part.frame.midX - 0.5) * side,
        y: bounds.midY + (part.frame.midY - 0.5) * side
      )
      part.view.transform = CGAffineTransform(rotationAngle: part.slant)
      part.view.layer.shadowRadius = side * 0.07
      if part.isRound { part.view.layer.cornerRadius = min(size.width, size.height) / 2 }
    }
  }

  private static func sun(x: CGFloat, y: CGFloat, size: CGFloat) -> Part {
    let view = UIView()
    view.backgroundColor = UIColor(hex: 0xFFD45E)
    view.layer.shadowColor = UIColor(hex: 0xFFC23D).cgColor
    view.layer.shadowOpacity = 0.7
    view.layer.shadowOffset = .zero
    return Part(view: view, frame: CGRect(x: x, y: y, width: size, height: size), isRound: true)
  }

  private static func cloud(_ hex: Int) -> Part {
    Part(
      view: CloudView(color: UIColor(hex: hex)),
      frame: CGRect(x: 0.1, y: 0.22, width: 0.8, height: 0.46)
    )
  }

  private static func bar(_ hex: Int, _ frame: CGRect, slant: CGFloat = 0) -> Part {
    let view = UIView()
    view.backgroundColor = UIColor(hex: hex)
    return Part(view: view, frame: frame, isRound: true, slant: slant)
  }

  private static var drops: [Part] {
    [(0.24, 0.74), (0.42, 0.8), (0.6, 0.74), (0.34, 0.9), (0.52, 0.94)].map { x, y in
      bar(0x9CD3FF, CGRect(x: x, y: y - 0.06, width: 0.035, height: 0.14), slant: 0.3)
    }
  }

  private static var flash: [Part] {
    [
      bar(0xFFE27A, CGRect(x: 0.47, y: 0.58, width: 0.055, height: 0.24), slant: 0.45),
      bar(0xFFE27A, CGRect(x: 0.42, y: 0.755, width: 0.15, height: 0.05), slant: -0.1),
      bar(0xFFE27A, CGRect(x: 0.47, y: 0.74, width: 0.055, height: 0.24), slant: 0.45),
    ]
  }

  private static var gusts: [Part] {
    [(0.14, 0.3, 0.56), (0.3, 0.44, 0.62), (0.08, 0.58, 0.5), (0.4, 0.72, 0.36)].map {
      x,
      y,
      width in
      bar(0xEAF4FF, CGRect(x: x, y: y, width: width, height: 0.055))
    }
  }
}
