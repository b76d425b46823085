import Testing
import UIKit

/// A dismissal that is asked for while those below hear that they go.
@MainActor @Suite(.serialized) struct NestedDismissalTests {
  private final class Meddler: UIViewController {
    var onDisappear: () -> Void = {}

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onDisappear()
    }
  }

  @Test("D41: it is refused, and the first one is made once")
  func refused() {
    HeadlessScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (root, middle, top) = (UIViewController(), Meddler(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
    for (presenter, card) in [(root, middle as UIViewController), (middle, top)] {
      card.modalPresentationStyle = .overFullScreen
      presenter.present(card, animated: false)
      HeadlessClock.advance(by: 0.1)
    }
    middle.onDisappear = { [weak root] in root?.dismiss(animated: true) }
    var count = 0

    root.dismiss(animated: true) { count += 1 }
    HeadlessClock.advance(by: 2)

    #expect(root.presentedViewController == nil)
    #expect(count == 1)
    #expect(HeadlessClock.isQuiet)
    #expect(HeadlessLog.refusals > 0)
  }
}
