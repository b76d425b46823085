import UIKit

/// What the bar shows for a screen.
struct BarAppearance {
  let title: String
  let caption: String
  let color: UIColor
  let ink: UIColor
  let hasBack: Bool
}
