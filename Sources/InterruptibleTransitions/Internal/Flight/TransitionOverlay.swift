import UIKit

/// A view over the container during a transition that gives touches to the transition or to the destination screen.
///
/// It contains two views that are always animated: a property animator whose blocks change nothing completes at once,
/// so each of the two animators changes an invisible view that is certain to be in the window.
@MainActor
final class TransitionOverlay: UIView {
  /// Called when the container leaves its window, so that the transition is no longer visible.
  var onLosingWindow: (() -> Void)?
  /// Called when the container has a new size.
  var onResize: (() -> Void)?
  /// Called after the layout of the container, before its commit.
  var onLayout: (() -> Void)?
  /// Called before the layout of a commit, and after it, when the app may have changed its insets.
  var keepSafeAreas: (() -> Void)?
  /// Called when a transition around this one starts to remove it from the screen, and when it has left its window.
  var onLeaving: (() -> Void)?
  /// Whether the incoming screen is notified of its appearance only at the end.
  var notifiesAtEnd: () -> Bool = { false }
  /// The screen that receives touches where it's visible; nil for none.
  weak var openScreen: UIView?
  /// The screens that have been notified that they leave.
  var leavingScreens: [UIView] = []
  /// The screen that has been notified that it leaves, and to which the transition returns.
  weak var returningScreen: UIView?
  /// The states of the transition's screens at rest.
  var restingStates: [ViewState] = []
  /// Keeps the positions of the screens.
  weak var watch: LayoutWatch?
  /// The size of the container when the views were set up.
  private var sizeInContext = CGSize.zero
  /// The size for which the transition is set up.
  ///
  /// It's nil before the first frame, while the container may still get its final size, and its contents have only been
  /// autoresized.
  private var size: CGSize?
  /// Waits for the first frame, or for the next one with a new size.
  private var ticker: FrameTicker?
  /// Requests layout.
  private var observer: CommitObserver?
  private lazy var containerMarker = OverlayMarker(self)
  /// Moves from 0 to 1 with the effect's animator; its presentation value is read.
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
    guard containerMarker.view !== superview else { return }
    containerMarker.view?.removeInteraction(containerMarker)
    superview?.addInteraction(containerMarker)
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
    onLeaving?()
    onLosingWindow?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    checkSize()
    watch?.check()
    onLayout?()
    keepSafeAreas?()
  }

  /// From now on, lays this view out before each commit and after the container, whose layout no view is notified of.
  func followLayout() {
    guard observer == nil, window != nil else { return }
    observer = CommitObserver { [weak self] in
      self?.keepSafeAreas?()
      self?.setNeedsLayout()
    }
  }

  /// Records the size of the container for which the views are set up.
  func recordSize() {
    sizeInContext = bounds.size
  }

  /// Sets the transition's size to the size at setup, if its effect has measured positions there, or if the effect's
  /// code has changed the size since.
  func keepSize(isMeasured: Bool) {
    if isMeasured || bounds.size != sizeInContext { size = sizeInContext }
  }

  private func beginFirstFrame() {
    if size == nil { size = bounds.size }
    checkSize()
  }

  /// Reports a new size: at once, or in the next frame if the change is animated or animations are disabled.
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
    guard let openScreen, let superview,
      isOpen(openScreen, in: superview, at: convert(point, to: superview))
    else { return super.hitTest(point, with: event) }
    if openScreen.superview === superview { return nil }
    // A view that an effect has put the screen into may have no size, as a card.
    return openScreen.hitTest(convert(point, to: openScreen), with: event)
  }

  /// The presentation value of the progress view, which is the progress of the transition; nil until it's on the screen.
  var progressValue: CGFloat? { progressView?.layer.presentation()?.position.x }

  /// Creates a new progress view for another animator, because a value that is read before the first commit doesn't
  /// belong to that animator.
  func renewProgressView() {
    progressView?.removeFromSuperview()
    let view = UIView()
    addSubview(view)
    progressView = view
  }

  /// Moves the progress view to the end, inside an animation block.
  func moveProgressView() {
    progressView?.center.x = 1
  }

  /// Makes a change for UIKit's animator.
  func moveAlongsideView() {
    alongsideView.center.x = 1
  }

  /// Whether a transition takes place in a container.
  static func lies(over container: UIView) -> Bool { !overlays(in: container).isEmpty }

  /// Whether a view takes part in a transition.
  static func isInFlight(_ view: UIView) -> Bool { !overlays(around: view).isEmpty }

  /// Whether a view is in a screen that a transition removes from the screen; transitions in `place` don't count.
  static func isLeaving(_ view: UIView, exceptIn place: UIView? = nil) -> Bool {
    overlays(around: view).contains { overlay in
      overlay.superview !== place && overlay.leavingScreens.contains(where: view.isDescendant)
    }
  }

  /// Whether a transition around a container has yet to notify it of its appearance.
  static func isNotifiedAtEnd(_ container: UIView) -> Bool {
    overlays(around: container).contains { overlay in
      overlay.superview !== container && overlay.notifiesAtEnd()
        || overlay.returningScreen.map(container.isDescendant) == true
    }
  }

  /// The state of a view at rest, if a running transition around a place moves it.
  static func restingState(of view: UIView, around place: UIView) -> ViewState? {
    overlays(around: place).lazy.flatMap(\.restingStates).first { $0.isOf(view) }
  }

  /// Notifies the transition in a container that a screen around it leaves.
  static func announceLeaving(to container: UIView) {
    for overlay in overlays(in: container) {
      overlay.onLeaving?()
    }
  }

  /// The overlays of the transitions that a view takes part in.
  private static func overlays(around view: UIView) -> [TransitionOverlay] {
    sequence(first: view, next: \.superview).flatMap(overlays(in:))
  }

  private static func overlays(in container: UIView) -> [TransitionOverlay] {
    container.interactions.compactMap { ($0 as? OverlayMarker)?.overlay }
  }

  /// Whether the topmost visible view at a point is a screen, or holds it and shows it there.
  private func isOpen(_ screen: UIView, in place: UIView, at point: CGPoint) -> Bool {
    for view in place.subviews.reversed() where view !== self && mayCover(view, in: place) {
      guard isVisible(view, at: point) else { continue }
      if view === screen { return true }
      return screen.isDescendant(of: view)
        && isOpen(screen, in: view, at: place.convert(point, to: view))
    }
    return false
  }

  /// Whether a view can be seen and isn't just a decoration, or in an effect's own view a picture that has almost faded.
  private func mayCover(_ view: UIView, in place: UIView) -> Bool {
    guard !view.isHidden else { return false }
    let opacity = (view.layer.presentation() ?? view.layer).opacity
    return place === superview
      ? view.isUserInteractionEnabled && opacity >= TransitionOverlay.leastOpacity : opacity > 0.5
  }

  /// UIKit gives a view that is more transparent no touches.
  private static let leastOpacity: Float = 0.01

  private func isVisible(_ view: UIView, at spot: CGPoint) -> Bool {
    // A card itself has no size.
    if let card = view as? ZoomedScreen { return card.isVisible(at: spot) }
    return (view.layer.presentation()?.frame ?? view.frame).contains(spot)
  }
}

/// Marks the container of a transition, so that its overlay is found without a search in any number of subviews.
private final class OverlayMarker: NSObject, UIInteraction {
  private(set) weak var overlay: TransitionOverlay?
  private(set) weak var view: UIView?

  init(_ overlay: TransitionOverlay) {
    self.overlay = overlay
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
  }
}
