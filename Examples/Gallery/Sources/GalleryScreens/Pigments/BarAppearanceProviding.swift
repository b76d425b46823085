import UIKit

/// A screen that the bar has a look for.
@MainActor
protocol BarAppearanceProviding: UIViewController {
  var barAppearance: BarAppearance { get }
}
