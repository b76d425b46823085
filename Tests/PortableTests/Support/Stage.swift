import InterruptibleTransitions
import UIKit

/// A window for an app of any shape, time that passes, and what must hold when the app is at rest.
///
/// What differs between the hosts is in the two extensions: how a window comes onto the screen, how time passes,
/// how a screen is pressed, and how exact the host is.
@MainActor
class Stage {
  let window: UIWindow
  /// The objects whose transitions the stage waits for.
  private let transitions: [InterruptibleTransition]

  init(window: UIWindow, _ transitions: [InterruptibleTransition]) {
    self.window = window
    self.transitions = transitions
  }

  /// Shows an app, and lets it appear.
  convenience init(
    _ transitions: InterruptibleTransition...,
    host: Host = .launched,
    root: @MainActor () -> UIViewController
  ) async {
    self.init(window: Stage.makeWindow(on: host), transitions)
    await show(root())
  }

  /// Shows a controller in the window, and lets it appear.
  func show(_ root: UIViewController) async {
    window.rootViewController = root
    window.makeKeyAndVisible()
    await advance(by: 0.1)
    forgetLog()
  }

  /// Lets everything come to rest.
  func settle() async {
    await advance(by: 0)
    for _ in 0..<600 where !isAtRest {
      await advanceFrame()
    }
    await advance(by: 0.1)
  }

  private var isAtRest: Bool {
    isHostQuiet && transitions.allSatisfy { $0.flights.isEmpty && $0.waitingCallCount == 0 }
  }

  /// What is wrong at rest; nothing if all is well.
  var complaints: [String] {
    var found: [String] = []
    for transition in transitions where transition.phase != .idle || !transition.flights.isEmpty {
      found.append("in flight: \(transition.phase)")
    }
    if !isHostQuiet { found.append("something still moves or waits") }
    let shields = window.count { String(describing: type(of: $0)) == "TouchShield" }
    if shields > 0 { found.append("\(shields) shields are left") }
    return found + logComplaints
  }

  /// Whether a screen is seen where it belongs, and its button answers.
  func answers(_ screen: Screen) async -> Bool {
    let taps = screen.taps
    guard screen.viewIfLoaded?.window === window,
      screen.view.convert(screen.view.bounds, to: nil).intersects(window.bounds)
    else { return false }
    press(at: screen.target)
    await advance(by: 0.2)
    return screen.taps == taps + 1
  }
}

extension UIView {
  /// How many views here and below satisfy a condition.
  fileprivate func count(where condition: (UIView) -> Bool) -> Int {
    subviews.reduce(condition(self) ? 1 : 0) { $0 + $1.count(where: condition) }
  }

  /// Where the view is seen in its superview, now.
  var seenFrame: CGRect { (layer.presentation() ?? layer).frame }

  /// How opaque the view is seen to be; -1 if it is not seen.
  var seenAlpha: CGFloat { CGFloat(layer.presentation()?.opacity ?? -1) }
}
