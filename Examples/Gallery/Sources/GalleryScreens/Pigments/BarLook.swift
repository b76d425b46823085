import UIKit

/// What the bar shows for a screen.
struct BarLook {
  let title: String
  let caption: String
  let color: UIColor
  let ink: UIColor
  let hasBack: Bool
}

/// A screen that the bar has a look for.
@MainActor
protocol BarLookProviding: UIViewController {
  var barLook: BarLook { get }
}
