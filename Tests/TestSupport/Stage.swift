import InterruptibleTransitions
import UIKit

/// A window for an app of any shape, time that passes, a finger, and what must hold when the app is at rest.
///
/// What differs between the hosts is in the two extensions: how a window comes onto the screen, how time passes,
/// how the screen is touched, and how exact the host is. A headless stage can also do without suspending whatever
/// takes time; make it inside a test that doesn't suspend then, because there is only one screen.
@MainActor
class Stage {
  let window: UIWindow
  /// Where the finger is, or was lifted.
  private(set) var finger = CGPoint.zero
  /// The objects whose transitions the stage waits for.
  private let transitions: [InterruptibleTransition]

  /// Takes a window in which nothing is shown yet.
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

  // MARK: - Time

  /// Shows a controller in the window, and lets it appear.
  func show(_ root: UIViewController) async {
    place(root)
    await advance(by: 0.1)
    forgetLog()
  }

  func place(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Lets everything come to rest.
  func settle() async {
    await advance(by: 0)
    for _ in 0..<600 {
      if isAtRest { break }
      await advanceFrame()
    }
    await advance(by: 0.1)
  }

  /// Gives the window another size, with the layout that follows.
  func resize(to size: CGSize) {
    window.frame.size = size
    window.layoutIfNeeded()
  }

  var isAtRest: Bool {
    isHostQuiet && transitions.allSatisfy { $0.flights.isEmpty && $0.waitingCallCount == 0 }
  }

  // MARK: - Touches

  func touchDown(at point: CGPoint) {
    finger = point
    touch(.began, at: point)
  }

  /// Moves the finger without letting time pass.
  func move(by way: CGVector) {
    finger.x += way.dx
    finger.y += way.dy
    touch(.moved, at: finger)
  }

  func move(by dx: CGFloat, _ dy: CGFloat = 0) {
    move(by: CGVector(dx: dx, dy: dy))
  }

  /// Moves the finger once a frame.
  func drag(by way: CGVector, frames: Int) async {
    for _ in 0..<frames {
      await advanceFrame()
      move(by: way.dx / CGFloat(frames), way.dy / CGFloat(frames))
    }
  }

  /// Lifts the finger, if it is down.
  func lift() {
    touch(.ended, at: finger)
  }

  func tap(at point: CGPoint = CGPoint(x: 200, y: 700)) {
    touchDown(at: point)
    lift()
  }

  // MARK: - At rest

  /// What is wrong at rest; nothing if all is well.
  var complaints: [String] { complaints(of: transitions) }

  /// What is wrong at rest with an app that some objects serve.
  func complaints(of transitions: InterruptibleTransition...) -> [String] {
    complaints(of: transitions)
  }

  private func complaints(of transitions: [InterruptibleTransition]) -> [String] {
    var found: [String] = []
    for transition in transitions where transition.phase != .idle || !transition.flights.isEmpty {
      found.append("in flight: \(transition.phase)")
    }
    if !isHostQuiet { found.append("something still moves or waits") }
    let overlays = window.all.count { String(describing: type(of: $0)) == "TransitionOverlay" }
    if overlays > 0 { found.append("\(overlays) overlays are left") }
    return found + logComplaints
  }

  /// Whether a screen is seen where it belongs, and its button answers.
  func answers(_ screen: Screen) async -> Bool {
    let taps = screen.taps
    guard isVisible(screen) else { return false }
    press(at: screen.target)
    await advance(by: 0.2)
    return screen.taps == taps + 1
  }

  func isVisible(_ screen: Screen) -> Bool {
    screen.viewIfLoaded?.window === window
      && screen.view.convert(screen.view.bounds, to: nil).intersects(window.bounds)
  }
}

extension UIView {
  /// The view and everything in it.
  var all: [UIView] {
    var found: [UIView] = []
    collect(into: &found)
    return found
  }

  private func collect(into found: inout [UIView]) {
    found.append(self)
    for subview in subviews { subview.collect(into: &found) }
  }

  /// The views here and below that have a name.
  func views(named name: String) -> [UIView] {
    all.filter { $0.accessibilityIdentifier == name }
  }

  /// The first view here and below that has a name.
  func view(named name: String) -> UIView? {
    all.first { $0.accessibilityIdentifier == name }
  }

  /// Where the view is seen in its superview, now.
  var displayedFrame: CGRect { (layer.displayed() ?? layer).frame }

  /// How opaque the view is seen to be; -1 if it is not seen.
  var displayedAlpha: CGFloat { CGFloat(layer.displayed()?.opacity ?? -1) }
}
