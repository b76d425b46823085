import UIKit

/// Lies over the container in flight, so that touches belong to the transition or to the screen that it is
/// coming to; and holds one change that is always animated.
///
/// A property animator whose blocks change nothing completes at once, so every transition's animator is given
/// a change of a view that is certain to be in the window, and that nobody sees.
@MainActor
final class TouchShield: UIView {
  /// Called when the container leaves its window, and nobody is left to see the transition, or gets another size,
  /// so that all frames are stale.
  var onLosingFooting: (() -> Void)?
  /// Called when a transition around this one begins to take it off the screen.
  var onLeaving: (() -> Void)?
  /// The screen that may be touched where it is seen; nil for none.
  weak var openScreen: UIView?
  /// The screens that have been told that they leave.
  var leavingScreens: [UIView] = [] {
    didSet { superview.map(announceLeaving) }
  }
  /// How the screens of the transition look at rest.
  var restingStates: [ViewState] = []
  private var size: CGSize
  private var sizing = Sizing.settled

  /// How the container's size is watched.
  private enum Sizing {
    /// The transition has just begun, and the container may take another size; for so many frames it has done so.
    case settling(FrameTicker, frames: Int)
    case settled
    /// The container has another size, which may be for one turn only: what counts is what is seen.
    case checking(FrameTicker)
  }

  init(over container: UIView) {
    size = container.bounds.size
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    stopTicker()
    guard window == nil else {
      sizing = .settling(makeTicker(), frames: 0)
      return
    }
    sizing = .settled
    onLosingFooting?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if case .settled = sizing, bounds.size != size { sizing = .checking(makeTicker()) }
  }

  private func makeTicker() -> FrameTicker {
    FrameTicker { [weak self] in self?.frameDidBegin() ?? false }
  }

  private func stopTicker() {
    switch sizing {
    case .settling(let ticker, _), .checking(let ticker): ticker.stop()
    case .settled: break
    }
  }

  /// Looks at the size, and returns whether it is to be looked at again with the next frame.
  private func frameDidBegin() -> Bool {
    switch sizing {
    case .settling(let ticker, frames: 0):
      size = bounds.size
      sizing = .settling(ticker, frames: 1)
      return true
    case .settling:
      size = bounds.size
      sizing = .settled
    case .checking:
      sizing = .settled
      if bounds.size != size { onLosingFooting?() }
    case .settled: break
    }
    return false
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

  /// Whether a transition takes place in a container.
  static func lies(over container: UIView) -> Bool {
    container.subviews.contains { $0 is TouchShield }
  }

  /// Whether a view takes part in a transition.
  static func isInFlight(_ view: UIView) -> Bool { !shields(around: view).isEmpty }

  /// Whether a view is in a screen that a transition takes off the screen; those in a place don't count.
  static func isLeaving(_ view: UIView, exceptIn place: UIView? = nil) -> Bool {
    shields(around: view).contains { shield in
      shield.superview !== place && shield.leavingScreens.contains(where: view.isDescendant)
    }
  }

  /// How a view looks at rest, if a transition in flight around a place moves it.
  static func restingState(of view: UIView, around place: UIView) -> ViewState? {
    shields(around: place).lazy.flatMap(\.restingStates).first { $0.isOf(view) }
  }

  /// The shields of the transitions that a view takes part in.
  private static func shields(around view: UIView) -> [TouchShield] {
    sequence(first: view, next: \.superview).flatMap { outer in
      outer.subviews.compactMap { $0 as? TouchShield }
    }
  }

  /// Tells the transitions in a view of the container that screens leave; cards in their contexts lie beside them.
  private func announceLeaving(in view: UIView) {
    for subview in view.subviews where subview !== self {
      if let shield = subview as? TouchShield {
        shield.onLeaving?()
      } else {
        announceLeaving(in: subview)
      }
    }
  }

  /// Whether the uppermost screen that is seen at a point is the open one.
  private func isOpen(at point: CGPoint) -> Bool {
    guard let openScreen, let superview, openScreen.superview === superview else { return false }
    let spot = convert(point, to: superview)
    let uppermost = superview.subviews.last { view in
      view !== self && view.isUserInteractionEnabled && !view.isHidden && isSeen(view, at: spot)
    }
    return uppermost === openScreen
  }

  private func isSeen(_ view: UIView, at spot: CGPoint) -> Bool {
    // A card has no size itself.
    if let card = view as? any TransitionCard { return card.isSeen(at: spot) }
    return (view.layer.presentation()?.frame ?? view.frame).contains(spot)
  }
}
