/// An app: its containers, its cards, and the transition objects that serve them.
///
/// A shape is a value, so that a failing story can be printed, simplified and pasted into a test.
struct AppShape: Equatable, Sendable {
  /// The root of the window.
  var root = AppNode.screen
  /// What events push or show, made anew each time.
  var guests: [AppNode] = []
  /// What events present.
  var cards: [AppCard] = []
  /// One shared transition object for each.
  var looks: [AppLook] = [.slide]
  /// Whether the objects are installed, or assigned as plain delegates.
  var isInstalled = true
  /// Whether boxes and stacks define a presentation context.
  var definesContexts = true
  var isRightToLeft = false
  /// The personality of headless UIKit, by the fields that differ from the standard one.
  var personality = "0"
  var framesPerSecond = 120
  /// Whether only a pan catches, and not a touch at once.
  var catchesByPan = true
  /// Whether a pan from the root, or from the last tab, presents a card.
  var presentsByPan = false
  /// Whether stacks and tabs that an object serves are of the framework's classes.
  var isSubclassed = false
  /// What some of the screens do.
  var habits: [AppHabit] = []
}

extension AppShape {
  /// Whether a transition object serves every container and card.
  var isServed: Bool {
    ([root] + guests + cards.map(\.node)).allSatisfy(\.isServed)
      && cards.allSatisfy { $0.service != .none }
  }
}

/// A tree of controllers.
indirect enum AppNode: Equatable, Sendable {
  case screen
  case stack([AppNode], AppService)
  case tabs([AppNode], AppService)
  /// A custom container that shows one child at a time and forwards appearance itself.
  case box([AppNode], AppService)
  /// A custom container that shows two children side by side.
  case split(AppNode, AppNode)

  enum Kind {
    case stack
    case tabs
    case box
  }

  /// The kinds of container in the tree.
  var kinds: [Kind] {
    switch self {
    case .screen: []
    case .stack(let nodes, _): [.stack] + nodes.flatMap(\.kinds)
    case .tabs(let nodes, _): [.tabs] + nodes.flatMap(\.kinds)
    case .box(let nodes, _): [.box] + nodes.flatMap(\.kinds)
    case .split(let first, let second): first.kinds + second.kinds
    }
  }

  fileprivate var isServed: Bool {
    switch self {
    case .screen: true
    case .stack(let nodes, let service), .tabs(let nodes, let service),
      .box(let nodes, let service):
      service != .none && nodes.allSatisfy(\.isServed)
    case .split(let first, let second): first.isServed && second.isServed
    }
  }

  /// UIKit refuses to push a navigation controller.
  var isStack: Bool {
    if case .stack = self { true } else { false }
  }
}

/// The transition object that serves a container or card.
enum AppService: Equatable, Sendable {
  /// A shared object, by its index in the shape's looks.
  case shared(Int)
  /// An object that the controller owns.
  case own(AppLook)
  /// None: UIKit's own transitions.
  case none
}

/// Something to present, and how.
struct AppCard: Equatable, Sendable {
  var node = AppNode.screen
  var style = AppCardStyle.fullScreen
  var service = AppService.shared(0)
}

enum AppCardStyle: String, CaseIterable, Sendable {
  case fullScreen
  case overFullScreen
  case custom
  /// `custom`, with a presentation controller.
  case sheet
  case currentContext
  case overCurrentContext
}

/// What some of the screens of an app do, as those of real ones.
enum AppHabit: String, CaseIterable, Sendable {
  /// Every second one hides the navigation bar while it is shown.
  case hidesNavigationBar
  /// Every third one wants no tab bar below it once it is pushed.
  case hidesTabBar
  /// Every other one asks for the keyboard once it has appeared.
  case types
  /// Every third one scrolls sideways, too.
  case scrollsSideways
  /// Every fourth one is a list itself.
  case lists
  /// The app's own containers put their child in place whenever they are laid out, but for one in flight.
  case laysOut
}

/// The effect of a transition object.
enum AppLook: String, CaseIterable, Sendable {
  case slide
  case shift
  case fade
  case scale
  case cover
  case stepBack
  /// An effect of the app's own that moves the foreground into a clip view.
  case clip
  /// A button of the covered screen grows into the screen above.
  case zoom
  /// Both screens have springs of their own, which swing.
  case sprung
  /// A button of the covered screen becomes one of the screen above.
  case matched
  /// The screen above comes from a place, turned.
  case card
  /// A button of the screen above comes out of one of the covered screen itself, and its caption out of that one's.
  case moved
  /// Buttons are matched by their names.
  case named
  /// Both screens are carried by a spring, which swings.
  case carried
  /// A button of the covered screen turns over into the screen above.
  case flipped
  /// A button moves on a spring, its corners and its contents change.
  case staged
  /// What the screen above shows comes one after another.
  case cascade
  /// An effect of the app's own sets something with every frame.
  case followed
  case alert

  /// The looks with springs, matches, stages or cards of their own.
  static let rich: [AppLook] = [
    .zoom, .sprung, .matched, .card, .moved, .named, .carried, .flipped, .staged, .cascade,
    .followed, .alert,
  ]
}
