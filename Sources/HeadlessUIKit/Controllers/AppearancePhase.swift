/// Where a controller's view is in its coming and going.
///
/// A "will" may be followed by the opposite "will", when a transition is cancelled, but a "did" only by
/// its own "will".
enum AppearancePhase: Equatable {
  case disappeared
  /// `isInPlace` is true once `viewIsAppearing` has been called.
  case appearing(animated: Bool, isInPlace: Bool)
  case appeared
  case disappearing(animated: Bool)

  /// Whether the view is on the screen, or on its way to it.
  var isVisible: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }

  /// Whether the view is neither coming nor going.
  var isSettled: Bool { self == .appeared || self == .disappeared }

  /// Whether the view comes or goes with an animation.
  var isAnimated: Bool {
    switch self {
    case .appearing(let animated, _), .disappearing(let animated): animated
    case .appeared, .disappeared: false
    }
  }

  /// The view begins to come or to go; nil where it is doing or has done so already.
  mutating func begin(_ isAppearing: Bool, animated: Bool) -> AppearanceCallback? {
    guard isAppearing != isVisible else { return nil }
    self =
      isAppearing
      ? .appearing(animated: animated, isInPlace: false)
      : .disappearing(animated: animated)
    return isAppearing ? .viewWillAppear(animated) : .viewWillDisappear(animated)
  }

  /// The view is in a window, with its final size.
  mutating func arrive() -> AppearanceCallback? {
    guard case .appearing(let animated, isInPlace: false) = self else { return nil }
    self = .appearing(animated: animated, isInPlace: true)
    return .viewIsAppearing(animated)
  }

  /// What began is over.
  mutating func settle() -> AppearanceCallback? {
    switch self {
    case .appearing(let animated, _):
      self = .appeared
      return .viewDidAppear(animated)
    case .disappearing(let animated):
      self = .disappeared
      return .viewDidDisappear(animated)
    case .appeared, .disappeared:
      return nil
    }
  }
}

/// What a controller is told of its view; the payloads say whether it is animated.
enum AppearanceCallback: Equatable, CustomStringConvertible {
  case viewWillAppear(Bool)
  case viewIsAppearing(Bool)
  case viewDidAppear(Bool)
  case viewWillDisappear(Bool)
  case viewDidDisappear(Bool)

  /// True for the callbacks of a view that comes.
  var isOfAppearing: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: true
    case .viewWillDisappear, .viewDidDisappear: false
    }
  }

  /// The call, as the log writes it.
  var description: String {
    switch self {
    case .viewWillAppear(let animated): "viewWillAppear(\(animated))"
    case .viewIsAppearing(let animated): "viewIsAppearing(\(animated))"
    case .viewDidAppear(let animated): "viewDidAppear(\(animated))"
    case .viewWillDisappear(let animated): "viewWillDisappear(\(animated))"
    case .viewDidDisappear(let animated): "viewDidDisappear(\(animated))"
    }
  }
}
