import InterruptibleTransitions
import UIKit

/// Where the screens of a path are shown: a stack, or the place of a card.
@MainActor
protocol PathOwner: AnyObject {
  var transition: InterruptibleTransition { get }
  /// Whether UIKit can be asked.
  var isOpen: Bool { get }
  /// Whether anything is in flight here, or a call waits.
  var isMoving: Bool { get }
  /// The root, and the screens that everything in flight and all waiting calls lead to; nil if those are what was called for.
  var expected: [UIViewController]? { get }
  /// Makes a call; the completion is called when it is over.
  func make(_ call: PathCall, animated: Bool, _ completion: @escaping (TransitionEnd) -> Void)
}

/// What is done to the screens of a path.
enum PathCall {
  case push(UIViewController)
  case pop(to: UIViewController)
  case set([UIViewController])
}

/// What the app's binding says, and takes.
struct Path {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}

/// Runs a closure in another turn of the run loop.
typealias Later = (@escaping @MainActor () -> Void) -> Void

/// Has the screens of a place follow a path, and the path follow the screens.
///
/// It looks at both in a turn of the run loop of its own: there a binding says what it says now, and takes what is written, which
/// it doesn't while SwiftUI updates its views.
@MainActor
final class PathFollower {
  typealias Screen = StackReconciler.Screen

  var path: Path
  /// Makes the controller of a value; nil if nobody has declared one.
  var destination: (AnyHashable) -> UIViewController?
  private weak var place: (any PathOwner)?
  private let later: Later
  private var reconciler: StackReconciler
  private var controllers: [Screen: WeakController] = [:]
  private var update: Update?
  private var missing: Set<ObjectIdentifier> = []

  /// A look that is due.
  private struct Update {
    let isAnimated: Bool
  }

  private struct WeakController {
    weak var controller: UIViewController?
  }

  /// Begins with a path, whose screens are those that `start(at:root:)` returns.
  init(
    _ path: Path,
    from first: [AnyHashable],
    destination: @escaping (AnyHashable) -> UIViewController?,
    later: @escaping Later
  ) {
    (self.path, self.destination, self.later) = (path, destination, later)
    reconciler = StackReconciler(path: first)
  }

  /// Returns the screens of the path that it has begun with, above the root.
  func start(at place: any PathOwner, root: UIViewController) -> [UIViewController] {
    self.place = place
    controllers = reconciler.goal.first.map { [$0: WeakController(controller: root)] } ?? [:]
    return reconciler.goal.map(controller)
  }

  /// Looks at nothing any more.
  func stop() {
    place = nil
  }

  /// Looks at path and screens soon, and however often it is asked to, once.
  func setNeedsUpdate(animated: Bool? = nil) {
    let isDue = update != nil
    update = Update(isAnimated: animated ?? update?.isAnimated ?? true)
    if !isDue { later { [weak self] in self?.lookNow() } }
  }

  /// Looks again when a flight is over.
  func follow(_ flight: TransitionFlight) {
    flight.addCompletion { [weak self] _ in self?.setNeedsUpdate() }
  }

  private func lookNow() {
    guard let update, let place else { return }
    self.update = nil
    guard place.isOpen else { return }
    let screens = place.expected?.map(screen) ?? reconciler.goal
    let action = reconciler.update(
      at: path.get(),
      place.isMoving ? .moving(toward: screens) : .resting(screens)
    )
    controllers = controllers.filter { $0.value.controller != nil }
    switch action {
    case nil: break
    case .write(let values)?:
      path.set(values)
      setNeedsUpdate()
    case .push(let screen)?: make(.push(controller(of: screen)), update)
    case .pop(to: let screen)?: make(.pop(to: controller(of: screen)), update)
    case .set(let screens)?: make(.set(screens.map(controller)), update)
    }
  }

  private func make(_ call: PathCall, _ update: Update) {
    place?.make(call, animated: update.isAnimated) { [weak self] _ in self?.setNeedsUpdate() }
  }

  // MARK: - Screens

  /// The screen of a controller; a controller that others have pushed has no value.
  private func screen(of controller: UIViewController) -> Screen {
    let known = controllers.first { $0.value.controller === controller }?.key
    let screen = known ?? reconciler.makeScreen()
    controllers[screen] = WeakController(controller: controller)
    return screen
  }

  private func controller(of screen: Screen) -> UIViewController {
    if let controller = controllers[screen]?.controller { return controller }
    let controller = screen.value.map(makeController) ?? UIViewController()
    controllers[screen] = WeakController(controller: controller)
    return controller
  }

  /// A value that nobody has declared a destination for gets an empty screen, so that the stack is as long as the path.
  private func makeController(for value: AnyHashable) -> UIViewController {
    if let controller = destination(value) { return controller }
    let type = type(of: value.base)
    if missing.insert(ObjectIdentifier(type)).inserted {
      StackLog.fault(
        "no destination is declared for \(type), so its screens are empty: add destination(for: \(type).self) to the stack"
      )
    }
    return UIViewController()
  }

  /// The value of a controller, if the path has it.
  func value(of controller: UIViewController) -> AnyHashable? {
    controllers.first { $0.value.controller === controller }?.key.value
  }
}
