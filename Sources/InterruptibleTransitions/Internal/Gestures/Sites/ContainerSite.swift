import UIKit

/// An app's custom container: to what the app makes a change for.
@MainActor
final class ContainerSite: GestureSite {
  private weak var container: UIViewController?
  private weak var delegate: (any GestureDelegate)?
  private(set) weak var view: UIView?
  private let provider: ((TransitionScene.Direction) -> ContainerContext?)?

  /// - Parameters:
  ///   - container: The controller whose children change places.
  ///   - view: The view for the recognizers.
  ///   - delegate: The object that they serve.
  ///   - provider: Makes the context of a change; without one, gestures here only catch.
  init(
    _ container: UIViewController,
    in view: UIView,
    for delegate: any GestureDelegate,
    provider: ((TransitionScene.Direction) -> ContainerContext?)? = nil
  ) {
    self.container = container
    self.view = view
    self.delegate = delegate
    self.provider = provider
  }

  var host: UIViewController? { container }

  var backKeys: [BackKey] { [.bracket] }

  var isServed: Bool { delegate != nil }

  var routes: [Route] {
    guard let provider, let view, let delegate else { return [] }
    return [TransitionScene.Direction.backward, .forward].map { direction in
      Route(
        direction: direction,
        motion: delegate.motion(in: .anticipated(direction, in: view)),
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
