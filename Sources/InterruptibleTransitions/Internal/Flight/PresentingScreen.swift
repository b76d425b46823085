import UIKit

/// The presenting screen of a transition, if it's visible behind a presentation and outside its container.
///
/// It records how the presentation has left the screen and the views in it, and how the transition leaves them.
@MainActor
final class PresentingScreen {
  private let scene: TransitionScene
  private let find: () -> UIView?
  /// The changes that the dismissed presentation has left, kept in its container.
  private var record: PresentingViewRecord?
  /// The state of the screen when the transition started.
  private(set) var state: ViewState?
  /// How the presentation has left the screen, until the dismissal's effect has placed it.
  private var left: PresentedView?
  /// How the presentation has left the screen and the dimming view.
  private var presentedViews: [PresentedView] = []
  /// Whether the effect starts with the screen in its current position; nil before it begins.
  private var startsAsPresented: Bool?
  /// Whether the position of the screen is valid in the current size; nil before the transition starts.
  private var hasPresentedGeometry: Bool?

  /// Finds the screen whenever it's needed, because UIKit may have loaded it in the meantime.
  init(in scene: TransitionScene, _ record: PresentingViewRecord?, _ find: @escaping () -> UIView?)
  {
    (self.scene, self.record, self.find) = (scene, record, find)
  }

  /// The screen's view; nil if it's in the container.
  var view: UIView? { find() }

  private var extras: SceneExtras { scene.extras }

  /// The view, if the presentation has left it changed.
  private var leftView: UIView? {
    view.flatMap { record?.isOf($0) == true ? $0 : nil }
  }

  /// The original states of the views that the presentation has left changed.
  var originalsInside: [OriginalState] { (record?.appearances ?? []).flatMap(\.states) }

  // MARK: - At the start

  /// Adopts the app's changes during the presentation.
  func followApp() {
    for appearance in record?.appearances ?? [] where appearance.isLeftAlone {
      appearance.adoptCurrentValues()
    }
  }

  /// Records the state of the screen.
  func recordState() {
    state = view.flatMap {
      // The screen may be in a running transition itself, in a separate container.
      TransitionOverlay.restingState(of: $0, around: $0).map { ViewState($0) }
        ?? ViewState($0, isMoved: false)
    }
    if record == nil, scene.direction == .backward { keepAsPresented() }
  }

  /// Has the dismissal of a presentation that no transition has animated start with the screen as it's seen.
  private func keepAsPresented() {
    guard let view, TransitionOverlay.restingState(of: view, around: view) == nil,
      let state = ViewState(view)
    else { return }
    let record = PresentingViewRecord(state, dimmingView: nil)
    record.begin(in: scene.container, with: [])
    self.record = record
  }

  /// Restores the state without the presentation, before the effect places anything.
  func goHome() {
    left = presentedView()
    record?.restore()
    left?.recordHome()
  }

  /// Returns how the presentation has left the screen.
  ///
  /// In a new size, the effect determines its position; if the effect starts as the presentation ended, also its transform.
  private func presentedView() -> PresentedView? {
    guard let view = leftView, let record,
      TransitionOverlay.restingState(of: view, around: view) == nil
    else { return nil }
    let hasPresentedGeometry = hasPresentedGeometry ?? record.hasPresentedGeometry
    self.hasPresentedGeometry = hasPresentedGeometry
    guard startsAsPresented != true else { return PresentedView(view, [.alpha]) }
    return PresentedView(
      view,
      (hasPresentedGeometry ? [.center, .size] : []) + [.transform, .alpha]
    )
  }

  /// Records whether the effect has left the screen in its position.
  func recordStart() {
    if startsAsPresented == nil { startsAsPresented = state?.isInOriginalPosition }
  }

  /// Starts the dismissal with the values of the presentation.
  func putBack() {
    presentedViews = []
    guard var left, let record else { return }
    left.putBack(extras)
    if left.moved.contains(.transform) { extras.card?.leaveBackground() }
    presentedViews = [left]
    self.left = nil
    guard let dimmingView = extras.dimmingView else { return }
    var dimming = PresentedView(dimming: dimmingView, alpha: record.dimming ?? 0)
    dimming.putBack(extras)
    presentedViews.append(dimming)
  }

  /// Places the views that the effect doesn't, for an animator's start or in its animation block.
  func place(_ pass: SceneExtras.Pass) {
    for view in presentedViews {
      pass.isStart ? view.putBackAgain(besides: extras.parts) : view.goHome(besides: extras.parts)
    }
    for appearance in record?.appearances ?? [] { appearance.place(asLeft: pass.isStart) }
  }

  /// Records whether the effect moves the screen, which otherwise its container lays out.
  func recordMove() {
    guard let view else { return }
    state?.recordMove(bySprings: extras.parts.contains { $0.view === view })
  }

  // MARK: - In a new size

  /// Discards how the presentation has left the screen in another size.
  func forgetPresentedViews() {
    presentedViews = []
  }

  /// Records the start of a dismissal in the new size as the state in which the presentation has left the screen.
  func adoptCurrentValues() {
    guard scene.direction == .backward, startsAsPresented == true, leftView != nil else { return }
    state?.adoptCurrentValues()
    record?.recordPresented()
  }

  /// Whether the presentation's dimming view is in use.
  var keepsDimmingView: Bool { record.map { $0.dimmingView === extras.dimmingView } ?? false }

  /// Restores the views in the screen that the effect would leave changed.
  func restorePresentedAppearances() {
    for appearance in extras.takePresentedAppearances() { appearance.end() }
  }

  // MARK: - At the end

  /// Leaves the screen in its state until the dismissal, or restores it.
  func leave(at end: TransitionEnd) {
    switch (scene.direction, end) {
    case (.forward, .end):
      guard let state else {
        restorePresentedAppearances()
        break
      }
      return beginPresentation(of: PresentingViewRecord(state, dimmingView: extras.dimmingView))
    case (.forward, .start): state?.endInTime()
    case (.backward, .start):
      if let state, leftView == nil, let record {
        // A presentation below was dismissed together with this one, which is now one of the screen behind both.
        record.release()
        record.removeFromSuperview()
        return beginPresentation(of: PresentingViewRecord(state, dimmingView: extras.dimmingView))
      }
      state?.endInTime()
      // A screen that was dismissed together with the foreground doesn't come back.
      if leftView == nil { record?.release() }
      if let record { beginPresentation(of: record) } else { restorePresentedAppearances() }
      // The presentation's dimming view stays; one that only the dismissal's effect has used is removed.
      if keepsDimmingView { return }
    case (.backward, .end):
      if leftView != nil { state?.endAppearance() } else { state?.endInTime() }
      record?.dissolve()
      state?.refill(afterDismissal: true)
    }
    extras.dimmingView?.removeFromSuperview()
  }

  private func beginPresentation(of record: PresentingViewRecord) {
    record.begin(in: scene.container, with: extras.takePresentedAppearances())
  }
}
