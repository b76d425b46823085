import UIKit

@testable import TestSupport

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
  var effectCases: [EffectCase] = [.slide]
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
  case own(EffectCase)
  /// None: UIKit's own transitions.
  case none
}

/// Something to present, and how.
struct AppCard: Equatable, Sendable {
  var node = AppNode.screen
  var style = ContainerKind.fullScreen
  var service = AppService.shared(0)
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
  /// Every third one doesn't let gestures leave it.
  case guards
  /// Every fifth one turns the system's swipe back off.
  case stopsSwipes
  /// The app follows each transition.
  case follows
  /// The app's own containers put their child in place whenever they are laid out, but for one in flight.
  case laysOut
}
