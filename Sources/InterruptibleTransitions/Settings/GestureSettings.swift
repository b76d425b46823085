/// Which gestures start transitions, and how touches catch one in flight.
public struct GestureSettings: Hashable, Sendable {
  /// How a touch catches a transition in flight.
  ///
  /// Controls and rows of the screen that a transition is coming to keep their touches where the calls that they make are
  /// caught, and else hold the transition at touch-down; see ``InterruptibleTransition/opensControlsAtOnce``. The second tap of
  /// a double tap that has begun the transition never catches. Once less than a hundredth of the way is left, touches belong to
  /// the screen.
  public enum CatchingStyle: Hashable, Sendable {
    /// A touch holds the transition at once, where it is seen, and moves it if it moves. A tap, lifted within half
    /// a second and five points, reverses the transition from rest; a longer hold lets it go on to the nearer end.
    case touchDown
    /// A pan takes the transition once it has begun, after about ten points. A tap reverses it, with the velocity
    /// that it has.
    case pan
    /// Touches, pinches and scrolls don't catch; a transition in flight is reversed by taps alone, where they are enabled.
    case never
  }

  /// Where a pan that pops may begin.
  public var pop: PopGesture
  /// A Boolean value that indicates whether a pan changes tabs.
  ///
  /// The default is `false`, because UIKit's tabs have no such pan.
  public var isTabPanEnabled: Bool
  /// Whether a pan dismisses a presented screen.
  public var isDismissPanEnabled: Bool
  /// How a touch catches a transition in flight.
  public var catching: CatchingStyle
  /// Whether a tap reverses a transition in flight; if not, one that a tap has held goes on.
  public var isTapEnabled: Bool
  /// Whether scrolling with two fingers on a trackpad, or with a mouse, does what a pan does.
  public var isScrollEnabled: Bool
  /// Whether Command-[ goes back, and Escape dismisses a presented screen, if a keyboard is connected.
  public var isBackKeyEnabled: Bool

  /// Makes settings; by default all gestures but the pan that changes tabs are enabled, a pop begins at the edge, and a touch
  /// catches at once.
  public init(
    pop: PopGesture = .edge,
    isTabPanEnabled: Bool = false,
    isDismissPanEnabled: Bool = true,
    catching: CatchingStyle = .touchDown,
    isTapEnabled: Bool = true,
    isScrollEnabled: Bool = true,
    isBackKeyEnabled: Bool = true
  ) {
    self.pop = pop
    self.isTabPanEnabled = isTabPanEnabled
    self.isDismissPanEnabled = isDismissPanEnabled
    self.catching = catching
    self.isTapEnabled = isTapEnabled
    self.isScrollEnabled = isScrollEnabled
    self.isBackKeyEnabled = isBackKeyEnabled
  }
}

/// Where a pan that pops may begin.
public enum PopGesture: Hashable, Sendable {
  /// Where the system's own may begin: at the leading edge of the screen, and since iOS 26 anywhere. Where a bar stands at
  /// that edge, which keeps its touches, also beside the bar.
  case edge
  /// Anywhere on the screen.
  case anywhere
  /// Nowhere. The system's swipe, if it is enabled, pops with the system's animation, where the back policy allows.
  case disabled
}

/// Whether a pan may begin on a view.
public enum PanDecision: Hashable, Sendable {
  /// The default rules decide: a pan begins along the transition's way, where the scroll views under it are at
  /// their edge, and neither on a control whose value a drag changes nor on text that is being edited. One that goes back from
  /// the edge begins there, too.
  case automatic
  /// The pan begins, whatever is under it.
  case allow
  /// The pan doesn't begin, and neither does the swipe of the system's that it replaces.
  case deny
}

/// Whether a gesture may leave a screen.
///
/// The Back button isn't a gesture, and leaves any screen; see ``BackPolicyProviding``.
public enum BackPolicy: Hashable, Sendable {
  /// The gesture goes back.
  case allow
  /// The gesture doesn't begin, and neither does the system's.
  case forbid
  /// The screen gives way a little, like a rubber band, and comes back when the finger is lifted.
  case resist
}
