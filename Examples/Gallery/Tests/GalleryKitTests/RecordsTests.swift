import Foundation
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  @MainActor @Suite struct RecordsTests {
    private let stage: RoomStage

    init() throws {
      stage = try RoomStage("modal")
    }

    @Test func presentShowsThePlayerAndThenItsRecord() throws {
      stage.perform(.present)
      HeadlessClock.advance(by: 1)
      #expect(presented == ["Now playing"])

      stage.perform(.present)
      HeadlessClock.advance(by: 1)
      #expect(presented == ["Now playing", "Green Silence"])

      stage.perform(.dismiss)
      HeadlessClock.advance(by: 1)
      stage.perform(.dismiss)
      HeadlessClock.advance(by: 1)
      #expect(presented == [])
    }

    @Test func movesInFlightAreQueued() {
      stage.perform(.present)
      HeadlessClock.advance(by: 0.1)
      stage.perform(.present)
      HeadlessClock.advance(by: 2)

      #expect(presented == ["Now playing", "Green Silence"])
    }

    @Test func trackPlayedOnACardIsShownEverywhere() throws {
      try stage.tap("tile.1")
      HeadlessClock.advance(by: 1)
      try stage.tap("album.track.2")
      HeadlessClock.advance(by: 0.1)
      #expect(texts("bar").contains("The Bell Buoy"))

      stage.perform(.dismiss)
      HeadlessClock.advance(by: 1)
      stage.perform(.present)
      HeadlessClock.advance(by: 1)

      #expect(texts("player.title") == ["The Bell Buoy"])
    }

    @Test func tapBesideTheCardDismissesIt() throws {
      try stage.tap("tile.0")
      HeadlessClock.advance(by: 1)
      #expect(stage.named("dimming").map(\.alpha) == [0.55])

      try stage.tap("dimming")
      HeadlessClock.advance(by: 1)

      #expect(presented == [])
      #expect(stage.named("dimming").isEmpty)
    }

    @Test func cardAndPlayerAreLaidOutAgainOnRotation() throws {
      stage.perform(.present)
      HeadlessClock.advance(by: 1)
      stage.perform(.present)
      HeadlessClock.advance(by: 1)
      HeadlessScreen.rotate(to: .landscapeRight)
      HeadlessClock.advance(by: 1)

      #expect(frame("album")?.minY == 20)
      #expect(frame("album")?.midX == 426)

      stage.perform(.dismiss)
      HeadlessClock.advance(by: 1)
      #expect(frame("player") == CGRect(x: 0, y: 0, width: 852, height: 393))
      let cover = try #require(frame("player.cover"))
      let title = try #require(frame("player.title"))
      #expect(cover.maxX < title.minX)
    }

    @Test func scaledScreenKeepsItsContentInPlace() throws {
      let height = try #require(stage.named("tile.0").first).center.y

      stage.perform(.present)
      HeadlessClock.advance(by: 1)
      stage.perform(.dismiss)
      HeadlessClock.advance(by: 0.2)

      let shelf = try #require(stage.named("shelf").first as? UIScrollView)
      #expect(shelf.contentOffset == .zero)
      #expect(stage.named("tile.0").first?.center.y == height)
    }

    /// The titles of the presented screens, from the bottom up.
    private var presented: [String?] {
      sequence(first: stage.scene.root, next: \.presentedViewController).dropFirst().map(\.title)
    }

    private func frame(_ name: String) -> CGRect? {
      stage.named(name).first.map { $0.convert($0.bounds, to: nil) }
    }

    private func texts(_ name: String) -> [String] {
      stage.named(name).flatMap(stage.all).compactMap { ($0 as? UILabel)?.text }
    }
  }
}
