import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A zoom on a screen whose bars stand at a side.
@MainActor @Suite(.serialized) struct ZoomBesideBarTests {
  enum Source: CaseIterable {
    case besideBar, underBar, inBar

    /// Where it is beside or under a bar that stands 60 points from the left.
    var place: CGRect {
      switch self {
      case .besideBar: CGRect(x: 106, y: 420, width: 120, height: 180)
      case .underBar, .inBar: CGRect(x: 20, y: 300, width: 70, height: 100)
      }
    }
  }

  private let source = UIView()

  private func makeStage(_ setting: SideSetting, _ place: Source) -> NavigationStage {
    let stage = NavigationStage(.zoom { [source] _ in source }, layoutDirection: setting.direction)
    stage.cover(setting.side)
    source.backgroundColor = .orange
    if place == .inBar {
      source.frame.size = CGSize(width: 44, height: 44)
      stage.first.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: source)
    } else {
      var frame = place.place
      if setting.side == .right { frame.origin.x = 393 - frame.maxX }
      source.frame = frame
      stage.first.view.addSubview(source)
    }
    stage.advance(by: 0.1)
    return stage
  }

  @Test(
    "A card comes out of its source beside, under and in a bar, and opens over the whole screen",
    arguments: Source.allCases,
    SideSetting.allCases
  )
  func opening(place: Source, setting: SideSetting) throws {
    let stage = makeStage(setting, place)
    let home = source.convert(source.bounds, to: nil)
    #expect(home.width > 0)
    #expect(setting.side == .left ? home.maxX < 230 : home.minX > 163)

    stage.push()
    stage.advance(by: 0)
    #expect(try #require(stage.window.card).distance(to: home) < 1)
    let last = try stage.lastCard().frame
    #expect(abs(last.minX) < 1 && abs(last.maxX - 393) < 1 && abs(last.minY) < 1)
    stage.settle()
    #expect(stage.second.view.frame == stage.window.bounds)
    #expect(setting.side.inset(of: stage.second.view.safeAreaInsets) == 104)
  }

  @Test(
    "A card goes home to its source beside, under and in a bar",
    arguments: Source.allCases,
    SideSetting.allCases
  )
  func closing(place: Source, setting: SideSetting) throws {
    let stage = makeStage(setting, place)
    let home = source.convert(source.bounds, to: nil)
    stage.push(andAdvance: 2)

    stage.navigation.popViewController(animated: true)
    stage.advance(by: 0)
    #expect(try stage.lastCard().distance(to: home) < 2)
    stage.settle()
    #expect(source.convert(source.bounds, to: nil) == home)
    #expect(source.mask == nil)
  }

  @Test(
    "A finger from beside a bar has the card as one from the edge",
    arguments: SideSetting.allCases.filter(\.isAtLeadingSide)
  )
  func swipe(setting: SideSetting) throws {
    let stage = makeStage(setting, .besideBar)
    stage.showSecond()
    stage.touchDown(at: setting.place(114))
    stage.drag(by: 0.36 * 393 * setting.inward, frames: 30)
    stage.advance(by: 0)

    let card = try #require(stage.window.card)
    #expect(abs(card.scale - 0.779) < 0.012)
    stage.lift()
    stage.settle()
  }

  @Test(
    "A card has the corners of a display that hardware covers at a side, and none of a plain one",
    arguments: [ScreenSide.left, .right, nil]
  )
  func corners(side: ScreenSide?) throws {
    let stage = NavigationStage(.zoom { _ in nil })
    var insets = side?.insets(60) ?? .zero
    insets.top = 20
    HeadlessScreen.safeAreaInsets = insets
    stage.advance(by: 0.1)
    stage.push(andAdvance: 0.15)

    let cards = stage.window.views(named: "transition.card")
    let content = try #require(cards.first?.subviews.last)
    #expect((content.layer.cornerRadius > 10) == (side != nil))
    stage.settle()
  }
}
