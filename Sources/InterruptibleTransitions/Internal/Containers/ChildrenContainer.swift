import UIKit

/// An app's custom container: to what the app makes a change for.
@MainActor
final class ChildrenContainer: Container {
  /// The view for the recognizers.
  private weak var containerView: UIView?
  /// Make the change in a direction for a pan.
  private var providers: [(TransitionScene.Direction) -> ContainerContext?] = []

  /// Has pans make the changes that a closure provides, besides those of others.
  func add(_ provider: @escaping (TransitionScene.Direction) -> ContainerContext?) {
    containerView = host?.view
    providers.append(provider)
    serve()
  }

  // MARK: - Changes

  override var isCustom: Bool { true }

  /// An app's own container has no calls but those of the object.
  override func catchesCalls(of screen: UIViewController?) -> Bool { true }

  override func isComing(_ change: ScreenChange, hasWaited: Bool) -> Bool { false }

  override func willBegin(_ flight: Flight, in containerView: UIView) {
    let context = flight.driver?.context as? ContainerContext
    flight.driver?.setup.shield.onLeaving = { [weak context] in context?.watchContainer() }
    if gestures == nil {
      self.containerView = containerView
      serve()
    }
    super.willBegin(flight, in: containerView)
  }

  // MARK: - Gestures

  override var view: UIView? { containerView }

  /// No pan makes changes any more, also if the container is kept for calls that wait.
  override func giveBack() {
    providers = []
  }

  override var routes: [Route] {
    guard let view, let owner else { return [] }
    return providers.flatMap { provider in
      [TransitionScene.Direction.backward, .forward].map { direction in
        Route(
          outlook: Outlook(of: owner, direction, in: view),
          area: .anywhere,
          open: {
            provider(direction).map { context in
              Route.Opening(change: context.change, ask: context.start, decline: context.decline)
            }
          }
        )
      }
    }
  }
}

/// A call that makes a change in an app's custom container.
@MainActor
struct ChildrenWish: Wish {
  let context: ContainerContext

  var container: Container { context.children }

  var places: [UIViewController] { [context.container] }

  func change(isAnimated: Bool) -> ScreenChange? { context.change }

  func end(of change: ScreenChange) -> TransitionEnd? {
    change.container === container ? change.end(showing: context.to) : nil
  }

  var isMoot: Bool { context.isMoot }

  var isMet: Bool { context.to.viewIfLoaded?.superview != nil }

  var isOnScreen: Bool { true }

  func ask(isAnimated: Bool, _ completion: @escaping () -> Void) {
    context.start()
  }
}
