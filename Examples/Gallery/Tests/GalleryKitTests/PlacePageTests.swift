import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// The controls on a place's page.
  @MainActor @Suite struct PlacePageTests {
    private let stage: RoomStage

    init() throws {
      stage = try RoomStage("push")
      try stage.tap("card.0")
      HeadlessClock.advance(by: 1)
    }

    @Test func listScrollsAndTheSheetStopsBelowTheBar() throws {
      let page = try scroller("detail.page")
      #expect(page.contentOffset.y == 0)

      drag(from: CGPoint(x: 196, y: 700), by: CGVector(dx: 0, dy: -500))
      HeadlessClock.advance(by: 3)

      #expect(page.contentOffset.y > 400)
      #expect(page.convert(page.bounds, to: nil).minY > 90)
      #expect(stage.titles == ["Aldermoor Ridges"])
    }

    @Test func stripPagesThroughItsPictures() throws {
      let strip = try reveal("detail.strip")

      drag(from: strip, by: CGVector(dx: -260, dy: 0), isFlick: true)
      HeadlessClock.advance(by: 2)

      #expect(try scroller("detail.strip").contentOffset.x == 393)
      #expect(stage.titles == ["Aldermoor Ridges"])
    }

    @Test func sliderDarkensThePicture() throws {
      let slider = try reveal("detail.slider")
      let picture = try #require(stage.named("detail.picture").first)
      #expect(picture.subviews.map(\.alpha) == [0])

      drag(from: CGPoint(x: 38, y: slider.y), by: CGVector(dx: 300, dy: 0))
      HeadlessClock.advance(by: 1)

      let night = try #require(picture.subviews.first).alpha
      #expect(night > 0.7)

      drag(from: CGPoint(x: 338, y: slider.y), by: CGVector(dx: -200, dy: 0), isFlick: true)
      HeadlessClock.advance(by: 1)
      #expect(try #require(picture.subviews.first).alpha < 0.5)
      #expect(stage.titles == ["Aldermoor Ridges"])
    }

    @Test func formIsFilledInWithTheNumberPad() throws {
      _ = try reveal("detail.guests", at: 660)
      try stage.touch("detail.guests")
      HeadlessClock.advance(by: 1)
      #expect(HeadlessKeyboard.isShown)
      let field = try #require(stage.named("detail.guests").first)
      #expect(field.isFirstResponder)
      #expect(field.convert(field.bounds, to: nil).maxY < HeadlessKeyboard.frame.minY)

      try stage.touch("pad.1")
      try stage.touch("pad.2")
      try stage.touch("pad.delete")
      try stage.touch("detail.nights")
      try stage.touch("pad.3")
      HeadlessClock.advance(by: 1)
      #expect(sum == "That makes 3 breakfasts.")

      try stage.touch("pad.done")
      HeadlessClock.advance(by: 1)
      #expect(!HeadlessKeyboard.isShown)
    }

    @Test func popEndsTypingAndKeepsThePageAsItIs() throws {
      _ = try reveal("detail.guests")
      try stage.touch("detail.guests")
      HeadlessClock.advance(by: 1)
      let offset = try scroller("detail.page").contentOffset

      stage.perform(.pop)
      HeadlessClock.advance(by: 0.1)
      #expect(try scroller("detail.page").contentOffset == offset)
      HeadlessClock.advance(by: 1)

      #expect(!HeadlessKeyboard.isShown)
      #expect(stage.titles == [])
    }

    @Test func pushWhileTypingRemovesTheInset() throws {
      let page = try scroller("detail.page")
      let foot = page.contentInset.bottom
      _ = try reveal("detail.guests")
      try stage.touch("detail.guests")
      HeadlessClock.advance(by: 1)
      #expect(page.contentInset.bottom > foot + 100)

      stage.perform(.push)
      HeadlessClock.advance(by: 1)
      stage.perform(.pop)
      HeadlessClock.advance(by: 1)

      #expect(!HeadlessKeyboard.isShown)
      #expect(page.contentInset.bottom == foot)
    }

    private var sum: String? {
      (stage.named("detail.sum").first as? UILabel)?.text
    }

    private func scroller(_ name: String) throws -> UIScrollView {
      try #require(stage.named(name).first as? UIScrollView)
    }

    /// Scrolls the page until a view is at a height, and returns its center.
    private func reveal(_ name: String, at height: CGFloat = 400) throws -> CGPoint {
      let page = try scroller("detail.page")
      let view = try #require(stage.named(name).first)
      page.contentOffset.y = view.convert(view.bounds, to: page).midY + page.frame.minY - height
      HeadlessClock.advance(by: 0.1)
      let frame = view.convert(view.bounds, to: nil)
      return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Drags a finger, which rests before it moves and before it is lifted unless the drag is a flick.
    private func drag(from start: CGPoint, by way: CGVector, isFlick: Bool = false) {
      HeadlessTouch.send(phase: .began, at: start)
      HeadlessClock.advance(by: isFlick ? 0 : 0.2)
      for step in 1...12 {
        let share = CGFloat(step) / 12
        HeadlessClock.advance(frames: 1)
        HeadlessTouch.send(
          phase: .moved,
          at: CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share)
        )
      }
      let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
      HeadlessClock.advance(by: isFlick ? 0 : 0.2)
      HeadlessTouch.send(phase: .ended, at: end)
    }
  }
}
