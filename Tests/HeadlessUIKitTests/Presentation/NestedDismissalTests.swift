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

  @Test(
    "A sheet that is dismissed together with what it presents returns its presenting screen",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .custom],
    [true, false]
  )
  func sheetBelow(style: UIModalPresentationStyle, isAnimated: Bool) {
    HeadlessScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (root, sheet, top) = (UIViewController(), UIViewController(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
    (sheet.modalPresentationStyle, top.modalPresentationStyle) = (.pageSheet, style)
    root.present(sheet, animated: true)
    HeadlessClock.advance(by: 2)
    #expect(root.view.transform.a < 1)
    sheet.present(top, animated: true)
    HeadlessClock.advance(by: 2)
    root.dismiss(animated: isAnimated)
    HeadlessClock.advance(by: 2)
    #expect(root.presentedViewController == nil)
    #expect(root.view.transform.isIdentity)
    #expect(root.view.frame == window.bounds)
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
