import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A card that comes out of an item of a bar.
@MainActor @Suite(.serialized) struct ZoomItemTests {
  /// How a screen comes: under the bar of the stack, or over all of it.
  enum Way: CaseIterable {
    case push
    case presentation
  }

  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))

  /// A stack whose first screen has an item on the trailing side.
  private func makeStage(
    _ item: UIBarButtonItem,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> NavigationStage {
    let stage = NavigationStage(
      .zoomFromBarButtonItem { _ in item },
      layoutDirection: layoutDirection
    )
    stage.first.navigationItem.rightBarButtonItem = item
    stage.second.view.backgroundColor = .white
    stage.advance(by: 0.1)
    return stage
  }

  private func makeItem(custom: Bool = false) -> UIBarButtonItem {
    let item = custom ? UIBarButtonItem(customView: picture) : UIBarButtonItem()
    if !custom { item.title = "New" }
    return item
  }

  private func go(_ way: Way, on stage: NavigationStage) {
    switch way {
    case .push: stage.push()
    case .presentation: stage.transition.present(stage.second, from: stage.first)
    }
    stage.advance(by: 0)
  }

  private func goBack(_ way: Way, on stage: NavigationStage) {
    switch way {
    case .push: stage.navigation.popViewController(animated: true)
    case .presentation: stage.second.dismiss(animated: true)
    }
    stage.advance(by: 0)
  }

  /// How much is seen of the screen on the card.
  private func opacity(on stage: NavigationStage) -> CGFloat? {
    let card = stage.window.view(named: "transition.card")
    return (card?.subviews.last?.layer.displayed()?.opacity).map { CGFloat($0) }
  }

  /// The card and its opacity in the last frame in which there is one.
  private func followHome(_ stage: NavigationStage) throws -> (
    card: DisplayedCard, opacity: CGFloat
  ) {
    var last = (try #require(stage.window.card), try #require(opacity(on: stage)))
    while let card = stage.window.card, let opacity = opacity(on: stage) {
      last = (card, opacity)
      stage.advanceFrame()
    }
    return last
  }

  @Test(
    "A card fades out of an item of the bar and back into it, and the bar shows the item all the time",
    arguments: Way.allCases,
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  )
  func item(way: Way, layoutDirection: UIUserInterfaceLayoutDirection) throws {
    let item = makeItem()
    let stage = makeStage(item, layoutDirection: layoutDirection)
    let place = try #require(item.headlessFrame(in: stage.window))

    go(way, on: stage)
    let start = try #require(stage.window.card)
    #expect(start.frame.isOnSpot(of: place) && opacity(on: stage) == 0)
    stage.settle()
    goBack(way, on: stage)
    let end = try followHome(stage)
    stage.settle()

    #expect(end.card.frame.isOnSpot(of: place) && end.opacity < 0.01)
    #expect(item.headlessFrame(in: stage.window) == place && stage.window.card == nil)
    #expect(stage.stack == ["First"] && stage.second.presentingViewController == nil)
  }

  @Test("An item with a view of the app's is a source like any other view", arguments: Way.allCases)
  func customView(way: Way) throws {
    let item = makeItem(custom: true)
    let stage = makeStage(item)
    let place = picture.convert(picture.bounds, to: stage.window)

    go(way, on: stage)
    let start = try #require(stage.window.card)

    #expect(start.frame.isOnSpot(of: place) && opacity(on: stage) == 1 && picture.mask != nil)
    stage.settle()
    goBack(way, on: stage)
    stage.settle()
    #expect(picture.mask == nil && stage.window.card == nil)
  }

  @Test(
    "A card that is scrubbed is where it was at the same progress, however small the bar is by then"
  )
  func scrubbed() throws {
    let stage = makeStage(makeItem())
    go(.presentation, on: stage)
    stage.transition.pause()
    let displayed = try [0.3, 0.9, 0.3].map { progress in
      stage.transition.scrub(to: progress)
      stage.advanceFrame()
      return try #require(stage.window.card)
    }

    #expect(
      displayed[0].distance(to: displayed[2].frame) < 0.1
        && displayed[0].distance(to: displayed[1].frame) > 100
    )
    stage.transition.cancel()
    stage.settle()
  }

  @Test(
    "An item that leaves its bar on the way back is no source",
    arguments: Way.allCases,
    [2, 9, 20]
  )
  func gone(way: Way, frame: Int) throws {
    let item = makeItem()
    let stage = makeStage(item)
    let place = try #require(item.headlessFrame(in: stage.window))
    go(way, on: stage)
    stage.settle()
    goBack(way, on: stage)
    for _ in 0..<frame { stage.advanceFrame() }

    stage.first.navigationItem.rightBarButtonItem = nil
    let end = try followHome(stage)
    stage.settle()

    #expect(!end.card.frame.isOnSpot(of: place) && end.card.scale > 0.8)
    #expect(stage.window.card == nil && stage.stack == ["First"])
    #expect(stage.second.presentingViewController == nil)
  }

  @Test("An item on the card itself is no source")
  func onItself() throws {
    let item = makeItem()
    let stage = makeStage(item)
    stage.first.navigationItem.rightBarButtonItem = nil
    stage.second.navigationItem.rightBarButtonItem = item
    let card = UINavigationController(rootViewController: stage.second)
    stage.transition.present(card, from: stage.first)
    stage.settle()
    let place = try #require(item.headlessFrame(in: stage.window))

    card.dismiss(animated: true)
    stage.advance(by: 0)
    let end = try followHome(stage)
    stage.settle()

    #expect(!end.card.frame.isOnSpot(of: place) && end.card.scale > 0.8)
    #expect(card.presentingViewController == nil && stage.transition.phase == .idle)
  }
}
