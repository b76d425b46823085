import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Zooms over presented screens, and with scroll views inside.
@MainActor @Suite(.serialized) struct ZoomNeighborTests {
  /// An open card with a scroll view all over its screen.
  private func openCard(contentSize: CGSize) -> (ZoomStage, UIScrollView) {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    let list = UIScrollView(frame: zoom.stage.second.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = contentSize
    zoom.stage.second.view.addSubview(list)
    zoom.advance(by: 0.05)
    return (zoom, list)
  }

  private static let long = CGSize(width: NavigationStage.width, height: 3000)

  @Test("A list scrolls to its top, where the same finger takes the card")
  func listHandsOver() throws {
    let (zoom, list) = openCard(contentSize: ZoomNeighborTests.long)
    list.contentOffset.y = 100
    zoom.advanceFrame()
    zoom.drag(from: CGPoint(x: 200, y: 160), by: CGVector(dx: 0, dy: 90))
    #expect(zoom.card == nil && list.contentOffset.y < 40)
    zoom.drag(by: CGVector(dx: 0, dy: 260))
    #expect(list.contentOffset.y == 0)
    let card = try #require(zoom.card)
    #expect((0.78...0.85).contains(card.scale))
    zoom.drag(by: CGVector(dx: 0, dy: -20))
    #expect(try #require(zoom.card).scale > card.scale + 0.01)
    zoom.lift()
    zoom.settle()
    #expect(zoom.transition.phase == .idle && zoom.card == nil)
  }

  @Test("Two fingers pinch the card, however far its list has scrolled")
  func pinchOnScrolledList() throws {
    let (zoom, list) = openCard(contentSize: ZoomNeighborTests.long)
    list.contentOffset.y = 1500
    zoom.advanceFrame()
    var fingers = FingerTips()
    fingers.send(.began)
    fingers.move(zoom) { $0.distance = 180 }
    zoom.advance(by: 0.3)
    #expect(abs(try #require(zoom.card).scale - 0.618) < 0.01)
    #expect(abs(list.contentOffset.y - 1500) < 12)
    fingers.send(.ended)
    zoom.settle()
    #expect(zoom.isSecondShown)
  }

  @Test("A pager pages sideways, and the card goes down with the same finger's next drag")
  func pager() throws {
    let wide = CGSize(width: 3 * NavigationStage.width, height: HeadlessScreen.bounds.height)
    let (zoom, pager) = openCard(contentSize: wide)
    pager.isPagingEnabled = true
    zoom.drag(from: CGPoint(x: 330, y: 400), by: CGVector(dx: -260, dy: 0), frames: 20)
    zoom.lift()
    zoom.advance(by: 1)
    #expect(pager.contentOffset.x == NavigationStage.width && zoom.card == nil)

    zoom.drag(from: CGPoint(x: 200, y: 160), by: CGVector(dx: 0, dy: 300))
    #expect(pager.contentOffset.x == NavigationStage.width)
    #expect(try #require(zoom.card).scale < 0.8)
    zoom.advance(by: 0.2)
    zoom.lift()
    zoom.settle()
    #expect(!zoom.isSecondShown)
  }

  @Test("A screen is presented and dismissed as a card", arguments: [false, true])
  func presented(isOver: Bool) throws {
    let stage = ContainerStage(isOver ? .overFullScreen : .fullScreen)
    let picture = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
    stage.first.view.addSubview(picture)
    stage.transition.effect = .zoom { _ in picture }
    stage.goForward()
    stage.advance(by: 0)
    #expect(try #require(stage.window.card).distance(to: picture.frame) < 0.5)
    #expect(picture.mask != nil)
    stage.settle()
    #expect(stage.showsSecond && stage.window.card == nil && picture.mask == nil)

    stage.touchDown(at: CGPoint(x: 200, y: 160))
    stage.drag(along: CGVector(dx: 0, dy: stage.window.bounds.height), by: 0.28, frames: 50)
    stage.advance(by: 0)
    #expect(abs(try #require(stage.window.card).scale - 0.826) < 0.01)
    stage.advance(by: 0.2)
    stage.lift()
    #expect(try stage.lastCard().distance(to: picture.frame) < 0.5)
    stage.settle()
    #expect(!stage.showsSecond && picture.mask == nil && stage.first.view.transform == .identity)
  }
}
