import InterruptibleTransitions
import UIKit

/// The same pages twice: above as `UIPercentDrivenInteractiveTransition` moves them, below as the framework does,
/// both under the same finger.
final class LanesController: RoomController, RoomRoot {
  private let old = UINavigationController()
  private let new = UINavigationController()
  private(set) lazy var transition = PostersTransition.make(for: new) { [weak self] in
    self?.makeNext(in: $0)
  }
  private lazy var slide = PercentDrivenSlide(old, isAlone: false) { [unowned self] in
    makeNext(in: old)
  }
  private lazy var lanes = LanesView(
    [
      LaneHeader(
        "UIPercentDrivenInteractiveTransition",
        note: "Drag either lane",
        color: LanePalette.color(of: .old)
      ),
      LaneHeader(
        "InterruptibleTransition",
        note: "The same finger moves both",
        color: LanePalette.color(of: .new)
      ),
    ],
    lanes: [old.view, new.view]
  )
  private lazy var recorder = MotionRecorder(old, new)
  private var touchEvents: GestureEvents?
  private var release: Release?

  /// A release whose speeds are not known yet.
  private struct Release {
    let time: TimeInterval
    var lanes: Set<MotionRecord.Lane>
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    for lane in [old, new] {
      lane.isNavigationBarHidden = true
      lane.setViewControllers([makePage(0, in: lane)], animated: false)
    }
    transition.onPhaseChange = { [weak self] _ in self?.recorder.watch() }
    recorder.heldLanes = { [weak self] in self?.heldLanes ?? [] }
    recorder.onFrame = { [weak self] in self?.frameDidBegin() }
  }

  var moves: [RoomMove] {
    [
      RoomMove(.pop, "Back") { [unowned self] in goBack() },
      RoomMove(.push, "Next") { [unowned self] in showNext() },
    ]
  }

  // MARK: - Pages

  /// Pushes the next page in both lanes; in flight, the old one can't.
  private func showNext() {
    let isOldAtRest = isOldAtRest
    alignLanes()
    if isOldAtRest, let next = makeNext(in: old) {
      old.pushViewController(next, animated: true)
    }
    if let next = makeNext(in: new) { transition.push(next, onto: new) }
    recorder.watch()
  }

  private func goBack() {
    let isOldAtRest = isOldAtRest
    alignLanes()
    if isOldAtRest { old.popViewController(animated: true) }
    transition.pop(from: new)
    recorder.watch()
  }

  /// Whether the old lane can be asked for a transition: none runs, and none has been asked for in this turn.
  private var isOldAtRest: Bool {
    old.transitionCoordinator == nil && old.topViewController?.viewIfLoaded?.window != nil
  }

  private func makeNext(in lane: UINavigationController) -> UIViewController? {
    let top = lane.expectedTop
    let next = ((top as? PosterController)?.index ?? -1) + 1
    guard next < Poster.all.count else { return nil }
    return lane.screenInFlight { (page: PosterController) in page.index == next }
      ?? makePage(next, in: lane)
  }

  private func makePage(_ index: Int, in lane: UINavigationController) -> UIViewController {
    PosterController(index, in: lane === old ? "upper" : "lower") { [weak self] in
      self?.showNext()
    }
  }

  /// Brings the old lane to the page of the new one, after a run that ended differently.
  private func alignLanes() {
    let pages = new.viewControllers.compactMap { ($0 as? PosterController)?.index }
    guard !recorder.isRunning, isOldAtRest, old.viewControllers.count != pages.count else { return }
    old.setViewControllers(pages.map { makePage($0, in: old) }, animated: false)
  }

  // MARK: - What is measured

  private func touchDidChange(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      alignLanes()
      if recorder.isRunning, old.transitionCoordinator != nil {
        say("Touched in flight: nothing happens", in: .old)
      }
      if recorder.isRunning, new.transitionCoordinator != nil {
        say("Touched in flight: caught", in: .new)
      }
      recorder.touchDidBegin()
    case .ended, .cancelled:
      let dragged = MotionRecord.Lane.allCases.filter { lane in
        recorder.record.samples(of: lane).last?.isHeld == true
      }
      if !dragged.isEmpty { release = Release(time: recorder.time, lanes: Set(dragged)) }
      recorder.touchDidEnd()
    default: break
    }
  }

  private var heldLanes: Set<MotionRecord.Lane> {
    var lanes: Set<MotionRecord.Lane> = []
    if slide.isInteractive { lanes.insert(.old) }
    if transition.phase == .dragging { lanes.insert(.new) }
    return lanes
  }

  private func frameDidBegin() {
    lanes.chart.show(recorder.record)
    for lane in release?.lanes ?? [] {
      guard let time = release?.time, let change = recorder.record.change(of: lane, at: time)
      else { continue }
      release?.lanes.remove(lane)
      let verb = change.before * change.after < -0.01 ? "goes back" : "goes on"
      say(
        "Let go at \(text(change.before)), \(verb) at \(text(change.after)) widths a second",
        in: lane
      )
    }
  }

  private func text(_ speed: CGFloat) -> String {
    "\((abs(speed) * 10).rounded() / 10)"
  }

  private func say(_ text: String, in lane: MotionRecord.Lane) {
    lanes.headers[lane == .old ? 0 : 1].text = text
  }

  // MARK: - Views

  override func loadView() {
    for lane in [old, new] {
      addChild(lane)
      lane.view.clipsToBounds = true
    }
    view = lanes
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    old.view.accessibilityIdentifier = "lane.old"
    new.view.accessibilityIdentifier = "lane.new"
    lanes.headers[0].noteName = "note.old"
    lanes.headers[1].noteName = "note.new"
    for lane in [old, new] {
      lane.didMove(toParent: self)
    }
    slide.addPan(to: view)
    watchTouches()
    on(lanes.lamp) { $0.switchStyle() }
  }

  private func watchTouches() {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = 0
    recognizer.allowableMovement = .greatestFiniteMagnitude
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = slide
    touchEvents = GestureEvents(of: recognizer) { [weak self, unowned recognizer] in
      self?.touchDidChange(recognizer)
    }
    view.addGestureRecognizer(recognizer)
  }
}
