/// The gestures that start transitions, and how touches catch a running transition.
public struct GestureSettings: Hashable, Sendable {
  /// Constants that describe how a touch catches a running transition.
  ///
  /// Controls and rows of the incoming screen keep their touches where their calls are intercepted. Elsewhere, a touch
  /// on them holds the transition at touch-down; see ``InterruptibleTransition/opensControlsAtOnce``. The second tap of
  /// a double tap that has started the transition never catches it. Once less than 1 percent of the transition is left,
  /// touches belong to the screen.
  public enum CatchingStyle: Hashable, Sendable {
    /// A touch holds the transition at once, at its current on-screen position, and drags it if the finger moves.
    ///
    /// A tap, lifted within half a second and five points, reverses the transition from rest. After a longer hold, it
    /// continues to the nearer end; a card goes to the end that its drag chooses, such as by the distance from its
    /// place.
    case touchDown
    /// A pan takes the transition once it has begun, after about ten points.
    ///
    /// A tap reverses the transition, at its current velocity.
    case pan
    /// Touches, pinches, and scrolls don't catch; only taps, where they are enabled, reverse a running transition.
    case never
  }

  /// The area where a pan that pops may begin.
  public var pop: PopGesture
  /// A Boolean value that indicates whether a pan changes tabs.
  ///
  /// The default is `false`, because UIKit's tabs have no such pan. A pop in a tab goes first where it may begin: at
  /// the edge, and since iOS 26 anywhere.
  public var isTabPanEnabled: Bool
  /// The number of fingers of the pan that changes tabs.
  ///
  /// The default is 1. With more, fewer fingers are left to the screen's own gestures, and the transition follows the
  /// average of the fingers. One finger catches a running transition. Values less than 1 count as 1, and a scroll has
  /// no fingers to count.
  public var tabPanNumberOfTouches: Int
  /// A Boolean value that indicates whether a pan dismisses a presented screen.
  public var isDismissPanEnabled: Bool
  /// How a touch catches a running transition.
  public var catching: CatchingStyle
  /// A Boolean value that indicates whether a tap reverses a running transition; if not, a transition that a tap has
  /// held continues.
  public var isTapEnabled: Bool
  /// A Boolean value that indicates whether scrolling with two fingers on a trackpad, or with a mouse, acts like a pan.
  public var isScrollEnabled: Bool
  /// A Boolean value that indicates whether Command-[ goes back, and Command-[ and Escape dismiss a presented screen,
  /// if a keyboard is connected.
  public var isBackKeyEnabled: Bool

  /// Creates gesture settings.
  ///
  /// By default, all gestures except the pan that changes tabs are enabled, a pop begins at the edge, and a touch
  /// catches at once.
  public init(
    pop: PopGesture = .edge,
    isTabPanEnabled: Bool = false,
    tabPanNumberOfTouches: Int = 1,
    isDismissPanEnabled: Bool = true,
    catching: CatchingStyle = .touchDown,
    isTapEnabled: Bool = true,
    isScrollEnabled: Bool = true,
    isBackKeyEnabled: Bool = true
  ) {
    self.pop = pop
    self.isTabPanEnabled = isTabPanEnabled
    self.tabPanNumberOfTouches = tabPanNumberOfTouches
    self.isDismissPanEnabled = isDismissPanEnabled
    self.catching = catching
    self.isTapEnabled = isTapEnabled
    self.isScrollEnabled = isScrollEnabled
    self.isBackKeyEnabled = isBackKeyEnabled
  }
}

/// Constants that describe where a pan that pops may begin.
public enum PopGesture: Hashable, Sendable {
  /// Where the system's own pan may begin: at the leading edge of the screen, and since iOS 26 anywhere.
  ///
  /// If a bar that keeps its touches is at that edge, also beside the bar.
  case edge
  /// Anywhere on the screen.
  case anywhere
  /// Nowhere; the system's swipe, if it is enabled, pops with the system's animation, if the back policy allows.
  case disabled
}

/// Constants that describe whether a pan may begin on a view.
public enum PanDecision: Hashable, Sendable {
  /// The default rules decide.
  ///
  /// A pan begins along the transition's direction, if the scroll views under it are at their edge. It doesn't begin on
  /// a control whose value a drag changes, or on text that is being edited. A pan that goes back from the edge begins
  /// there, too.
  case automatic
  /// The pan begins, whatever is under it.
  case allow
  /// The pan doesn't begin, and neither does the system's swipe that it replaces.
  case deny
}

/// Constants that describe whether a gesture may leave a screen.
///
/// The Back button isn't a gesture, and leaves any screen; see ``BackPolicyProviding``.
public enum BackPolicy: Hashable, Sendable {
  /// The gesture goes back.
  case allow
  /// The gesture doesn't begin, and neither does the system's gesture.
  case forbid
  /// The screen moves a little, like a rubber band, and returns when the finger is lifted.
  case resist
}
