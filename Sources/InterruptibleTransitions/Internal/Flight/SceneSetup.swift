import UIKit

/// Puts the views of a transition in place, and restores them.
@MainActor
final class SceneSetup {
  private(set) var scene: TransitionScene
  let shield: TouchShield
  /// The way that a finger goes from start to end, in points.
  private(set) var travel: CGVector
  private let context: any UIViewControllerContextTransitioning
  private let effect: any TransitionEffect
  private let change: ScreenChange
  private let from: UIView?
  private let to: UIView?
  private let presenting: PresentingScreen
  /// The views as they were, to be restored.
  private var states: (from: ViewState?, to: ViewState?) = (nil, nil)
  /// The masks that the effect has given the screens.
  private var masks: [(screen: UIView, mask: AnyObject)] = []
  /// Keeps the screens in place that an app may lay out.
  let watch: LayoutWatch?
  /// The positions and sizes of the foreground, and of the views that the effect has put it into, at the start and at the end.
  private(set) var placing: [SpringPart] = []
  /// The parts of the foreground's place that something else moves than the effect's animator.
  var takenPlace: [SpringPart] = []
  /// Where the foreground was seen before the app laid it out elsewhere for the transition.
  private(set) var placeBefore: CGRect?
  /// Hides one screen from assistive technology.
  private var curtain = ViewSwitch(\.accessibilityElementsHidden, to: true)

  init(
    _ context: any UIViewControllerContextTransitioning,
    for change: ScreenChange,
    effect: any TransitionEffect
  ) {
    let direction = change.direction
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    (self.context, self.change, self.from, self.to) = (context, change, from, to)
    let keeper = direction == .backward ? PresentingViewKeeper.find(in: context.containerView) : nil
    let scene = TransitionScene(
      context,
      direction: direction,
      foreground: direction == .forward ? to : from,
      background: direction == .forward ? from : to,
      dimmingView: keeper?.dimmingView
    )
    shield = TouchShield(over: scene.container)
    let isLaidOutByApp = context.presentationStyle != .none || change.container.isCustom
    watch = isLaidOutByApp ? LayoutWatch(in: shield) : nil
    shield.watch = watch
    scene.extras.displayCorners = change.container.displayCorners
    presenting = PresentingScreen(in: scene, keeper) {
      guard context.presentationStyle != .none,
        let view = scene.backgroundViewController?.viewIfLoaded, view !== from, view !== to
      else { return nil }
      return view
    }
    travel = effect.travelToEnd(in: scene)
    self.scene = scene
    self.effect = effect
  }

  /// The screen that a transition shows when it rests at an end, if it lies in the container.
  func screen(at end: TransitionEnd) -> UIView? {
    switch end {
    case .start: from
    case .end: to
    }
  }

  /// Leaves assistive technology the screen at an end, and nothing of the other one.
  ///
  /// The presenting controller's view lies outside the container, and is hidden by the container being modal, as long
  /// as the presentation stands.
  func isolateScreen(at end: TransitionEnd) {
    curtain.move(to: screen(at: end.opposite))
    guard presenting.view != nil else { return }
    scene.container.accessibilityViewIsModal = (scene.direction == .forward) == (end == .end)
  }

  /// Whether the foreground gives way to a finger that pulls past an end.
  var rubberBandsPastEnds: Bool {
    effect.rubberBandsPastEnds && scene.extras.rubberBandsPastEnds
  }

  /// Puts the incoming view and the shield into the container.
  func place() {
    let container = scene.container
    settle()
    presenting.followApp()
    if context.presentationStyle != .none { takeFromOtherTransitions() }
    // One that has just been given back may wait for its place in a container of another size.
    presenting.view?.superview?.layoutIfNeeded()
    states = (ViewState(from), ViewState(to))
    presenting.noteState()
    UIView.performAtOnce {
      if let to {
        to.frame = context.finalFrameOfIncoming
        if scene.direction == .backward, let from, from.superview === container {
          container.insertSubview(to, belowSubview: from)
        } else {
          container.addSubview(to)
        }
      }
      container.addSubview(shield)
    }
    shield.noteSize()
  }

  /// Has an app that is about to lay out a screen do so before anything moves.
  private func settle() {
    guard context.presentationStyle != .none, scene.direction == .backward else { return }
    scene.container.layoutIfNeeded()
    watch?.forgetAnimations()
    if placeBefore == scene.foreground?.flatFrame { placeBefore = nil }
    measure()
  }

  private func measure() {
    scene = scene.moved(to: context.foregroundFrame(scene.direction, of: scene.foreground))
    travel = effect.travelToEnd(in: scene)
  }

  /// Lays the incoming view out, and lets the effect begin.
  func prepare() {
    let container = scene.container
    UIView.performAtOnce {
      to?.layoutIfNeeded()
      shield.restingStates = [states.from, ViewState(to, tracksLooks: false)].compactMap { $0 }
      presenting.goHome()
      scene = scene.inPlace()
      notingMasks { changingViews { effect.prepare(scene) } }
      // A view that the effect has added has its screen laid out, which would take the others from where they start.
      for screen in [to, presenting.view] { screen?.layoutIfNeeded() }
      place(.start)
      presenting.noteStart()
      changingViews { presenting.putBack() }
    }
    noteMoves()
    if container.subviews.last !== shield { container.addSubview(shield) }
    change.container.settle(container, before: change)
    placing = watch == nil ? [] : findPlaceParts()
  }

  /// Gives the views their looks at rest: a presentation in a context takes a view out of the transition that moves it.
  private func takeFromOtherTransitions() {
    for view in [from, to].compactMap({ $0 }) {
      TouchShield.restingState(of: view, around: scene.container)?.restoreLooks()
    }
  }

  /// Changes views whose original state is known.
  ///
  /// Any other change of them is the app's.
  func changingViews(_ body: () -> Void) {
    let others = screens + presenting.originalsInside
    for state in others { state.bodyWillBegin() }
    for state in scene.extras.originals.values { state.bodyWillBegin() }
    body()
    // The body may have begun to change others.
    for state in scene.extras.originals.values { state.bodyDidEnd() }
    for state in others { state.bodyDidEnd() }
  }

  /// The original states of the screens.
  private var screens: [OriginalState] {
    [states.from, states.to, presenting.state].compactMap { $0?.original }
  }

  /// Notes which properties a card changes, and whether the effect moves the presenting screen, which otherwise its container lays out.
  private func noteMoves() {
    if scene.extras.card != nil {
      for state in screens { state.giveAway(.transform) }
    }
    presenting.noteMove()
  }

  /// Places the screens for the transition's end, in an animation block.
  func animate() {
    place(.end)
    noteMoves()
  }

  /// Places the screens once more for another animator: at the start, and then, by a closure, for the end.
  ///
  /// What the app has changed meanwhile, and what something else moves, stays as it is.
  func placeAgain(_ stop: () -> Void, animate: () -> Void) {
    // A container that comes late to its size has moved the screens along, and their animations add to that.
    let places = [from, to, presenting.view].compactMap { $0 }.map {
      ($0, $0.center, $0.bounds.size)
    }
    // A stopped animator leaves values in between, which are nobody's.
    changingViews(stop)
    let kept = takenPlace.map { ($0, $0.value) }
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
  }

  /// Places the screens for the transition's end once more, in the animation block of another animator.
  func animateAgain() {
    place(.endAgain)
  }

  private func place(_ pass: SceneExtras.Pass) {
    let start = scene.startPosition
    notingMasks {
      changingViews {
        scene.extras.perform(pass) {
          effect.place(scene, foreground: pass.isStart ? start : start.opposite)
        }
        presenting.place(pass)
      }
    }
  }

  /// Starts what is animated in a part of the way only; with it, everything is where it is going.
  func startStages() {
    if let stages {
      changingViews { stages.start() }
      noteMoves()
    }
    placing = placing.compactMap { part in
      guard part.property != .transform || part.view.hasFlatTransform else { return nil }
      var part = part
      part.ends.end = part.value
      return part
    }
  }

  /// Has the effect do something, and remembers the masks that it gives the screens.
  private func notingMasks(_ body: () -> Void) {
    let screens = [from, to, presenting.view].compactMap { $0 }
    let before = screens.map(\.anyMask)
    body()
    for (screen, old) in zip(screens, before) {
      if let mask = screen.anyMask, mask !== old { masks.append((screen, mask)) }
    }
  }

  /// Has the effect clean up, and says what it leaves.
  private func cleanUpEffect(at end: TransitionEnd) {
    changingViews { effect.cleanUp(scene, at: end) }
    if masks.contains(where: { $0.screen.anyMask === $0.mask }) {
      TransitionLog.error(
        "\(type(of: effect)) has left its mask on a screen, which stays masked: remove it in cleanUp(_:at:)"
      )
    }
    masks = []
  }

  /// Notes where the foreground is seen, before an app hears of the transition.
  func noteForeground() {
    guard context.presentationStyle != .none, scene.direction == .backward else { return }
    placeBefore = scene.foreground?.flatFrame
    watch?.watch(scene.foreground.map { [($0, $0.flatFrame)] } ?? [])
  }

  /// Begins to keep the screens where the look has put them.
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

  /// Whether the look itself moves a view to where another one has moved.
  private func isMovedByMatch(_ view: UIView) -> Bool {
    scene.extras.parts.contains { $0.view === view && $0.away != nil }
  }

  /// Puts the look in place anew, in a container that has another size or lays the foreground out elsewhere, as if the transition
  /// began now.
  func refit() {
    let container = scene.container
    finishStages(at: .start)
    scene.extras.stages = nil
    presenting.forgetStanding()
    bringBackScreens()
    // A size that the app changes meanwhile comes with the next frame.
    UIView.performAtOnce { cleanUpEffect(at: .start) }
    presenting.restoreLooks()
    (scene.extras.card, scene.extras.parts, takenPlace) = (nil, [], [])
    removeAdditions()
    states.from?.restore()
    states.to?.restoreLooks()
    to?.frame = context.finalFrameOfIncoming
    presenting.state?.restore()
    // A presentation controller puts what doesn't fill the container in place, and a look may begin at a view of a screen.
    container.setNeedsLayout()
    container.layoutIfNeeded()
    watch?.forgetAllAnimations()
    // Its views are restored too, and would be laid out only after the effect has changed them again.
    presenting.view?.layoutIfNeeded()
    if context.presentationStyle != .none, scene.direction == .backward { states.from?.notePlace() }
    measure()
    prepare()
    // The start of a dismissal is the presented state, which is another one in the new size.
    presenting.standAnew()
  }

  /// Removes the views that effects have used, but what stays as long as a presentation stands.
  private func removeAdditions() {
    scene.extras.edgeShadow?.removeFromSuperview()
    scene.extras.edgeShadow = nil
    guard !presenting.keepsDimmingView else { return }
    scene.extras.dimmingView?.removeFromSuperview()
    scene.extras.dimmingView = nil
  }

  /// What the effect animates in a part of the way only, if anything.
  var stages: SceneStages? { scene.extras.stages }

  /// Shows, in a part of the way, what belongs to the progress that is seen.
  func showStagesAsSeen() {
    shield.seenProgress.map { showStages(min(max($0, 0), 1)) }
  }

  /// Shows, in a part of the way, what belongs to a progress.
  func showStages(_ progress: CGFloat) {
    guard let stages else { return }
    guard stages.changesScreensInFrames else { return stages.show(progress) }
    // Per frame an effect changes the screens, and views of its own.
    let watch = watch?.beginNested()
    defer { watch?.notePlaces() }
    for state in screens { state.bodyWillBegin() }
    stages.show(progress)
    for state in screens { state.bodyDidEnd(isOfFrame: true) }
  }

  private func finishStages(at end: TransitionEnd) {
    guard let stages else { return }
    changingViews { stages.finish(at: end) }
    noteMoves()
  }

  func cleanUp(at end: TransitionEnd) {
    watch?.stop()
    finishStages(at: end)
    curtain.move(to: nil)
    shield.onLosingWindow = nil
    shield.onResize = nil
    shield.onLeaving = nil
    shield.onLayout = nil
    bringBackScreens()
    if end == .end { bringBack(to) } else { states.from?.restorePlace() }
    let isPresenterMoved = presenting.view?.isDescendant(of: scene.container) == true
    cleanUpEffect(at: end)
    // What effects have made may know the scene.
    (scene.extras.card, scene.extras.parts, scene.extras.memory) = (nil, [], [])
    // An effect may have put it into a view of its own, which is gone now.
    if isPresenterMoved { presenting.state?.restorePlace() }
    switch end {
    case .end:
      states.from?.end()
      states.to?.endLooks()
      bringBack(to)
      let frame = context.finalFrameOfIncoming
      if let to, to.window != nil, to.frame != frame { to.frame = frame }
      to?.renewSafeArea()
    case .start:
      states.to?.end()
      states.to?.restorePlace()
      states.from?.end()
      states.from?.restorePlace()
      from?.renewSafeArea()
    }
    scene.extras.edgeShadow?.removeFromSuperview()
    if context.presentationStyle != .none { askForPlaceInContext() }
    presenting.leave(at: end)
    if (scene.direction == .forward) == (end == .start) { presenting.view?.renewSafeArea() }
    // Until here it tells the transitions inside a screen that the screen leaves.
    shield.removeFromSuperview()
  }

  /// Takes the screens out of the views that the effect has put them in: neither is to leave the window with that.
  private func bringBackScreens() {
    for view in [scene.background, scene.foreground] where view === from || view === to {
      if view?.isDescendant(of: scene.container) == true { bringBack(view) }
    }
  }

  /// Puts a view back into the container, where something has moved it elsewhere.
  private func bringBack(_ view: UIView?) {
    guard let view, view.superview !== scene.container else { return }
    scene.container.addSubview(view)
  }

  /// Has the container that the presentation's context is in lay it out: it may have given it another size meanwhile.
  private func askForPlaceInContext() {
    scene.backgroundViewController?.parent?.viewIfLoaded?.setNeedsLayout()
  }
}

extension UIView {
  fileprivate var anyMask: AnyObject? { mask ?? layer.mask }
}
