import UIKit

/// Lies over the container in flight, so that touches belong to the transition or to the screen that it is
/// coming to; and holds one change that is always animated.
///
/// A property animator whose blocks change nothing completes at once, so every transition's animator is given
/// a change of a view that is certain to be in the window, and that nobody sees.
@MainActor
final class TouchShield: UIView {
  /// Called when the container leaves its window, and nobody is left to see the transition.
  var onLosingWindow: (() -> Void)?
  /// Called when the container gets another size, so that all frames are stale.
  var onResize: (() -> Void)?
  /// Called when a transition around this one begins to take it off the screen.
  var onLeaving: (() -> Void)?
  /// The screen that may be touched where it is seen; nil for none.
  weak var openScreen: UIView?
  /// The screens that have been told that they leave.
  var leavingScreens: [UIView] = [] {
    didSet { leavingScreens.forEach(TouchShield.leave) }
  }
  /// How the screens of the transition look at rest.
  var restingStates: [ViewState] = []
  private var size: CGSize
  /// Measures for how long the shield has been seen.
  private let clock = LegClock(limit: TouchShield.settlingTime)
  /// Looks at the size again with the next frame.
  private var ticker: FrameTicker?
  /// How long a container may take to get its size, in seconds: two frames.
  private static let settlingTime: TimeInterval = 1.0 / 30

  init(over container: UIView) {
    size = container.bounds.size
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .clear
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return clock.start(in: self) }
    ticker?.stop()
    onLosingWindow?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != size, ticker == nil else { return }
    // A container may have another size for one turn only: what counts is the size with which it is seen.
    let isSettling = clock.elapsed < TouchShield.settlingTime
    ticker = FrameTicker { [weak self] in self?.takeSize(isSettling: isSettling) }
  }

  private func takeSize(isSettling: Bool) {
    ticker?.stop()
    ticker = nil
    guard bounds.size != size else { return }
    if isSettling { size = bounds.size } else { onResize?() }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isOpen(at: point) ? nil : super.hitTest(point, with: event)
  }

  /// How far the change is seen, which is the progress of the transition; nil until it is on the screen.
  var seenProgress: CGFloat? { layer.presentation()?.bounds.origin.x }

  /// Makes the change, inside an animation block.
  func change() {
    bounds.origin.x += 1
  }

  /// Whether a view is in a screen that a transition takes off the screen.
  static func isLeaving(_ view: UIView) -> Bool {
    shields(around: view).contains { shield in
      shield.leavingScreens.contains(where: view.isDescendant)
    }
  }

  /// How a view looks at rest, if a transition in flight moves it.
  static func restingState(of view: UIView) -> ViewState? {
    shields(around: view).lazy.flatMap(\.restingStates).first { $0.isOf(view) }
  }

  /// The shields of the transitions that a view takes part in.
  private static func shields(around view: UIView) -> [TouchShield] {
    sequence(first: view, next: \.superview).flatMap { outer in
      outer.subviews.compactMap { $0 as? TouchShield }
    }
  }

  /// Tells the transitions inside a screen that it leaves.
  private static func leave(_ screen: UIView) {
    for view in screen.subviews {
      if let shield = view as? TouchShield { shield.onLeaving?() } else { leave(view) }
    }
  }

  /// Whether the uppermost screen that is seen at a point is the open one.
  private func isOpen(at point: CGPoint) -> Bool {
    guard let openScreen, let superview, openScreen.superview === superview else { return false }
    let spot = convert(point, to: superview)
    let uppermost = superview.subviews.last { view in
      view !== self && view.isUserInteractionEnabled && !view.isHidden
        && (view.layer.presentation()?.frame ?? view.frame).contains(spot)
    }
    return uppermost === openScreen
  }
}
