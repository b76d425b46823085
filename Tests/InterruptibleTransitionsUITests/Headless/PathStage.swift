import InterruptibleTransitions
import UIKit

@testable import InterruptibleTransitionsUI
@testable import TestSupport

/// A window with one app in it.
@MainActor
final class PathStage: Stage {
  private let app: PathApp

  init(_ path: [AnyHashable] = [], personality: HeadlessPersonality = .launched) {
    let window = Stage.makeWindow(on: personality)
    app = PathApp(path)
    super.init(window: window, app.transitions)
    show(app.stack)
  }

  var stack: StackController { app.stack }
  var store: Store { app.store }
  var item: Store { app.item }
  var presenter: CardPresenter { app.presenter }
  var titles: [String] { app.titles }
  var shownPath: [AnyHashable] { app.shownPath }

  func write(_ path: [AnyHashable], animated: Bool = true) {
    app.write(path, animated: animated)
  }

  func present(_ value: AnyHashable?) {
    app.present(value)
  }

  /// A pan from the leading edge, by a share of the width; the finger stays.
  func dragBack(by share: CGFloat) {
    touchDown(at: CGPoint(x: 2, y: 400))
    drag(by: CGVector(dx: 393 * share, dy: 0), frames: 10)
  }
}
