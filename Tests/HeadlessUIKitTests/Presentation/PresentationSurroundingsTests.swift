import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationSurroundingsTests {
  @Test("The presentation controller hears of a new size, and places its view anew")
  func size() throws {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.makesPresentationController = HalfPresentation.init
    let b = stage.presented(.custom, delegate: delegate)
    let manager = try #require(b.presentationController as? HalfPresentation)

    HeadlessScreen.resize(to: CGSize(width: 500, height: 800))
    stage.settle()

    #expect(manager.sizes == [CGSize(width: 500, height: 800)])
    #expect(b.view.frame == CGRect(x: 0, y: 400, width: 500, height: 400))
  }

  @Test("A sheet keeps its place below the status bar")
  func sheet() {
    let stage = PresentationStage()
    let b = stage.presented(.pageSheet)

    HeadlessScreen.resize(to: CGSize(width: 400, height: 900))
    stage.settle()

    #expect(b.view.frame == CGRect(x: 0, y: 69, width: 400, height: 831))
    #expect(abs(stage.a.view.frame.width - 368) < 0.001)
  }

  @Test("A navigation controller's visible controller is what is presented over it")
  func visible() {
    let stage = PresentationStage()
    let root = Screen("Root")
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    HeadlessClock.endTurn()
    let b = stage.screen(.fullScreen)

    root.present(b, animated: false)

    #expect(navigation.visibleViewController === b && navigation.topViewController === root)
    b.dismiss(animated: false)
    #expect(navigation.visibleViewController === root)
  }
}
