import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// What a card comes out of and goes back to.
@MainActor @Suite(.serialized) struct ZoomSourceTests {
  /// A first screen with two pictures, of which one is the source.
  @MainActor
  private final class Gallery {
    let pictures = [
      UIView(frame: CGRect(x: 24, y: 200, width: 120, height: 120)),
      UIView(frame: CGRect(x: 240, y: 520, width: 90, height: 140)),
    ]
    var chosen: UIView?
    var timesAsked = 0

    init() { chosen = pictures[0] }

    func makeStage(
      _ appearances: (ZoomEffect) -> ZoomEffect = { $0 },
      layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> NavigationStage {
      let stage = NavigationStage(
        appearances(ZoomEffect { [weak self] _ in self?.source }),
        layoutDirection: layoutDirection
      )
      for picture in pictures { stage.first.view.addSubview(picture) }
      stage.advance(by: 0.1)
      return stage
    }

    private var source: UIView? {
      timesAsked += 1
      return chosen
    }
  }

  @Test("The picture of a list shows what is seen of it, wherever it is scrolled to")
  func scrolledSource() throws {
    let list = UIScrollView(frame: CGRect(x: 24, y: 200, width: 120, height: 120))
    list.contentSize = CGSize(width: 120, height: 900)
    list.contentOffset.y = 300
    let stage = NavigationStage(ZoomEffect { _ in list })
    stage.first.view.addSubview(list)
    stage.advance(by: 0.1)
    stage.push(andAdvance: 0)

    let card = try #require(stage.window.view(named: "transition.card"))
    let picture = try #require(card.subviews.last?.subviews.last)
    #expect(picture.bounds == CGRect(x: 0, y: 0, width: 120, height: 120))
    stage.settle()
    #expect(list.contentOffset.y == 300 && list.mask == nil)
  }

  @Test("A part of the screen that is aligned lies on the source, at both ends")
  func alignment() throws {
    let gallery = Gallery()
    let part = CGRect(x: 40, y: 160, width: 300, height: 200)
    let stage = gallery.makeStage { $0.aligned { _ in part } }
    /// Its middle is that of the picture, and it is as high as that.
    func expectAligned(_ card: DisplayedCard) {
      let (displayed, picture) = (card.place(of: part), gallery.pictures[0].frame)
      #expect(abs(displayed.midX - picture.midX) < 0.5 && abs(displayed.midY - picture.midY) < 0.5)
      #expect(abs(displayed.height - picture.height) < 0.5)
    }
    stage.push(andAdvance: 0)
    let start = try #require(stage.window.card)
    expectAligned(start)
    #expect(start.frame.isOnSpot(of: gallery.pictures[0].frame))
    stage.settle()

    stage.navigation.popViewController(animated: true)
    stage.advance(by: 0)
    expectAligned(try stage.lastCard())
    stage.settle()
  }

  @Test("A card that is reversed goes to another source, if there is another one by then")
  func otherSource() throws {
    let gallery = Gallery()
    let stage = gallery.makeStage()
    stage.push(andAdvance: 0.1)
    gallery.chosen = gallery.pictures[1]
    stage.transition.reverse()
    var last = try #require(stage.window.card)
    while let card = stage.window.card {
      last = card
      stage.advanceFrame()
      #expect(gallery.pictures[0].mask == nil)
    }
    #expect(last.frame.isOnSpot(of: gallery.pictures[1].frame))
    stage.settle()
    #expect(stage.stack == ["First"] && gallery.pictures[1].mask == nil)
  }

  @Test("The source is asked for once in each direction, and followed from then on")
  func askedOnce() throws {
    let gallery = Gallery()
    let stage = gallery.makeStage()
    stage.push()
    stage.settle()
    // A container that gets its size late has the effect set up again.
    let askedAtPush = gallery.timesAsked
    #expect(askedAtPush <= 2)
    stage.navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    let asked = gallery.timesAsked
    #expect(asked <= 2 * askedAtPush)
    gallery.pictures[0].frame.origin.y += 60
    #expect(try stage.lastCard().frame.isOnSpot(of: gallery.pictures[0].frame))
    #expect(gallery.timesAsked == asked)
    stage.settle()
  }

  @Test("A source that leaves the window is asked for again, and may be another one")
  func changesOnTheWay() throws {
    for frame in [2, 9, 20] {
      let gallery = Gallery()
      let stage = gallery.makeStage()
      stage.showSecond()
      stage.navigation.popViewController(animated: true)
      stage.advance(by: 0)
      var last = try #require(stage.window.card)
      var count = 0
      while let card = stage.window.card, count < 400 {
        if count > 0 { #expect(card.distance(to: last.frame) < 90) }
        last = card
        if count == frame {
          gallery.chosen = gallery.pictures[1]
          gallery.pictures[0].removeFromSuperview()
        }
        count += 1
        stage.advanceFrame()
      }
      #expect(last.frame.isOnSpot(of: gallery.pictures[1].frame), "frame \(frame)")
      #expect(gallery.timesAsked <= 4)
      stage.settle()
    }
  }

  @Test("A source off the screen is where the card flies to")
  func offScreen() throws {
    let gallery = Gallery()
    let stage = gallery.makeStage()
    stage.showSecond()
    gallery.pictures[0].frame.origin.y = -700
    stage.navigation.popViewController(animated: true)
    stage.advance(by: 0)
    #expect(try stage.lastCard().frame.isOnSpot(of: gallery.pictures[0].frame))
    stage.settle()
    #expect(stage.stack == ["First"])
  }

  @Test("A source that is gone on the way isn't waited for", arguments: [2, 9, 20])
  func gone(frame: Int) throws {
    let gallery = Gallery()
    let stage = gallery.makeStage()
    stage.showSecond()
    stage.navigation.popViewController(animated: true)
    stage.advance(by: 0)
    for _ in 0..<frame { stage.advanceFrame() }
    gallery.pictures[0].removeFromSuperview()
    stage.settle()
    #expect(stage.stack == ["First"] && stage.window.card == nil)
    #expect(gallery.pictures[0].mask == nil && stage.first.view.transform == .identity)
  }

  @Test("A source that never rests is followed for a while, and the card lands all the same")
  func restless() throws {
    let gallery = Gallery()
    let stage = gallery.makeStage()
    stage.showSecond()
    stage.navigation.popViewController(animated: true)
    stage.advance(by: 0)
    for frame in 0..<400 where stage.transition.phase != .idle {
      gallery.pictures[0].frame.origin.x += frame % 60 < 30 ? 4 : -4
      gallery.chosen = gallery.pictures[frame / 7 % 2]
      stage.advanceFrame()
    }
    #expect(stage.transition.phase == .idle && stage.stack == ["First"])
    #expect(gallery.pictures.allSatisfy { $0.mask == nil })
  }

  @Test(
    "An aligned part that is empty or not finite is ignored",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 100, height: 100),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), .null, .infinite, .zero,
    ]
  )
  func badRect(rect: CGRect) throws {
    let gallery = Gallery()
    let stage = gallery.makeStage { $0.aligned { _ in rect } }
    stage.push(andAdvance: 0)
    #expect(try #require(stage.window.card).frame.isOnSpot(of: gallery.pictures[0].frame))
    stage.settle()
    stage.navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.stack == ["First"] && stage.window.card == nil)
  }

  @Test(
    "A card comes out of a source of any shape, and goes back from a finger",
    arguments: [
      CGRect(x: -1000, y: -1000, width: 4000, height: 4000),
      CGRect(x: 100, y: 100, width: 0.2, height: 300), CGRect(x: 100, y: 100, width: 0, height: 0),
      CGRect(x: 0, y: 0, width: 393, height: 852), CGRect(x: 0, y: 840, width: 393, height: 2),
    ].played()
  )
  func oddSource(frame: CGRect) {
    let gallery = Gallery()
    gallery.pictures[0].frame = frame
    let stage = gallery.makeStage()
    for way in [40, 140, 400] as [CGFloat] {
      stage.push(andAdvance: 0.1)
      stage.settle()
      #expect(stage.stack.count == 2)
      stage.touchDown(at: CGPoint(x: 200, y: 160))
      stage.drag(by: 0, way, frames: 30)
      stage.lift()
      stage.settle()
      #expect(stage.transition.phase == .idle && stage.window.card == nil)
      if stage.stack.count == 2 {
        stage.navigation.popViewController(animated: true)
        stage.settle()
      }
      #expect(stage.stack == ["First"] && gallery.pictures[0].mask == nil)
    }
  }

  @Test("A source on the card itself is no source")
  func onItself() {
    let stage = NavigationStage(.zoom { $0.foreground })
    stage.showSecond()
    stage.navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.transition.phase == .idle && stage.stack == ["First"])
    #expect(stage.second.view.mask == nil)
  }

  @Test(
    "Without a source, and with a large one, a release goes where it goes with any other",
    arguments: [(0.92, false), (0.88, true)] as [(CGFloat, Bool)]
  )
  func releaseWithoutSource(scale: CGFloat, lands: Bool) {
    let gallery = Gallery()
    gallery.pictures[1].frame = CGRect(x: 10, y: 10, width: 370, height: 800)
    for source in [nil, gallery.pictures[1]] {
      gallery.chosen = source
      let stage = gallery.makeStage()
      stage.showSecond()
      stage.touchDown(at: CGPoint(x: 200, y: 160))
      stage.drag(by: 0, 18 + (1 - scale) / 0.67 * stage.window.bounds.height, frames: 60)
      stage.advance(by: 0.2)
      stage.lift()
      stage.settle()
      #expect((stage.stack.count == 1) == lands)
    }
    var fingers = FingerTips()
    let zoom = ZoomStage(at: CGRect(x: 10, y: 10, width: 370, height: 800))
    zoom.stage.showSecond()
    fingers.send(.began)
    fingers.move(zoom) { $0.distance = 180 }
    fingers.send(.ended)
    zoom.settle()
    #expect(zoom.isSecondShown)
  }

  @Test("Under Reduce Motion the screens cross-fade, in 140 milliseconds")
  func reduceMotion() {
    let gallery = Gallery()
    let stage = gallery.makeStage()
    HeadlessAccessibility.isReduceMotionEnabled = true
    defer { HeadlessAccessibility.isReduceMotionEnabled = false }
    stage.push(andAdvance: 0.07)
    #expect(stage.window.card == nil)
    #expect(abs((stage.second.view.layer.displayed()?.opacity ?? 0) - 0.5) < 0.08)
    stage.advance(by: 0.09)
    #expect(stage.transition.phase == .idle && stage.second.view.alpha == 1)
  }

  @Test("A zoomed screen is dismissed from the right edge in a right-to-left layout")
  func rightToLeft() throws {
    let gallery = Gallery()
    let stage = gallery.makeStage(layoutDirection: .rightToLeft)
    stage.showSecond()
    let width = NavigationStage.width
    stage.touchDown(at: CGPoint(x: width - 4, y: 400))
    stage.drag(by: -0.36 * width, frames: 30)
    stage.advance(by: 0)
    let card = try #require(stage.window.card)
    #expect(abs(card.scale - 0.779) < 0.012)
    #expect(abs(card.frame.maxX - (width - 0.36 * width + 12)) < 5)
    stage.lift()
    stage.settle()
  }
}

extension CGRect {
  /// Whether all edges are within half a point of those of another rectangle.
  func isOnSpot(of other: CGRect) -> Bool {
    max(
      abs(minX - other.minX),
      abs(maxX - other.maxX),
      abs(minY - other.minY),
      abs(maxY - other.maxY)
    ) < 0.5
  }
}
