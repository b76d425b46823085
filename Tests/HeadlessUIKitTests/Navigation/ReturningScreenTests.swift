import Testing
import UIKit

/// Screens that come back while they are still on their way off the stack.
@MainActor @Suite(.serialized) struct ReturningScreenTests {
  /// Calls a closure once, when it is told that a screen will be shown.
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var onWillShow: (() -> Void)?

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      let action = onWillShow
      onWillShow = nil
      action?()
    }
  }

  @Test(
    "A screen that is pushed again while its pop is announced stays a child",
    arguments: [false, true]
  )
  func again(animated: Bool) {
    let delegate = Delegate()
    let stage = NavigationStage(delegate: delegate)
    let b = stage.push("B")
    delegate.onWillShow = { stage.navigation.pushViewController(b, animated: false) }

    stage.navigation.popViewController(animated: animated)
    stage.settle()

    #expect(stage.titles() == ["A", "B"])
    #expect(b.parent === stage.navigation)
    #expect(b.view.window != nil)
  }
}
