public import UIKit

/// A tab bar controller whose tabs can be selected at any moment.
///
/// It carries its transition object, and sends every selection, by code or by a tap in the bar, through it: while a
/// transition is in flight, selecting the tab that it comes from reverses it, and any other selection is queued.
///
/// A delegate that is assigned is told and asked through the transition object, which stays the delegate that UIKit asks;
/// reading returns what was assigned.
open class InterruptibleTabBarController: UITabBarController {
  /// The object that serves this controller.
  public let transition: InterruptibleTransition
  /// Who selects.
  var caller = Caller.app

  /// Creates a tab bar controller.
  ///
  /// - Parameter transition: The object that serves the controller; by default one that moves the tabs side by
  ///   side.
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

  /// Adds the gestures.
  open override func viewDidLoad() {
    super.viewDidLoad()
    transition.install(on: self)
  }

  /// The app's delegate, which is told and asked through the transition object.
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
      // UIKit asks anew which methods there are.
      directly {
        super.delegate = nil
        super.delegate = transition
      }
    }
  }

  /// The selected tab; a tab that is set is selected now, or when what is in flight is over.
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

  /// The index of the selected tab; a tab that is set is selected now, or when what is in flight is over.
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

extension InterruptibleTabBarController: DirectNavigation {}
