import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import InterruptibleTransitionsUI
@testable import TestSupport

/// A card that follows an item.
@MainActor @Suite(.serialized) struct CardTests {
  @Test("An item presents a card, and nil dismisses it")
  func item() {
    let stage = PathStage()

    stage.present("card")
    stage.settle()
    #expect(stage.stack.presentedViewController?.title == "card")
    stage.present(nil)
    stage.settle()

    #expect(stage.stack.presentedViewController == nil && stage.item.writes.isEmpty)
  }

  @Test("A card that a finger pulls down takes the item with it, once, when it has gone")
  func pulled() {
    let stage = PathStage()
    stage.present("card")
    stage.settle()

    stage.touchDown(at: CGPoint(x: 200, y: 200))
    stage.drag(by: CGVector(dx: 0, dy: 500), frames: 10)
    #expect(stage.item.path == ["card"])
    stage.lift()
    stage.settle()

    #expect(stage.stack.presentedViewController == nil && stage.item.writes == [[]])
  }

  @Test("A dismissal that is reversed brings the item back")
  func reversed() {
    let stage = PathStage()
    stage.present("card")
    stage.settle()
    let card = stage.stack.presentedViewController

    stage.present(nil)
    stage.advance(by: 0.1)
    stage.presenter.transition.reverse()
    stage.settle()

    #expect(stage.stack.presentedViewController === card && stage.item.writes == [["card"]])
  }

  @Test("Another item takes the place of the card")
  func replaced() {
    let stage = PathStage()
    stage.present("first")
    stage.advance(by: 0.1)

    stage.present("second")
    stage.settle()

    #expect(stage.stack.presentedViewController?.title == "second" && stage.item.writes.isEmpty)
  }

  @Test(
    "Two items of a screen are exchanged in one update, whichever is looked at first",
    arguments: [0, 0.02, 0.1, 1],
    [true, false]
  )
  func exchanged(delay: TimeInterval, isOldFirst: Bool) {
    let window = Stage.makeWindow(on: .launched)
    let root = Screen("Root")
    let cards = [Store(), Store()].map { store in
      let anchor = UIViewController()
      root.embed(anchor)
      return (store, PathApp.presenter(from: anchor, store))
    }
    let stage = Stage(window: window, cards.map(\.1.transition))
    stage.show(root)
    func write(_ index: Int, _ path: [AnyHashable]) {
      cards[index].0.write(path)
      cards[index].1.follower.setNeedsUpdate()
    }
    write(0, ["one"])
    stage.advance(by: delay)

    if isOldFirst { write(0, []) }
    write(1, ["two"])
    if !isOldFirst { write(0, []) }
    stage.settle()
    stage.advance(by: 2)

    #expect(root.presentedViewController?.title == "two")
    #expect(cards.map(\.0.path) == [[], ["two"]])
    #expect(cards.flatMap(\.0.writes) == [])
  }

  @Test("An item that is set while another card stays is set to nil again")
  func covered() {
    let stage = PathStage()
    stage.present("card")
    stage.settle()
    let other = Store()
    let presenter = PathApp.presenter(from: stage.stack, other)
    other.write(["other"])
    presenter.follower.setNeedsUpdate()
    stage.settle()
    stage.advance(by: 1)

    #expect(stage.stack.presentedViewController?.title == "card")
    #expect(other.path == [] && stage.item.path == ["card"])
  }

  @Test("The same item, written while its card goes, keeps the card")
  func kept() {
    let stage = PathStage()
    stage.present("card")
    stage.settle()
    let card = stage.stack.presentedViewController
    stage.present(nil)
    stage.advance(by: 0.1)

    stage.present("card")
    stage.settle()

    #expect(stage.stack.presentedViewController === card && stage.item.writes.isEmpty)
  }

  @Test(
    "A card whose anchor goes away is dismissed, whatever it is doing, and its item isn't written",
    arguments: [0, 0.1, 1]
  )
  func withoutAnchor(seconds: TimeInterval) {
    let stage = PathStage()
    stage.present("card")
    stage.advance(by: seconds)

    stage.presenter.leave()
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 200, y: 700))
    stage.settle()

    #expect(stage.stack.presentedViewController == nil && stage.item.writes.isEmpty)
    #expect(stage.stack.view.window != nil)
  }
}
