public import UIKit

/// A tab bar controller whose tabs can be selected at any moment.
///
/// It has a transition object, and routes every selection of an index or a controller by code, and every tap for which
/// UIKit calls `tabBarController(_:shouldSelect:)`, through it. During a transition, selecting the previous tab reverses
/// the transition, and any other selection is queued.
///
/// The transition object stays the delegate that UIKit calls. It forwards these calls to the delegate that you assign,
/// which is also the value that `delegate` returns.
open class InterruptibleTabBarController: UITabBarController {
  /// The transition object that manages this controller.
  public let transition: InterruptibleTransition
  /// Who selects.
  package var caller = Caller.app

  /// Creates a tab bar controller.
  ///
  /// - Parameter transition: The transition object that manages the controller; by default, one that moves the tabs
  ///   side by side.
  public init(transition: InterruptibleTransition = InterruptibleTransition(.shift)) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
    super.delegate = transition
    _ = transition.tabs(of: self)
  }

  /// Creates a tab bar controller from an archive.
  public required init?(coder: NSCoder) {
    transition = InterruptibleTransition(.shift)
    super.init(coder: coder)
    super.delegate = transition
    _ = transition.tabs(of: self)
  }

  /// Adds the gesture recognizers.
  open override func viewDidLoad() {
    super.viewDidLoad()
    transition.install(on: self)
  }

  /// The app's delegate, to which the transition object forwards UIKit's calls.
  open override var delegate: (any UITabBarControllerDelegate)? {
    get {
      guard isCalledByApp, super.delegate === transition else { return super.delegate }
      return transition.tabs(of: self).foundDelegate as? any UITabBarControllerDelegate
    }
    set {
      guard isCalledByApp else {
        super.delegate = newValue
        return
      }
      if newValue !== transition { transition.keep(newValue, of: transition.tabs(of: self)) }
      // UIKit asks again which methods there are.
      bypassingInterception {
        super.delegate = nil
        super.delegate = transition
      }
    }
  }

  /// The selected tab; a new value is selected at once, or when the running transition is complete.
  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      if isCalledByApp, let newValue {
        transition.select(newValue, in: self)
      } else {
        super.selectedViewController = newValue
      }
    }
  }

  /// The index of the selected tab; a new value is selected at once, or when the running transition is complete.
  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      if isCalledByApp, let tabs = viewControllers, tabs.indices.contains(newValue) {
        transition.select(tabs[newValue], in: self)
      } else {
        super.selectedIndex = newValue
      }
    }
  }
}

extension InterruptibleTabBarController: InterceptingNavigation {}
