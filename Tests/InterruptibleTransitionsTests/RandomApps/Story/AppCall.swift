/// A navigation call.
///
/// Containers and controllers are numbers, which wrap around the ones on hand when the call is made. So every
/// call fits every shape.
enum AppCall: Equatable, Sendable {
  case push(AppTarget, onto: Int)
  case pop(from: Int)
  case popTo(Int, in: Int)
  case popToRoot(of: Int)
  case set([AppTarget], of: Int)
  /// Presents a card; presenter 0 is the topmost controller.
  case present(AppTarget, from: Int)
  /// Dismisses a card; 0 is the topmost.
  case dismiss(Int)
  case select(Int, in: Int)
  /// Shows another child of a box.
  case show(AppTarget, in: Int)
}

/// The controller that a call brings on screen.
enum AppTarget: Equatable, Sendable {
  /// A new controller, which nobody but UIKit retains.
  case new(Int)
  /// A controller that the container or the app retains.
  case spare(Int)
  /// A controller that is on the stack already.
  case member(Int)
}
