/// Recognizes a gesture in the touches on a view and its subviews.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var name: String?

  /// A Boolean value that indicates whether the touched view loses the touches once the gesture is recognized.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the touched view receives the touches only when the gesture has failed.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the touched view receives the end of touches only when the gesture has
  /// failed.
  open var delaysTouchesEnded = true

  /// The touches it has been given since it was last reset.
  var touches: [UITouch] = []
  /// Those of them that are down; a finger that is lifted goes once `touchesEnded` has returned.
  var fingers: [UITouch] = []

  /// Where it is; `state` tells it as the action is to see it.
  var currentState = State.possible
  /// What it is to become once those have failed that it waits for.
  var pending: [State] = []
  var isAsking = false
  /// Which of the others must fail first, as asked since it was last reset.
  var verdicts: [ObjectIdentifier: Bool] = [:]

  private var reportedState: State?
  private var requirements: [WeakRecognizer] = []
  private var actions: [(token: HeadlessGestureAction, handler: (UIGestureRecognizer) -> Void)] = []
  private var lastCentroid = CGPoint.zero
  private weak var lastWindow: UIWindow?
  /// Tells the running timer from those that were started before it.
  var timer = 0

  /// A recognizer without actions.
  ///
  /// Apple's takes a target and a selector, which exist only beside the Objective-C runtime; here
  /// `headlessAddAction` takes a closure.
  public override init() {
    super.init()
    setUp()
  }

  /// Hook: what a class of the module's own does at the end of its initializer.
  func setUp() {}

  open var state: State {
    get { reportedState ?? currentState }
    set { request(newValue) }
  }

  open var isEnabled = true {
    didSet {
      if !isEnabled { cancel() }
    }
  }

  /// Hook: the recognizer is about to change its state, and to send its actions.
  func willEnter(_ state: State) {}

  // MARK: - Actions

  /// Adds a closure that is called whenever UIKit would send the recognizer's actions.
  ///
  /// - Returns: What `headlessRemoveAction` takes to remove it.
  @discardableResult
  public func headlessAddAction(
    _ handler: @escaping (UIGestureRecognizer) -> Void
  ) -> HeadlessGestureAction {
    let token = HeadlessGestureAction()
    actions.append((token, handler))
    return token
  }

  public func headlessRemoveAction(_ action: HeadlessGestureAction) {
    actions.removeAll { $0.token === action }
  }

  func sendAction(in state: State) {
    reportedState = state
    defer { reportedState = nil }
    for action in actions {
      action.handler(self)
    }
  }

  // MARK: - Others

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  func isStaticallyRequired(toFail other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    mayPrevent(preventedGestureRecognizer)
  }

  /// Hook: whether a class of the module's own lets another be recognized beside it.
  func mayPrevent(_ other: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Hook: true for a tap of one finger, once.
  var isSingleTap: Bool { false }

  // MARK: - Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    handleTouches(.began, touches, event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    handleTouches(.moved, touches, event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    handleTouches(.ended, touches, event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    handleTouches(.cancelled, touches, event)
  }

  /// Hook: what a class of the module's own does with touches.
  func handleTouches(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {}

  // MARK: - Scrolls

  /// The view under the pointer whose scroll the recognizer follows; nil for none.
  weak var scrolledView: UIView?

  /// Whether the recognizer follows a scroll, and no finger.
  var isScrolled: Bool { scrolledView != nil }

  /// Hook: whether a class of the module's own follows scrolls of a kind.
  func follows(_ scroll: UIScrollTypeMask) -> Bool { false }

  /// Hook: what a class of the module's own does with a step of a scroll.
  func handleScroll(_ phase: UITouch.Phase, by delta: CGVector, _ event: UIEvent) {}

  // MARK: - Resetting

  /// Called when the gesture is over and the recognizer is possible again.
  open func reset() {
    prepareForNext()
  }

  /// Hook: what a class of the module's own forgets when it is reset.
  func prepareForNext() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    drop(touch)
  }

  // MARK: - Places

  open var numberOfTouches: Int { countedTouches.count }

  open func location(in view: UIView?) -> CGPoint {
    convert(centroid, to: view)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard countedTouches.indices.contains(touchIndex) else {
      HeadlessFault.raise(
        "there is no touch \(touchIndex): ask numberOfTouches, which is \(numberOfTouches)"
      )
    }
    return countedTouches[touchIndex].location(in: view)
  }

  /// Hook: the touches that the gesture is made of.
  var countedTouches: [UITouch] {
    // An array is allocated only if it's another.
    fingers.allSatisfy(\.isDown) ? fingers : fingers.filter(\.isDown)
  }

  /// The middle of the touches, in the window; when all are lifted, where it was last.
  var centroid: CGPoint { CGPoint(middleOf: countedTouches) ?? lastCentroid }

  /// The window of the touches.
  var touchedWindow: UIWindow? { lastWindow }

  /// A point of the window, in a view's coordinates.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = lastWindow, let view else { return point }
    return window.convert(point, to: view)
  }

  /// Remembers where touches are, for when they are lifted.
  func notePlace(of touches: [UITouch]) {
    lastWindow = touches.first?.window ?? lastWindow
    lastCentroid = CGPoint(middleOf: touches) ?? lastCentroid
  }

  /// Remembers where the pointer is.
  func notePlace(_ point: CGPoint, in window: UIWindow) {
    lastWindow = window
    lastCentroid = point
  }

  // MARK: - The view

  func didMove(to view: UIView?) {
    cancel()
    self.view = view
  }

  func viewDidLeaveWindow() {
    cancel()
  }
}

private struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
