public import UIKit

/// The container of a transition, its two screens, and which of them is above.
@preconcurrency @MainActor
public struct TransitionScene {
  /// Constants that describe which of the two screens is above the other.
  public enum Direction: Hashable, Sendable {
    /// The incoming screen covers the outgoing one, as in a push or a presentation.
    case forward
    /// The outgoing screen uncovers the incoming one, as in a pop or a dismissal.
    case backward
  }

  /// The direction of the transition, which determines which of the two screens is above the other.
  public let direction: Direction
  /// The view that the transition takes place in.
  public let container: UIView
  /// The view above: incoming in a push, outgoing in a pop; nil if UIKit provides none.
  public let foreground: UIView?
  /// The view below.
  ///
  /// In `overFullScreen` and `custom` presentations, it is the presenting controller's view, which then stays in place,
  /// outside the container. The value is nil if the container is only a part of the window, because the view would be
  /// moved over its neighbors.
  public let background: UIView?
  /// The controller of the foreground, or nil if it isn't known yet when a gesture determines its direction.
  public let foregroundViewController: UIViewController?
  /// The controller of the background, or nil if it isn't known yet when a gesture determines its direction.
  public let backgroundViewController: UIViewController?
  /// A Boolean value that indicates whether the container's layout is right to left.
  public let isRightToLeft: Bool
  /// The frame of the foreground while it is presented, in the container's coordinates.
  public private(set) var foregroundFrame: CGRect
  /// The frame of the background while the foreground is dismissed, in the coordinates of its superview; zero if there is none.
  public private(set) var backgroundFrame: CGRect
  /// The container's bounds when the views were placed: it may get its size late, and the effect then places them
  /// again.
  private(set) var bounds: CGRect
  let extras: SceneExtras

  init(
    direction: Direction,
    container: UIView,
    foreground: UIView?,
    background: UIView?,
    foregroundViewController: UIViewController? = nil,
    backgroundViewController: UIViewController? = nil,
    foregroundFrame: CGRect,
    extras: SceneExtras = SceneExtras()
  ) {
    self.direction = direction
    self.container = container
    isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.foreground = foreground
    self.background = background
    self.foregroundViewController = foregroundViewController
    self.backgroundViewController = backgroundViewController
    self.foregroundFrame = foregroundFrame
    self.extras = extras
    backgroundFrame = background?.flatFrame ?? .zero
    bounds = container.bounds
  }

  /// The view of the incoming screen: the foreground if the transition is forward, else the background.
  public var incoming: UIView? { direction == .forward ? foreground : background }

  /// The view of the outgoing screen.
  public var outgoing: UIView? { direction == .forward ? background : foreground }

  /// A Boolean value that indicates whether the transition starts interactively: a gesture, or code that pauses or scrubs
  /// it, has taken it before UIKit starts it.
  public var isInteractive: Bool { extras.isInteractive }

  /// Whether UIKit makes the transition with its own animation, once the effect has been asked for its travel.
  var isLeftToSystem: Bool {
    extras.isLeftToSystem || foregroundViewController?.hasSystemTransition == true
  }

  /// Where the foreground is at the transition's start.
  var startPosition: ForegroundPosition { direction == .forward ? .dismissed : .presented }

  /// Whether the background is outside the container, and stays on the screen behind the presentation at an end.
  func showsBackground(at end: TransitionEnd) -> Bool {
    guard let background, !background.isDescendant(of: container) else { return false }
    return (direction == .forward) == (end == .end)
  }

  /// The scene in a container of another size.
  func moved(to foregroundFrame: CGRect) -> TransitionScene {
    var scene = self
    scene.foregroundFrame = foregroundFrame
    scene.bounds = container.bounds
    return scene
  }

  /// The scene in the container and with the background as they are now, at rest.
  func inPlace() -> TransitionScene {
    var scene = self
    scene.backgroundFrame = background?.flatFrame ?? .zero
    scene.bounds = container.bounds
    return scene
  }

  /// The distance to the trailing edge: the container's width in points, negative in a right-to-left layout.
  public var trailingOffset: CGFloat {
    isRightToLeft ? -bounds.width : bounds.width
  }

  /// A black view between background and foreground, clear until an effect sets its `alpha`.
  ///
  /// It is created when it is first used, and removed when the transition is complete. Behind a presentation that doesn't
  /// cover the presenting view, it stays until the dismissal.
  public var dimmingView: UIView {
    if let view = extras.dimmingView { return view }
    let view = UIView(frame: container.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .black
    view.alpha = 0
    view.isUserInteractionEnabled = false
    view.accessibilityIdentifier = "transition.dimming"
    insert(view)
    extras.dimmingView = view
    return view
  }

  /// The shadow beside the leading edge of the foreground, where that is while it covers the background.
  ///
  /// Like the dimming view, it is created when it is first used.
  var edgeShadow: UIView {
    if let view = extras.edgeShadow { return view }
    let view = EdgeShadowView(beside: foregroundFrame, isRightToLeft: isRightToLeft)
    insert(view)
    extras.edgeShadow = view
    return view
  }

  /// What is animated in a part of the transition only; created when it is first used.
  var stages: SceneStages {
    let stages = extras.stages ?? SceneStages()
    extras.stages = stages
    return stages
  }

  /// Puts a view below the foreground, or below the view into which an effect has moved the foreground.
  private func insert(_ view: UIView) {
    var above = foreground
    while let outer = above?.superview, outer !== container {
      above = outer
    }
    if let above, above.superview === container {
      container.insertSubview(view, belowSubview: above)
    } else {
      container.addSubview(view)
    }
  }
}

/// What effects have used, and remember, besides the two screens.
@MainActor
final class SceneExtras {
  var dimmingView: UIView?
  var edgeShadow: UIView?
  var stages: SceneStages?
  /// What moves freely, once an effect has put the foreground into it.
  var card: ZoomCard?
  /// The parts that move on separate springs, once an effect has placed them at their start.
  var parts: [SpringPart] = []
  /// What the effect places the screens for.
  private(set) var pass = Pass.start

  /// What an effect places the screens for.
  enum Pass {
    /// The start of the transition.
    case start
    /// The end, to be animated: parts of the transition and separate springs are noted.
    case end
    /// The same for another animator: what parts of the transition and separate springs change stays.
    case startAgain, endAgain

    var isStart: Bool { self == .start || self == .startAgain }
  }
  /// Whether a gesture or code has taken the transition before it starts.
  var isInteractive = false
  /// Whether the app has chosen no effect, and so leaves the transition to UIKit.
  var isLeftToSystem = false
  /// Whether the effect uses positions in the container, and so doesn't grow with a container that gets its size late.
  var isMeasured = false
  /// The changes of a presenting screen that last until the dismissal.
  private var presentedAppearances: [PresentedAppearance] = []
  /// The original states of views that effects change, besides the screens'.
  private(set) var originals: [ObjectIdentifier: OriginalState] = [:]
  /// How fingers move the foreground, if that is going to be a card.
  ///
  /// An effect with a card sets it when it is asked for its travel, because gestures and animator depend on it.
  var cardLaw: CardLaw?
  /// What is known of the display's corners where the container is.
  var displayCorners = DisplayCorners()
  /// Whether the effect that was chosen for the scene lets the foreground rubber-band past an end.
  var rubberBandsPastEnds = true
  var memory: [(owner: AnyObject, value: Any)] = []

  /// The properties of the background that parts of the transition change.
  private(set) var backgroundInParts: Set<SpringPart.Property> = []

  /// Lets an effect make its changes in a part of the transition.
  func changeInPart(_ background: UIView?, _ changes: () -> Void) {
    guard let background else { return changes() }
    let properties = SpringPart.Property.ofViews
    let before = properties.map { $0.value(of: background) }
    changes()
    for (property, value) in zip(properties, before) where property.value(of: background) != value {
      backgroundInParts.insert(property)
    }
  }

  /// Has an effect place the screens.
  func perform(_ pass: Pass, _ body: () -> Void) {
    self.pass = pass
    body()
    self.pass = .start
  }

  init(_ dimmingView: UIView? = nil) {
    self.dimmingView = dimmingView
  }

  /// Returns the original state of a view that an effect begins to change.
  func begin(_ view: UIView, _ properties: [OriginalState.Property]) -> OriginalState {
    let state = OriginalState.begin(view, properties)
    originals[ObjectIdentifier(view)] = state
    return state
  }

  /// Leaves views of a presenting screen changed.
  func leaveChanged(_ appearance: PresentedAppearance) {
    presentedAppearances.append(appearance)
  }

  func takePresentedAppearances() -> [PresentedAppearance] {
    defer { presentedAppearances = [] }
    return presentedAppearances
  }
}
