/// A view that is used with a finger, and runs actions when it is.
@preconcurrency @MainActor
open class UIControl: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control that runs an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    takePrimaryAction(primaryAction)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isElementByDefault: Bool { true }

  override var traitsByDefault: UIAccessibilityTraits {
    var traits = traitsOfKind
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// Hook: the traits of a class of the module's own, whatever its state.
  var traitsOfKind: UIAccessibilityTraits { .none }

  func takePrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: - State

  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking(with: nil) }
      stateDidChange()
    }
  }

  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Hook: the state is another one.
  func stateDidChange() {
    setNeedsLayout()
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  // MARK: - Actions

  private var registrations: [(action: UIAction, events: UIControl.Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    guard let place = registrations.firstIndex(where: { $0.action.identifier == action.identifier })
    else { return registrations.append((action, controlEvents)) }
    if registrations[place].action === action {
      registrations[place].events.formUnion(controlEvents)
    } else {
      removeAction(identifiedBy: action.identifier, for: controlEvents)
      registrations.append((action, controlEvents))
    }
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    for index in registrations.indices
    where registrations[index].action.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in registrations where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  // MARK: - Tracking

  /// The finger that the control follows.
  private weak var trackedTouch: UITouch?

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// Hook: the events that lifting the finger inside means.
  var eventsOfUse: UIControl.Event { .touchUpInside }

  override func handleTouches(
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    _ event: UIEvent?
  ) -> Bool {
    guard isEnabled else { return true }
    switch phase {
    case .began:
      guard !isTracking, let touch = touches.first else { break }
      track(touch, with: event)
    case .moved:
      guard isTracking, let touch = trackedTouch, touches.contains(touch) else { break }
      follow(touch, with: event)
    case .ended:
      guard isTracking, let touch = trackedTouch, touches.contains(touch) else { break }
      leave(touch, with: event)
    case .cancelled:
      guard let touch = trackedTouch, touches.contains(touch) else { break }
      stopTracking(with: event)
    case .stationary:
      break
    }
    return true
  }

  private func track(_ touch: UITouch, with event: UIEvent?) {
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  private func follow(_ touch: UITouch, with event: UIEvent?) {
    let wasInside = isTouchInside
    isTouchInside = contains(touch)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      isHighlighted = false
      return
    }
    isHighlighted = isTouchInside
    var events: UIControl.Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events)
  }

  private func leave(_ touch: UITouch, with event: UIEvent?) {
    let isInside = contains(touch)
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    endTracking(touch, with: event)
    sendActions(for: isInside ? eventsOfUse : .touchUpOutside)
  }

  private func stopTracking(with event: UIEvent?) {
    guard isTracking else { return }
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// A finger that has come down on a control may stray seventy points from it.
  private func contains(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}
