import UIKit

/// An app's own container: to what a provider makes a context for.
@MainActor
final class ContainerVenue: Venue {
  private weak var container: UIViewController?
  private weak var transition: InterruptibleTransition?
  private let provider: ContainerContextProvider

  init(
    _ container: UIViewController,
    for transition: InterruptibleTransition,
    provider: @escaping ContainerContextProvider
  ) {
    self.container = container
    self.transition = transition
    self.provider = provider
  }

  var view: UIView? { container?.viewIfLoaded }

  var isServed: Bool { transition != nil }

  var isCalm: Bool { container?.isInTransition == false }

  var backArea: PopGesture { .anywhere }

  func scene(_ direction: TransitionScene.Direction) -> TransitionScene? {
    view.map { .bare(direction, in: $0) }
  }

  func leads(_ direction: TransitionScene.Direction) -> Bool { true }

  func opening(_ direction: TransitionScene.Direction) -> Opening? {
    guard let context = provider(direction), let transition else { return nil }
    return Opening(ask: { transition.start(context) }, coordinator: { nil })
  }
}
