/// What the status bar looks like, as the controllers on the screen decide.
///
/// It is assumed that UIKit asks when screens begin to come or to go, and when that is over. So the style is that of the incoming
/// screen from the start of a transition on, and changes back when a cancelled one is over. Two bug reports say so of
/// dismissals that a finger drives, rdar 20069154 and 15902745; the second one says that UIKit may not ask after a cancel. Of
/// the other transitions it is inferred, and the system's fade between two styles is left out.
@MainActor
enum StatusBar {
  private(set) static var style = UIStatusBarStyle.default
  private(set) static var isHidden = false
  /// Whose traits say what the default style looks like.
  private static weak var decider: UIViewController?

  /// Whether it is written in white.
  static var isLight: Bool {
    switch style {
    case .lightContent: true
    case .darkContent: false
    case .default: decider?.traitCollection.userInterfaceStyle == .dark
    }
  }

  /// Asks the front-most controller, and those that it leaves the decision to.
  static func update() {
    guard
      let root = HeadlessScreen.windows.last(where: { $0.rootViewController != nil })?
        .rootViewController
    else { return }
    let deciding = decider(from: root, \.childForStatusBarStyle)
    decider = deciding
    style = deciding.preferredStatusBarStyle
    isHidden = decider(from: root, \.childForStatusBarHidden).prefersStatusBarHidden
  }

  static func reset() {
    style = .default
    isHidden = false
    decider = nil
  }

  /// What is presented over the whole screen decides until it goes, and other presentations where they say so.
  private static func frontMost(_ root: UIViewController) -> UIViewController {
    guard let presentation = root.ownPresentation, !presentation.presented.isBeingDismissed else {
      return root
    }
    let presented = presentation.presented
    let decides =
      presentation.controller.presentationStyle == .fullScreen
      || presented.modalPresentationCapturesStatusBarAppearance
    return decides ? frontMost(presented) : root
  }

  private static func decider(
    from root: UIViewController,
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var decider = frontMost(root)
    while let next = child(decider), next !== decider {
      decider = next
    }
    return decider
  }
}

extension HeadlessScreen {
  /// The style that the front-most controller wants for the status bar.
  public static var statusBarStyle: UIStatusBarStyle { StatusBar.style }

  /// A Boolean value that indicates whether the text of the status bar is white: in the default style, if the frontmost
  /// controller is dark.
  public static var isStatusBarLight: Bool { StatusBar.isLight }

  /// A Boolean value that indicates whether the frontmost controller hides the status bar.
  public static var isStatusBarHidden: Bool { StatusBar.isHidden }
}

extension UIViewController {
  /// The last in the chain of presented controllers that, with all before it, satisfies a condition.
  func frontmost(where isWanted: (UIViewController) -> Bool) -> UIViewController {
    var front = self
    while let next = front.presentedViewController, isWanted(next) {
      front = next
    }
    return front
  }
}
