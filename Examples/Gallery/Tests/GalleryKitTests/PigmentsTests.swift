import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room that goes along with UIKit's coordinator.
  @MainActor @Suite struct PigmentsTests {
    private let stage: RoomStage

    init() throws {
      stage = try RoomStage("coordinator")
    }

    @Test func barHasAMixOfBothColorsHalfway() throws {
      let (wall, cochineal) = (color(0xEFEAE1), color(0xA3193B))
      #expect(try shownColor() == parts(wall.cgColor))

      stage.perform(.push)
      HeadlessClock.advance(by: 0.05)
      for share in [0.5, 0.25, 0.75] {
        stage.scene.transition.scrub(to: share)
        HeadlessClock.advance(by: 0.05)

        let wanted = zip(parts(wall.cgColor), parts(cochineal.cgColor)).map {
          $0 + ($1 - $0) * share
        }
        #expect(zip(try shownColor(), wanted).allSatisfy { abs($0 - $1) < 0.01 })
      }
      stage.scene.transition.finish()
      HeadlessClock.advance(by: 1)
      #expect(try shownColor() == parts(cochineal.cgColor))
      #expect(titles == ["Cochineal"])
    }

    @Test func cancelledPushGivesTheBarBackItsLook() throws {
      let before = try shownColor()
      stage.perform(.push)
      HeadlessClock.advance(by: 0.1)
      stage.perform(.pop)
      HeadlessClock.advance(by: 2)

      #expect(try shownColor() == before)
      #expect(titles == ["Pigments"])
      #expect(stage.named("paint.back").map(\.alpha) == [0])
      #expect(stage.named("paint.note").map(\.alpha) == [0])
    }

    @Test func labelSaysWhatTheCoordinatorSays() throws {
      try stage.tap("chip.7")
      HeadlessClock.advance(by: 0.06)
      var notes = [note]
      for distance in [90, -90, 90] as [CGFloat] {
        flick(by: distance) { notes.append(note) }
        notes.append(note)
      }
      HeadlessClock.advance(by: 2)

      #expect(
        notes == [
          "On its way", "In your hand", "Going back", "In your hand", "On its way", "In your hand",
          "Going back",
        ]
      )
      #expect(titles == ["Pigments"])
      #expect(stage.scene.transition.phase == .idle)
    }

    @Test func fieldFollowsWhatTheCoordinatorSays() throws {
      let field = try focusedField()
      try stage.tap("chip.7")
      HeadlessClock.advance(by: 0.06)
      #expect(!field.isFirstResponder)

      flick(by: 90)
      #expect(stage.scene.transition.phase == .settling(toward: .start))
      #expect(field.isFirstResponder)
      flick(by: -90)
      #expect(stage.scene.transition.phase == .settling(toward: .end))
      #expect(!field.isFirstResponder)
      flick(by: 90)
      HeadlessClock.advance(by: 2)

      #expect(titles == ["Pigments"])
      #expect(field.isFirstResponder)
    }

    @Test func fieldHasItsKeysAgainAfterThePop() throws {
      let field = try focusedField()
      stage.perform(.push)
      HeadlessClock.advance(by: 2)
      #expect(!field.isFirstResponder)

      stage.perform(.pop)
      HeadlessClock.advance(by: 2)
      #expect(field.isFirstResponder)

      try stage.touch("hue.done")
      stage.perform(.push)
      HeadlessClock.advance(by: 2)
      stage.perform(.pop)
      HeadlessClock.advance(by: 2)
      #expect(!field.isFirstResponder)
    }

    @Test func familyOfColorsHidesTheOtherChips() throws {
      _ = try focusedField()
      try stage.touch("hue.blue")

      let shown = (0..<12).filter { stage.named("chip.\($0)").allSatisfy { !$0.isHidden } }
      #expect(shown == [6, 7, 8])
    }

    @Test func pageTurnsInFromTheTrailingSide() throws {
      for isRightToLeft in [false, true] {
        let trace = try RoomTrace(
          "coordinator",
          """
          [{"t": 0, "do": "push"}, {"t": 0.05, "do": {"scrub": 0.5}}, {"t": 0.1, "do": "finish"}]
          """,
          isRightToLeft: isRightToLeft
        )

        let half = try #require(trace.frame(at: 0.08)?.place(of: "pigment"))
        #expect(isRightToLeft ? half.maxX < 393 : half.minX > 0)
        #expect(
          trace.frames.last?.place(of: "pigment") == CGRect(x: 0, y: 0, width: 393, height: 852)
        )
      }
    }

    @Test func darkStyleReachesTheBarTheWallAndThePage() throws {
      HeadlessScreen.userInterfaceStyle = .dark
      defer { HeadlessScreen.userInterfaceStyle = .light }
      HeadlessClock.advance(by: 0.1)
      #expect(try shownColor() == parts(color(0x19191C).cgColor))
      #expect(stage.named("shop").first?.layer.backgroundColor == color(0x19191C).cgColor)

      stage.perform(.push)
      HeadlessClock.advance(by: 2)
      #expect(stage.named("pigment").first?.layer.backgroundColor == color(0x313138).cgColor)
      #expect(try shownColor() == parts(color(0xA3193B).cgColor))
    }

    @Test func onlyThePageBelowIsDimmed() throws {
      stage.perform(.push)
      HeadlessClock.advance(by: 0.05)

      let dimming = try #require(stage.named("transition.dimming").first)
      let page = try #require(stage.named("pigment").first)
      let layers = try #require(dimming.superview?.subviews)
      let isAbove = layers.drop { $0 !== dimming }.contains { page.isDescendant(of: $0) }
      #expect(isAbove)
    }

    @Test func backSwipeWorksInBothLayoutDirections() throws {
      for isRightToLeft in [false, true] {
        let (left, right) = (CGPoint(x: 60, y: 500), CGPoint(x: 340, y: 500))
        let (start, end) = isRightToLeft ? (right, left) : (left, right)
        let trace = try RoomTrace(
          "coordinator",
          """
          [{"t": 0, "do": "push"}, \(RoomTrace.drag(at: 1, from: start, to: end)),
           \(RoomTrace.lift(at: 1.3, from: end))]
          """,
          isRightToLeft: isRightToLeft
        )

        #expect(trace.frame(at: 1.25)?.status.phase == "dragging")
        #expect(trace.frames.last?.status.stack == ["Pigments"])
      }
    }

    @Test func reducedMotionFadesThePageAndTheBarFollows() throws {
      HeadlessAccessibility.isReduceMotionEnabled = true
      defer { HeadlessAccessibility.isReduceMotionEnabled = false }
      let before = try shownColor()
      stage.perform(.push)
      HeadlessClock.advance(by: 0.05)
      stage.scene.transition.scrub(to: 0.5)
      HeadlessClock.advance(by: 0.05)

      let page = try #require(stage.named("pigment").first)
      #expect(page.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(try shownColor() != before)
      stage.scene.transition.cancel()
      HeadlessClock.advance(by: 1)
      #expect(try shownColor() == before)
    }

    // MARK: - Helpers

    private var note: String? { (stage.named("paint.note").first as? UILabel)?.text }

    private var titles: [String?] { stage.named("paint.title").map { ($0 as? UILabel)?.text } }

    /// Lets the field become the first responder.
    private func focusedField() throws -> UIView {
      let field = try #require(stage.named("hue.field").first)
      try stage.tap("hue.field")
      HeadlessClock.advance(by: 0.5)
      #expect(field.isFirstResponder)
      return field
    }

    /// Catches the page, throws it to the right or to the left, and stops shortly after.
    private func flick(by distance: CGFloat, whileHeld: () -> Void = {}) {
      let start = CGPoint(x: 200, y: 820)
      HeadlessTouch.send(phase: .began, at: start)
      HeadlessClock.advance(by: 1.0 / 60)
      whileHeld()
      for step in 1...4 {
        let x = start.x + distance * CGFloat(step) / 4
        HeadlessTouch.send(phase: .moved, at: CGPoint(x: x, y: start.y))
        HeadlessClock.advance(by: 1.0 / 60)
      }
      HeadlessTouch.send(phase: .ended, at: CGPoint(x: start.x + distance, y: start.y))
      HeadlessClock.advance(by: 1.0 / 60)
    }

    private func shownColor() throws -> [CGFloat] {
      var color: [CGFloat]?
      for plate in stage.named("paint.plate") {
        let layer = try #require(plate.layer.presentation())
        let above = parts(try #require(layer.backgroundColor))
        let share = CGFloat(layer.opacity)
        color = color.map { zip($0, above).map { $0 + ($1 - $0) * share } } ?? above
      }
      return try #require(color)
    }

    private func color(_ hex: Int) -> UIColor {
      let parts = [16, 8, 0].map { CGFloat(hex >> $0 & 0xFF) / 255 }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }

    private func parts(_ color: CGColor) -> [CGFloat] { color.components ?? [] }
  }
}
