import InterruptibleTransitions
import UIKit

/// A running random app.
///
/// The screen is global: make one world at a time.
@MainActor
final class AppWorld {
  let shape: AppShape
  let window: UIWindow
  let desk = AppDesk()
  /// What takes the root's place for a while.
  let otherRoot = UIViewController()
  var servers: [Weak<AppTransition>] = []
  var members: [Weak<UIViewController>] = []
  var containerCount = 0
  private(set) var shared: [AppTransition] = []
  private var root: (any AppMember)?
  var standingCards: [Int: any AppMember] = [:]
  var names: [String: Int] = [:]
  /// What the screens say to gestures.
  var policy = BackPolicy.allow
  /// How often a screen hasn't let a gesture leave it.
  var refusalCount = 0
  /// How many changes a box has offered to a gesture, which may not begin after all.
  var offerCount = 0
  var isServed = true
  var isUninstalled = false
  /// Spares that UIKit may keep in mind for later, which must not be pushed once more.
  var pledged: [Weak<UIViewController>] = []
  /// Events that wait for a callback.
  var armed: [(callback: AppCallback, event: AppEvent)] = []
  var armedDepth = 0
  /// How often each completion has been called.
  var promises: [(text: String, isStrict: Bool, calls: Int)] = []
  /// The parts of transitions that have been in flight.
  var transients: [Weak<AnyObject>] = []
  /// Those that were in flight a moment ago.
  var noted: Set<ObjectIdentifier> = []
  /// How many changes of boxes have ended.
  var changesEnded = 0
  var hasReducedMotion = false
  /// How often UIKit has refused a presentation or dismissal that the app didn't ask it for plainly.
  var presentationsRefused = 0
  /// How often a tap in a bar that asks nobody was refused.
  var tapsRefused = 0
  /// The fingers that have touched down in such a bar.
  var fingersInBars: Set<Int> = []
  /// What the app has changed of its screens.
  var changed: [(screen: Weak<AppScreen>, change: AppEvent.Change)] = []
  /// What was wrong before the end.
  var earlyComplaints: [AppComplaint] = []
  /// What has been done, with the names of the controllers.
  var narration: [String] = []

  init(_ shape: AppShape) {
    self.shape = shape
    HeadlessScreen.reset(
      layoutDirection: shape.isRightToLeft ? .rightToLeft : .leftToRight,
      personality: HeadlessPersonality(named: shape.personality) ?? .standard
    )
    HeadlessClock.framesPerSecond = shape.framesPerSecond
    window = UIWindow(frame: HeadlessScreen.bounds)
    desk.app = self
    otherRoot.title = "otherRoot"
    shared = shape.effectCases.map(makeTransition)
    let root = make(shape.root)
    self.root = root
    addPanToPresent()
    window.rootViewController = root
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
  }

  var rootController: any AppMember {
    guard let root else { preconditionFailure("the root is made in init") }
    return root
  }

  var livingTransitions: [AppTransition] { servers.compactMap(\.object) }
}

/// A reference that retains nothing.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
