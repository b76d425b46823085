import UIKit

/// Lies over the container in flight, so that touches belong to the transition or to the screen that it is
/// coming to; and holds two views that are always animated.
///
/// A property animator whose blocks change nothing completes at once, so both animators of a transition are given
/// a change of a view that is certain to be in the window, and that nobody sees.
@MainActor
final class TouchShield: UIView {
  /// Called when the container leaves its window, and nobody is left to see the transition.
  var onLosingWindow: (() -> Void)?
  /// Called when the container has got another size.
  var onResize: (() -> Void)?
  /// Called after the layout of the container, of which nothing has been committed yet.
  var onLayout: (() -> Void)?
  /// Called when a transition around this one begins to take it off the screen.
  var onLeaving: (() -> Void)?
  /// The screen that may be touched where it is seen; nil for none.
  weak var openScreen: UIView?
  /// The screens that have been told that they leave.
  var leavingScreens: [UIView] = []
  /// How the screens of the transition look at rest.
  var restingStates: [ViewState] = []
  /// What keeps the screens in place.
  weak var watch: LayoutWatch?
  /// The size that the container had when the views were put in place.
  private var sizeInPlace = CGSize.zero
  /// The size that the transition is made for; nil before its first frame, when the container may still come to its size, and
  /// nothing in it has more than grown along.
  private var size: CGSize?
  /// Waits for the first frame, or for the next one with another size.
  private var ticker: FrameTicker?
  /// Asks for layout.
  private var observer: CommitObserver?
  private lazy var containerMark = ShieldMark(self)
  /// Moves from 0 to 1 with the effect's animator, to be read where it is seen.
  private var progressView: UIView?
  /// Moves with UIKit's animator.
  private let alongsideView = UIView()

  init(over container: UIView) {
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(alongsideView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard containerMark.view !== superview else { return }
    containerMark.view?.removeInteraction(containerMark)
    superview?.addInteraction(containerMark)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    ticker?.stop()
    observer?.stop()
    observer = nil
    guard window == nil else {
      ticker = FrameTicker { [weak self] in
        self?.beginFirstFrame()
        return false
      }
      return
    }
    onLosingWindow?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    checkSize()
    watch?.check()
    onLayout?()
  }

  /// Is laid out before each commit from now on, after the container, of whose layout nothing tells a view.
  func followLayout() {
    guard observer == nil, window != nil else { return }
    observer = CommitObserver { [weak self] in self?.setNeedsLayout() }
  }

  /// Notes the size of the container in which the views are put in place.
  func noteSize() {
    sizeInPlace = bounds.size
  }

  /// Has the transition be made for the size in which its views were put in place, if its look is made of places there, or if the
  /// effect's own code has changed the size since.
  func keepSize(isMeasured: Bool) {
    if isMeasured || bounds.size != sizeInPlace { size = sizeInPlace }
  }

  private func beginFirstFrame() {
    if size == nil { size = bounds.size }
    checkSize()
  }

  /// Tells of another size: at once, or where something animates it or forbids to animate, with the next frame.
  private func checkSize() {
    guard let size, bounds.size != size, let onResize else { return }
    guard UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration == 0 else {
      ticker?.stop()
      ticker = FrameTicker { [weak self] in
        self?.checkSize()
        return false
      }
      return
    }
    self.size = bounds.size
    onResize()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isOpen(at: point) ? nil : super.hitTest(point, with: event)
  }

  /// How far the progress view is seen to be, which is the progress of the transition; nil until it is on the screen.
  var seenProgress: CGFloat? { progressView?.layer.presentation()?.position.x }

  /// Makes a new progress view for another animator: what is read of one before its first commit, isn't of that animator yet.
  func renewProgressView() {
    progressView?.removeFromSuperview()
    let view = UIView()
    addSubview(view)
    progressView = view
  }

  /// Has the progress view move to the end, inside an animation block.
  func moveProgressView() {
    progressView?.center.x = 1
  }

  /// Makes a change for UIKit's animator.
  func moveAlongsideView() {
    alongsideView.center.x = 1
  }

  /// Whether a transition takes place in a container.
  static func lies(over container: UIView) -> Bool { !shields(in: container).isEmpty }

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

  /// Notifies the transition in a container that a screen around it leaves.
  static func announceLeaving(to container: UIView) {
    for shield in shields(in: container) {
      shield.onLeaving?()
    }
  }

  /// The shields of the transitions that a view takes part in.
  private static func shields(around view: UIView) -> [TouchShield] {
    sequence(first: view, next: \.superview).flatMap(shields(in:))
  }

  private static func shields(in container: UIView) -> [TouchShield] {
    container.interactions.compactMap { ($0 as? ShieldMark)?.shield }
  }

  /// Whether the uppermost screen that is seen at a point is the open one.
  private func isOpen(at point: CGPoint) -> Bool {
    guard let openScreen, let superview, openScreen.superview === superview else { return false }
    let spot = convert(point, to: superview)
    for view in superview.subviews.reversed()
    where view !== self && view.isUserInteractionEnabled && !view.isHidden {
      if isSeen(view, at: spot) { return view === openScreen }
    }
    return false
  }

  private func isSeen(_ view: UIView, at spot: CGPoint) -> Bool {
    // A card has no size itself.
    if let card = view as? ZoomCard { return card.isSeen(at: spot) }
    return (view.layer.presentation()?.frame ?? view.frame).contains(spot)
  }
}

/// Marks the container of a transition, whose shield is found by it: the container may have any number of subviews.
private final class ShieldMark: NSObject, UIInteraction {
  private(set) weak var shield: TouchShield?
  private(set) weak var view: UIView?

  init(_ shield: TouchShield) {
    self.shield = shield
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
  }
}
