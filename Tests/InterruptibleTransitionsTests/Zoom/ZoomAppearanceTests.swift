import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// How a card and what lies below it look on the way, beside what was measured of the system's.
@MainActor @Suite(.serialized) struct ZoomAppearanceTests {
  nonisolated private static let progresses: [CGFloat] = [
    0, 0.02, 0.05, 0.075, 0.1, 0.21, 0.33, 0.48, 0.63, 0.78, 0.9, 1,
  ]

  /// A push, or a pop, whose card stands at a share of its way to the full screen.
  private func stand(at share: CGFloat, _ zoom: ZoomStage, isPush: Bool = true) {
    if !isPush { zoom.stage.showSecond() }
    isPush ? zoom.push() : zoom.pop()
    zoom.transition.pause()
    zoom.transition.scrub(to: isPush ? share : 1 - share)
    zoom.advance(by: 0.02)
  }

  private func finish(_ zoom: ZoomStage, isPush: Bool = true) {
    zoom.transition.resume()
    zoom.settle()
    #expect(zoom.isSecondShown == isPush && zoom.card == nil)
  }

  @Test(
    "A zoom dims the covered screen linearly, by 0.15 at the end",
    arguments: progresses
  )
  func dimming(progress: CGFloat) throws {
    let zoom = ZoomStage()
    stand(at: progress, zoom)
    let view = zoom.stage.window.view(named: "transition.dimming")
    let displayed = try #require(view?.layer.displayed()).opacity
    #expect(abs(CGFloat(displayed) - 0.15 * progress) < 0.002)
    finish(zoom)
  }

  @Test(
    "The source's picture fades linearly over the first 0.55 of a zoom",
    arguments: progresses,
    [true, false]
  )
  func picture(progress: CGFloat, isPush: Bool) throws {
    let zoom = ZoomStage()
    stand(at: progress, zoom, isPush: isPush)
    #expect(abs(try #require(zoom.pictureOpacity) - max(1 - progress / 0.55, 0)) < 0.02)
    finish(zoom, isPush: isPush)
  }

  @Test(
    "The corners of a zoom go nearly linearly from the source's radius to the display's, in the card's points",
    arguments: progresses.dropLast(),
    [true, false]
  )
  func corners(progress: CGFloat, isPush: Bool) throws {
    let zoom = ZoomStage()
    stand(at: progress, zoom, isPush: isPush)
    let (card, frame) = (try #require(zoom.card), try #require(zoom.cards.first?.subviews.last))
    let radius = try #require(frame.layer.displayed()).cornerRadius
    let start = 12 / (zoom.picture.frame.width / zoom.size.width)
    let straight = start + (55 - start) * progress
    #expect((straight - 1...straight + 2.5).contains(radius))
    #expect(abs(radius * card.scale - 12) < 1 || progress > 0)
    finish(zoom, isPush: isPush)
  }

  @Test(
    "In the last twentieth of a zoom's way the corners become the container's",
    arguments: [0, 8]
  )
  func landedCorners(own: CGFloat) throws {
    let picture = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
    let stage = NavigationStage(ZoomEffect { _ in picture }.displayCornerRadius(39))
    stage.first.view.addSubview(picture)
    stage.push(andAdvance: 0.1)
    let frame = try #require(stage.window.view(named: "transition.card"))
    frame.superview?.layer.cornerRadius = own
    for (progress, radius) in [
      (0.5, 22.4), (0.95, 38.1), (0.99, 0.2 * 38.84 + 0.8 * own), (1, own),
    ] {
      stage.transition.scrub(to: progress)
      stage.advance(by: 0.02)
      let displayed = try #require(frame.subviews.last?.layer.displayed())
      #expect(abs(displayed.cornerRadius - radius) < 0.6, "\(progress)")
    }
    stage.transition.resume()
    stage.settle()
  }

  @Test(
    "A zoom's shadow comes between a twentieth and a tenth of its way, a Gaussian of 18 points",
    arguments: progresses,
    [true, false]
  )
  func shadow(progress: CGFloat, isPush: Bool) throws {
    let zoom = ZoomStage()
    stand(at: progress, zoom, isPush: isPush)
    let shadow = try #require(zoom.cards.first?.subviews.first?.layer.displayed())
    #expect(abs(CGFloat(shadow.opacity) - min(max(progress / 0.05 - 1, 0), 1)) < 0.05)
    #expect(abs(shadow.shadowOpacity - 0.24) < 0.001)
    if progress == 0.48 {
      let scale = try #require(zoom.card).scale
      #expect(abs(shadow.shadowRadius * scale - 18) < 1.5)
      #expect(abs(shadow.shadowOffset.height * scale - 4) < 0.5)
    }
    finish(zoom, isPush: isPush)
  }

  @Test("The dimming and scale that an app chooses for a zoom are seen")
  func chosen() throws {
    let picture = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
    let stage = NavigationStage(ZoomEffect { _ in picture }.dimming(0.4).coveredScale(0.8))
    stage.first.view.addSubview(picture)
    stage.push(andAdvance: 0.1)
    stage.transition.scrub(to: 1)
    stage.advance(by: 0.02)
    let view = stage.window.view(named: "transition.dimming")
    #expect(abs(try #require(view?.layer.displayed()).opacity - 0.4) < 0.002)
    let covered = try #require(stage.first.view.layer.displayed()).affineTransform().a
    #expect(abs(covered - 0.8) < 0.002)
    stage.transition.resume()
    stage.settle()
    #expect(stage.first.view.transform == .identity)
  }

  @Test("Where an aligned part has the card show more than the screen, it has the screen's color")
  func beyondTheScreen() throws {
    let picture = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
    let part = CGRect(x: 0, y: -200, width: 393, height: 300)
    let stage = NavigationStage(ZoomEffect { _ in picture }.aligned { _ in part })
    stage.first.view.addSubview(picture)
    stage.second.loadViewIfNeeded()
    stage.second.view.backgroundColor = .orange
    stage.push(andAdvance: 0)
    #expect(try #require(stage.window.card).window.minY < -10)
    let card = stage.window.view(named: "transition.card")
    #expect(card?.subviews.last?.backgroundColor == .orange)
    stage.settle()
  }

  @Test("A screen doesn't leave its window for the card of a zoom")
  func staysInWindow() throws {
    let zoom = ZoomStage()
    let view = WatchedView()
    zoom.stage.second.view = view
    zoom.stage.showSecond()
    zoom.pop()
    #expect(zoom.card != nil && view.window != nil && view.departures == 0)
    zoom.settle()
    #expect(view.departures == 1)
  }

  /// Counts how often it leaves its window.
  private final class WatchedView: UIView {
    var departures = 0

    override func willMove(toWindow newWindow: UIWindow?) {
      if newWindow == nil { departures += 1 }
    }
  }

  @Test("A zoom puts nothing behind a transparent screen")
  func translucent() throws {
    let zoom = ZoomStage()
    zoom.stage.second.loadViewIfNeeded()
    zoom.stage.second.view.backgroundColor = .orange.withAlphaComponent(0.5)
    zoom.push()
    let card = try #require(zoom.cards.first)
    #expect(card.subviews.allSatisfy { $0.backgroundColor == nil })
    zoom.settle()
    #expect(zoom.isSecondShown)
  }
}
