import UIKit

/// Sets up the views of a transition, and restores them.
@MainActor
final class SceneSetup {
  private(set) var scene: TransitionScene
  let overlay: TransitionOverlay
  /// The finger's path from start to end, in points.
  private(set) var travel: CGVector
  private let context: any UIViewControllerContextTransitioning
  private let effect: any TransitionEffect
  private let change: ScreenChange
  private let from: UIView?
  private let to: UIView?
  private let presenting: PresentingScreen
  /// The original states of the views.
  private var states: (from: ViewState?, to: ViewState?) = (nil, nil)
  /// The masks that the effect has given the screens.
  private var masks: [(screen: UIView, mask: AnyObject)] = []
  /// Keeps the positions of screens that an app may lay out.
  let watch: LayoutWatch?
  /// Whether the effect animates the size of a screen, and thereby its subviews.
  private var resizesScreens = false
  /// Keeps the safe areas of these screens, which UIKit computes from their positions.
  private var safeAreas: [KeptSafeArea] = []
  /// The container's insets for which they have been recorded.
  private var surroundings = UIEdgeInsets.zero
  /// Move the screens to their places.
  private var restoresAtRest: [() -> Void] = []
  /// The positions and sizes of the foreground, and of the effect's views around it, at the start and at the end.
  private(set) var placing: [SpringPart] = []
  /// The parts of the foreground's position and size that the effect's animator doesn't move.
  var takenGeometry: [SpringPart] = []
  /// The foreground's on-screen frame before the app laid it out elsewhere for the transition.
  private(set) var frameBefore: CGRect?
  /// Hides one screen from assistive technology.
  private var hiddenScreen = ViewSwitch(\.accessibilityElementsHidden, to: true)

  init(
    _ context: any UIViewControllerContextTransitioning,
    for change: ScreenChange,
    effect: any TransitionEffect,
    isInteractive: Bool
  ) {
    let direction = change.direction
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    (self.context, self.change, self.from, self.to) = (context, change, from, to)
    let record = direction == .backward ? PresentingViewRecord.find(in: context.containerView) : nil
    let scene = TransitionScene(
      context,
      direction: direction,
      foreground: direction == .forward ? to : from,
      background: direction == .forward ? from : to,
      dimmingView: record?.dimmingView
    )
    overlay = TransitionOverlay(over: scene.container)
    let isLaidOutByApp = context.presentationStyle != .none || change.container.isCustom
    watch = isLaidOutByApp ? LayoutWatch(in: overlay) : nil
    overlay.watch = watch
    scene.extras.isInteractive = isInteractive
    scene.extras.displayCorners = change.container.displayCorners
    presenting = PresentingScreen(in: scene, record) {
      guard context.presentationStyle != .none,
        let view = scene.backgroundViewController?.viewIfLoaded, view !== from, view !== to
      else { return nil }
      return view
    }
    travel = effect.travelToEnd(in: scene)
    self.scene = scene
    self.effect = effect
  }

  /// The screen that is shown at an end, if it's in the container.
  func screen(at end: TransitionEnd) -> UIView? {
    switch end {
    case .start: from
    case .end: to
    }
  }

  /// Leaves only the screen at an end to assistive technology.
  ///
  /// The presenting controller's view is outside the container, whose modality hides it during the presentation.
  func isolateScreen(at end: TransitionEnd) {
    hiddenScreen.move(to: screen(at: end.opposite))
    guard presenting.view != nil else { return }
    scene.container.accessibilityViewIsModal = (scene.direction == .forward) == (end == .end)
  }

  /// Whether the effect has placed a screen for the container's size that a new size doesn't autoresize.
  ///
  /// The presenting screen is outside the container of a presentation.
  var isMeasured: Bool { scene.extras.isMeasured || presenting.view != nil }

  /// Whether the foreground rubber-bands when a finger drags it past an end.
  var rubberBandsPastEnds: Bool {
    effect.rubberBandsPastEnds && scene.extras.rubberBandsPastEnds
  }

  /// Adds the incoming view and the overlay to the container.
  func place() {
    let container = scene.container
    settle()
    presenting.followApp()
    if context.presentationStyle != .none { takeFromOtherTransitions() }
    // A view that has just been returned may still need layout in a container with a new size.
    presenting.view?.superview?.layoutIfNeeded()
    states = (ViewState(from), ViewState(to))
    presenting.recordState()
    UIView.performAtOnce {
      if let to {
        to.setFlatFrame(context.finalFrameOfIncoming)
        if scene.direction == .backward, let from, from.superview === container {
          container.insertSubview(to, belowSubview: from)
        } else {
          container.addSubview(to)
        }
      }
      overlay.frame = container.bounds
      container.addSubview(overlay)
    }
    overlay.recordSize()
  }

  /// Lays out the container first, so that an app's layout of a screen happens before anything moves.
  private func settle() {
    let isDismissal = context.presentationStyle != .none && scene.direction == .backward
    guard isDismissal || change.container.isCustom else { return }
    scene.container.layoutIfNeeded()
    watch?.forgetAnimations()
    if frameBefore == scene.foreground?.flatFrame { frameBefore = nil }
    measure()
  }

  private func measure() {
    scene = scene.moved(to: context.foregroundFrame(scene.direction, of: scene.foreground))
    travel = effect.travelToEnd(in: scene)
  }

  /// Lays out the incoming view, and prepares the effect.
  func prepare() {
    let container = scene.container
    UIView.performAtOnce {
      to?.layoutIfNeeded()
      overlay.restingStates = [states.from, ViewState(to, tracksAppearance: false)].compactMap {
        $0
      }
      presenting.goHome()
      recordSafeAreas()
      scene = scene.inPlace()
      recordingMasks { changingViews { effect.prepare(scene) } }
      // A view that the effect has added makes its screen need layout, which would move the other views from their start.
      for screen in [to, presenting.view] { screen?.layoutIfNeeded() }
      restoresAtRest = [from, to, presenting.view].compactMap { $0?.restoringGeometry() }
      place(.start)
      if container.subviews.last !== overlay { container.addSubview(overlay) }
      layOutContainer()
      presenting.recordStart()
      changingViews { presenting.putBack() }
    }
    recordMoves()
    placing = watch == nil ? [] : findGeometryParts()
  }

  /// Lays out the container, which views that are added make need it, while the screens are at rest.
  ///
  /// Where the effect has placed them, UIKit would give them another safe area, and lay them out for it. A screen that
  /// the effect has given another size is laid out for that.
  private func layOutContainer() {
    guard scene.container.layer.needsLayout() else { return }
    withScreensAtRest { scene.container.layoutIfNeeded() }
  }

  /// Runs code while the screens are in their places, and returns them to their positions.
  private func withScreensAtRest(_ body: () -> Void) {
    let frames = [from, to, presenting.view].compactMap { $0?.restoringGeometry(andSize: true) }
    changingViews { for move in restoresAtRest { move() } }
    body()
    changingViews { for move in frames { move() } }
  }

  /// Restores the views' original values, because a presentation in a context takes a view from the transition that moves it.
  private func takeFromOtherTransitions() {
    for view in [from, to].compactMap({ $0 }) {
      TransitionOverlay.restingState(of: view, around: scene.container)?.restoreAppearance()
    }
  }

  /// Records the safe areas of the screens in their places, if UIKit computes them from the positions.
  private func recordSafeAreas() {
    guard watch != nil else { return }
    surroundings = scene.container.safeAreaInsets
    if safeAreas.isEmpty {
      safeAreas = [from, to, presenting.view].compactMap { $0.flatMap(KeptSafeArea.begin) }
    }
    for area in safeAreas { area.remember() }
  }

  /// Keeps the safe areas of the screens in their current positions.
  func keepSafeAreas() {
    guard !safeAreas.isEmpty else { return }
    if scene.container.safeAreaInsets != surroundings {
      UIView.performAtOnce { withScreensAtRest { recordSafeAreas() } }
    }
    for area in safeAreas { area.keep() }
    let views = safeAreas.filter(\.isLeftAlone).compactMap(\.view)
    guard views.contains(where: { $0.layer.needsLayout() }) else { return }
    UIView.performAtOnce { withScreensAtRest { for view in views { view.layoutIfNeeded() } } }
  }

  /// Changes views with known original states.
  ///
  /// Any other change of them comes from the app.
  func changingViews(_ body: () -> Void) {
    let others = screens + presenting.originalsInside
    for state in others { state.bodyWillBegin() }
    for state in scene.extras.originals.values { state.bodyWillBegin() }
    body()
    // The body may have started to change other views.
    for state in scene.extras.originals.values { state.bodyDidEnd() }
    for state in others { state.bodyDidEnd() }
  }

  /// The original states of the screens.
  private var screens: [OriginalState] {
    [states.from, states.to, presenting.state].compactMap { $0?.original }
  }

  /// Records which properties a card changes, and whether the effect moves the presenting screen, which otherwise its
  /// container lays out.
  private func recordMoves() {
    if scene.extras.card?.movesScreens == true {
      for state in screens { state.giveAway(.transform) }
    }
    presenting.recordMove()
  }

  /// Places the screens for the transition's end, in an animation block.
  func animate() {
    let sizes = [from, to].map(\.?.bounds.size)
    place(.end)
    resizesScreens = [from, to].map(\.?.bounds.size) != sizes
    recordMoves()
  }

  /// Places the screens again for another animator: at the start, and then, in a closure, for the end.
  ///
  /// Changes by the app, and by anything else that moves the views, stay.
  func placeAgain(_ stop: () -> Void, animate: () -> Void) {
    // A container that gets its size late has moved the screens along, and their animations add to that.
    let places = [from, to, presenting.view].compactMap { $0 }.map {
      ($0, $0.center, $0.bounds.size)
    }
    // Another animation, as of a rotation, may be moving the subviews differently, and a stopped animator would leave them there.
    let inner = resizesScreens ? places.map { SubviewPositions(of: $0.0) } : []
    // A stopped animator leaves intermediate values, which the app hasn't set.
    changingViews(stop)
    UIView.performAtOnce { for places in inner { places.restore() } }
    let kept = takenGeometry.map { ($0, $0.value) }
    UIView.performAtOnce { place(.startAgain) }
    animate()
    for (view, center, size) in places {
      if view.center != center { view.center = center }
      if view.bounds.size != size { view.bounds.size = size }
    }
    changingViews {
      for (part, value) in kept {
        part.view.layer.removeAnimations(of: part.property)
        part.value = value
      }
    }
    keepSafeAreas()
  }

  /// Places the screens for the transition's end again, in the animation block of another animator.
  func animateAgain() {
    place(.endAgain)
  }

  private func place(_ pass: SceneExtras.Pass) {
    let start = scene.startPosition
    recordingMasks {
      changingViews {
        scene.extras.perform(pass) {
          effect.place(scene, foreground: pass.isStart ? start : start.opposite)
        }
        presenting.place(pass)
      }
    }
  }

  /// Starts the stages, which animate only during part of the transition; then every view is at its destination.
  func startStages() {
    if let stages {
      changingViews { stages.start() }
      recordMoves()
    }
    placing = placing.compactMap { part in
      guard part.property != .transform || part.view.hasFlatTransform else { return nil }
      var part = part
      part.ends.end = part.value
      return part
    }
    keepSafeAreas()
  }

  /// Calls the effect, and records the masks that it gives the screens.
  private func recordingMasks(_ body: () -> Void) {
    let screens = [from, to, presenting.view].compactMap { $0 }
    let before = screens.map(\.anyMask)
    body()
    for (screen, old) in zip(screens, before) {
      if let mask = screen.anyMask, mask !== old { masks.append((screen, mask)) }
    }
  }

  /// Cleans up the effect, and logs a mask that it has left.
  private func cleanUpEffect(at end: TransitionEnd) {
    changingViews { effect.cleanUp(scene, at: end) }
    if masks.contains(where: { $0.screen.anyMask === $0.mask }) {
      TransitionLog.error(
        "\(type(of: effect)) left its mask on a screen, which stays masked. Remove it in cleanUp(_:at:)."
      )
    }
    masks = []
  }

  /// Records the foreground's frame before an app is notified of the transition.
  func recordForeground() {
    guard context.presentationStyle != .none, scene.direction == .backward else { return }
    frameBefore = scene.foreground?.flatFrame
    watch?.watch(scene.foreground.map { [($0, $0.flatFrame)] } ?? [])
  }

  /// Starts to keep the screens in the positions that the effect has set.
  func beginWatch() {
    guard let watch else { return }
    var views: [(view: UIView, rest: CGRect)] = []
    for case let view? in [from, to] where !isMovedByMatch(view) {
      let isAbove = view === scene.foreground
      views.append((view, isAbove ? scene.foregroundFrame : context.finalFrameOfIncoming))
    }
    let isPresentation = context.presentationStyle != .none
    let manager = isPresentation ? scene.foregroundViewController?.presentationController : nil
    guard let manager else { return watch.watch(views) }
    watch.watch(views, frameNow: { manager.frameOfPresentedViewInContainerView })
  }

  /// Ends the effect's animations at an end.
  ///
  /// At the start an animator restores the screens' sizes, but no subview that the app has added since, or that another
  /// transition has animated.
  func endAnimations(at end: TransitionEnd, _ stop: () -> Void) {
    let isRestored = end == .start && resizesScreens
    let places = isRestored ? [from, to].compactMap { $0 }.map { SubviewPositions(of: $0) } : []
    changingViews(stop)
    for place in places { place.autoresizeOthers() }
  }

  /// Whether the effect moves a view to the current position of another view.
  private func isMovedByMatch(_ view: UIView) -> Bool {
    scene.extras.parts.contains { $0.view === view && $0.movingEnd != nil }
  }

  /// Sets up the effect again as if the transition began now, because the container has a new size or the foreground
  /// another layout; `returnToStart` ends its animations at the start.
  func setUpAgain(_ returnToStart: () -> Void) {
    let container = scene.container
    let places = [from, to, presenting.view].compactMap { $0 }.map { SubviewPositions(of: $0) }
    changingViews(returnToStart)
    for place in places { place.autoresizeOthers() }
    finishStages(at: .start)
    scene.extras.stages = nil
    presenting.forgetPresentedViews()
    bringBackScreens()
    // A size that the app sets during this takes effect with the next frame.
    UIView.performAtOnce { cleanUpEffect(at: .start) }
    presenting.restorePresentedAppearances()
    (scene.extras.card, scene.extras.parts, takenGeometry) = (nil, [], [])
    removeAdditions()
    states.from?.restore()
    states.to?.restoreAppearance()
    to?.setFlatFrame(context.finalFrameOfIncoming)
    presenting.state?.restore()
    for area in safeAreas { area.giveBack() }
    // A presentation controller lays out views that don't fill the container, and an effect may start at a view of a screen.
    container.setNeedsLayout()
    container.layoutIfNeeded()
    if let watch {
      watch.forgetAllAnimations()
      if resizesScreens { for place in places { place.removeAnimations() } }
    }
    // Its views are restored too, and would otherwise be laid out only after the effect has changed them again.
    presenting.view?.layoutIfNeeded()
    if context.presentationStyle != .none, scene.direction == .backward {
      states.from?.recordGeometry()
    }
    measure()
    prepare()
    // The dismissal starts from the presented state, which is different in the new size.
    presenting.adoptCurrentValues()
  }

  /// Removes the views that effects have added, except those that stay during a presentation.
  private func removeAdditions() {
    scene.extras.edgeShadow?.removeFromSuperview()
    scene.extras.edgeShadow = nil
    guard !presenting.keepsDimmingView else { return }
    scene.extras.dimmingView?.removeFromSuperview()
    scene.extras.dimmingView = nil
  }

  /// The effect's animations during part of the transition, if it has any.
  var stages: SceneStages? { scene.extras.stages }

  /// Shows the stages at a progress.
  func showStages(_ progress: CGFloat) {
    guard let stages else { return }
    guard stages.changesScreensInFrames else { return stages.show(progress) }
    // In each frame an effect changes the screens and its views.
    let watch = watch?.beginNested()
    defer { watch?.recordPositions() }
    for state in screens { state.bodyWillBegin() }
    stages.show(progress)
    for state in screens { state.bodyDidEnd(isOfFrame: true) }
  }

  private func finishStages(at end: TransitionEnd) {
    guard let stages else { return }
    changingViews { stages.finish(at: end) }
    recordMoves()
  }

  func cleanUp(at end: TransitionEnd) {
    watch?.stop()
    finishStages(at: end)
    hiddenScreen.move(to: nil)
    overlay.onLosingWindow = nil
    overlay.onResize = nil
    overlay.onLeaving = nil
    overlay.onLayout = nil
    overlay.keepSafeAreas = nil
    bringBackScreens()
    if end == .end { bringBack(to) } else { states.from?.restoreGeometry() }
    // The screen that stays in the container is in its place by now.
    let (areas, behind) = (safeAreas, presenting.view)
    for area in areas where area.view !== behind { area.end() }
    (safeAreas, restoresAtRest) = ([], [])
    let isPresenterMoved = presenting.view?.isDescendant(of: scene.container) == true
    cleanUpEffect(at: end)
    // Objects that effects have created may retain the scene.
    (scene.extras.card, scene.extras.parts, scene.extras.memory) = (nil, [], [])
    // An effect may have put it into an added view, which is gone now.
    if isPresenterMoved { presenting.state?.restoreGeometry() }
    switch end {
    case .end:
      states.from?.end()
      states.to?.endAppearance()
      bringBack(to)
      // A presentation whose container has left the window has no frame for it.
      if let to, to.window != nil || context.presentationStyle == .none {
        to.setFlatFrame(context.finalFrameOfIncoming)
      }
      to?.renewSafeArea()
    case .start:
      states.to?.end()
      states.to?.restoreGeometry()
      states.from?.end()
      states.from?.restoreGeometry()
      from?.renewSafeArea()
    }
    scene.extras.edgeShadow?.removeFromSuperview()
    if context.presentationStyle != .none { layOutContext() }
    presenting.leave(at: end)
    for area in areas where area.view === behind { area.end() }
    if (scene.direction == .forward) == (end == .start) { presenting.view?.renewSafeArea() }
    // Until this point, it notifies the transitions inside a screen that the screen leaves.
    overlay.removeFromSuperview()
  }

  /// Moves the screens out of the effect's views, so that they stay in the window when those are removed.
  private func bringBackScreens() {
    for view in [scene.background, scene.foreground] where view === from || view === to {
      if view?.isDescendant(of: scene.container) == true { bringBack(view) }
    }
  }

  /// Returns a view to the container if something has moved it elsewhere.
  private func bringBack(_ view: UIView?) {
    guard let view, view.superview !== scene.container else { return }
    scene.container.addSubview(view)
  }

  /// Requests layout of the container around the presentation's context, whose size may have changed during the transition.
  private func layOutContext() {
    scene.backgroundViewController?.parent?.viewIfLoaded?.setNeedsLayout()
  }
}

extension UIView {
  fileprivate var anyMask: AnyObject? { mask ?? layer.mask }

  /// Returns a closure that restores the current position and transform; if the size has changed, that too, or nothing.
  fileprivate func restoringGeometry(andSize restoresSize: Bool = false) -> () -> Void {
    let (center, size, transform) = (center, bounds.size, transform3D)
    return { [self] in
      if bounds.size != size {
        guard restoresSize else { return }
        bounds.size = size
        layoutIfNeeded()
      }
      if self.center != center { self.center = center }
      if !CATransform3DEqualToTransform(transform3D, transform) { transform3D = transform }
    }
  }
}
