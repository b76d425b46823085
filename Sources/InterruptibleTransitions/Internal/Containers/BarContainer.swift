import UIKit

/// A container of UIKit's own: a navigation or tab bar controller, with its delegate and its bar.
@MainActor
class BarContainer: Container {
  /// Whether the bar takes taps before a transition, so that it may in flight.
  private var isBarOpen = false

  var controller: (any BarController)? { host as? any BarController }

  /// UIKit asks about a change, and will close the bar.
  func willChange() {
    isBarOpen = controller?.bar.isUserInteractionEnabled == true
  }

  override func willBegin(_ flight: Flight, in containerView: UIView) {
    if isBarOpen { controller?.bar.isUserInteractionEnabled = true }
    super.willBegin(flight, in: containerView)
  }

  override var isServed: Bool { owner != nil && controller?.servingDelegate === owner }

  override func giveBack() {
    if isServed { controller?.servingDelegate = owner?.appDelegate(of: self) }
  }

  override func renewAssignment() {
    guard isServed else { return }
    let owner = owner
    controller?.servingDelegate = nil
    controller?.servingDelegate = owner
  }
}

/// A navigation or tab bar controller.
@MainActor
protocol BarController: UIViewController {
  /// The delegate that UIKit asks, whatever a subclass tells.
  var servingDelegate: (any NSObjectProtocol)? { get set }
  var bar: UIView { get }
}

extension UINavigationController: BarController {
  var servingDelegate: (any NSObjectProtocol)? {
    get { directly { delegate } }
    set { directly { delegate = newValue as? any UINavigationControllerDelegate } }
  }

  var bar: UIView { navigationBar }
}

extension UITabBarController: BarController {
  var servingDelegate: (any NSObjectProtocol)? {
    get { directly { delegate } }
    set { directly { delegate = newValue as? any UITabBarControllerDelegate } }
  }

  var bar: UIView { tabBar }
}

/// A controller that sends UIKit's own calls through its transition object, and passes on to UIKit what that calls.
@MainActor
protocol DirectNavigation: UIViewController {
  var caller: Caller { get set }
}

/// A presented controller that sends its own dismissal through its transition object.
protocol DirectDismissal: UIViewController {}

/// Who makes UIKit's calls.
enum Caller {
  case app
  /// The transition object has made the call; UIKit may make others meanwhile.
  case transition
}

extension DirectNavigation {
  var isCalledByApp: Bool {
    switch caller {
    case .app: true
    case .transition: false
    }
  }
}

extension UIViewController {
  /// Makes calls of UIKit's that go past the transition object.
  @discardableResult
  func directly<Result>(_ body: () -> Result) -> Result {
    guard let direct = self as? any DirectNavigation else { return body() }
    let outer = direct.caller
    direct.caller = .transition
    defer { direct.caller = outer }
    return body()
  }
}
