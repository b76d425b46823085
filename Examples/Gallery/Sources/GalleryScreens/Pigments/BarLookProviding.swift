import UIKit

/// A screen that the bar has a look for.
@MainActor
protocol BarLookProviding: UIViewController {
  var barLook: BarLook { get }
}
