import UIKit

/// What a transition context says at a moment.
struct ContextReading: Equatable {
  /// One of the two screens.
  struct Screen: Equatable {
    var viewController: String
    /// Where the view is seen, in the container.
    var view: String
    var initialFrame: String
    var finalFrame: String
  }

  var containerView: String
  var presentationStyle: String
  var targetTransform: String
  var isAnimated: Bool
  var isInteractive: Bool
  var transitionWasCancelled: Bool
  var from: Screen
  var to: Screen

  @MainActor init(_ context: any UIViewControllerContextTransitioning) {
    let size = context.containerView.bounds.size
    containerView = "\(Int(size.width)) × \(Int(size.height)) pt"
    presentationStyle = Self.text(context.presentationStyle)
    targetTransform = context.targetTransform.isIdentity ? "identity" : "rotated"
    isAnimated = context.isAnimated
    isInteractive = context.isInteractive
    transitionWasCancelled = context.transitionWasCancelled
    from = Self.screen(.from, .from, in: context)
    to = Self.screen(.to, .to, in: context)
  }

  @MainActor private static func screen(
    _ controllerKey: UITransitionContextViewControllerKey,
    _ viewKey: UITransitionContextViewKey,
    in context: any UIViewControllerContextTransitioning
  ) -> Screen {
    let controller = context.viewController(forKey: controllerKey)
    let layer = context.view(forKey: viewKey).map { $0.layer.presentation() ?? $0.layer }
    return Screen(
      viewController: controller?.title ?? "nil",
      view: layer.map { "at \(Int($0.frame.minX.rounded())), \(Int($0.frame.minY.rounded()))" }
        ?? "nil",
      initialFrame: controller.map { text(context.initialFrame(for: $0)) } ?? "–",
      finalFrame: controller.map { text(context.finalFrame(for: $0)) } ?? "–"
    )
  }

  private static func text(_ frame: CGRect) -> String {
    guard frame != .zero else { return "zero" }
    let (x, y) = (Int(frame.minX.rounded()), Int(frame.minY.rounded()))
    return "\(Int(frame.width.rounded())) × \(Int(frame.height.rounded())) at \(x), \(y)"
  }

  private static func text(_ style: UIModalPresentationStyle) -> String {
    switch style {
    case .none: ".none"
    case .custom: ".custom"
    case .fullScreen: ".fullScreen"
    default: "\(style.rawValue)"
    }
  }
}
