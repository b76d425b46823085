import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import Album
@testable import TestSupport

/// The album, used as a person would.
@MainActor @Suite(.serialized) struct AlbumTests {
  @Test("Tiles, details, the menu and what it lists lead on, each by a tap")
  func taps() {
    let stage = AlbumStage()
    stage.tap("Lisbon")
    stage.settle()
    stage.tap("Tram")
    stage.settle()
    #expect(stage.titles == ["Photos", "Lisbon", "Tram"])

    stage.tap("Details")
    stage.settle()
    #expect(stage.album.presentedViewController === stage.album.card)
    stage.tap("Close")
    stage.settle()
    #expect(stage.album.presentedViewController == nil)

    stage.tap("Menu")
    stage.settle()
    #expect(stage.album.presentedViewController === stage.album.drawer)
    stage.tap("Monday")
    stage.settle()
    #expect(stage.album.presentedViewController == nil)
    #expect(stage.titles == ["Journal", "Monday"])
    #expect(stage.album.photos.viewControllers.count == 3)
  }

  @Test("A tap beside a panel dismisses it", arguments: Link.Panel.allCases)
  func outside(panel: Link.Panel) {
    let stage = AlbumStage()
    stage.open(Link(.photos, panel: panel))
    stage.settle()
    #expect(stage.album.presentedViewController != nil)

    stage.tap(at: CGPoint(x: 50, y: 300))
    stage.settle()

    #expect(stage.album.presentedViewController == nil)
  }

  @Test("A page grows out of its tile")
  func tile() throws {
    let stage = AlbumStage()
    let tile = try #require(stage.button("Alps"))
    let place = tile.convert(tile.bounds, to: nil)

    stage.open(Link(.photos, ["Alps", "Hut"]))
    stage.advance(by: 0)

    #expect(try #require(stage.window.card).distance(to: place) < 0.5)
  }

  @Test("A link back reverses the transition, and a link there again finds the same page")
  func reversal() {
    let stage = AlbumStage()
    stage.open(Link(.journal))
    stage.settle()
    let journal = stage.album.journal
    stage.open(Link(.journal, ["Monday"]))
    stage.advance(by: 0.1)
    // Some UIKits tell the old stack until the push is over.
    let page = journal.transition.flights.first?.context?.viewController(forKey: .to)

    stage.open(Link(.journal))
    #expect(journal.transition.phase == .settling(toward: .start))
    stage.advance(by: 0.05)
    stage.open(Link(.journal, ["Monday"]))
    #expect(journal.transition.phase == .settling(toward: .end))
    #expect(journal.transition.waitingCallCount == 0)
    stage.settle()

    #expect(page != nil && journal.topViewController === page)
  }

  @Test("A page that a finger is popping stays if a link asks for it")
  func popped() {
    let stage = AlbumStage()
    _ = stage.hold(.page)
    let journal = stage.album.journal
    let page = journal.interruptibleFlight?.context?.viewController(forKey: .from)

    stage.open(Link(.journal, ["Monday", "Ferry"]))
    #expect(journal.transition.phase == .settling(toward: .start))
    stage.lift()
    stage.settle()

    #expect(page != nil && journal.topViewController === page)
  }

  @Test("Links are read from URLs, and lead as far as there are pages")
  func urls() throws {
    func link(_ text: String) -> Link? { URL(string: text).flatMap(Link.init) }
    #expect(link("album://photos") == Link(.photos))
    #expect(
      link("album://photos/Lisbon/Tram?panel=card")
        == Link(.photos, ["Lisbon", "Tram"], panel: .card)
    )
    #expect(link("album://journal/?panel=drawer") == Link(.journal, panel: .drawer))
    #expect(link("album://elsewhere") == nil)
    #expect(link("https://photos") == nil)

    let stage = AlbumStage()
    stage.open(try #require(link("album://photos/Lisbon/Nowhere")))
    stage.settle()
    #expect(stage.titles == ["Photos", "Lisbon"])
  }
}

extension AlbumStage {
  /// The titles on the stack that is shown.
  fileprivate var titles: [String] {
    let stack = album.selectedViewController as? UINavigationController
    return stack?.viewControllers.map { $0.title ?? "" } ?? []
  }

  /// Taps the button of a title.
  fileprivate func tap(_ title: String) {
    guard let button = button(title) else { return }
    tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  }
}
