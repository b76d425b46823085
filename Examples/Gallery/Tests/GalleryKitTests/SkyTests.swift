import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with two stacks and a card in flight at once.
  @MainActor @Suite struct SkyTests {
    private let stage: RoomStage

    init() throws {
      stage = try RoomStage("simultaneous")
    }

    @Test func allThreeAreInFlightAtOnce() throws {
      stage.perform(.push)
      HeadlessClock.advance(by: 0.06)

      #expect(stage.scene.transition.flights.count == 3)
      let places = [
        "north.page": CGRect(x: 0, y: 159, width: 196.5, height: 693),
        "south.page": CGRect(x: 196.5, y: 159, width: 196.5, height: 693),
        "comet": CGRect(x: 0, y: 480, width: 393, height: 372),
      ]
      for view in ["north.page", "south.page", "comet"] {
        #expect(displayed(view) != nil && displayed(view) != places[view])
      }
      HeadlessClock.advance(by: 1.5)
      for (view, place) in places {
        #expect(displayed(view) == place)
      }
      #expect(titles == ["North", "The Plough", "South", "The Cross", "Tray", "Comet Hallin"])
      #expect(dials == ["At rest", "At rest", "At rest"])
    }

    @Test("Each finger moves its own transition, and is lifted alone")
    func threeFingers() throws {
      stage.perform(.push)
      HeadlessClock.advance(by: 0.05)
      for finger in Finger.allCases {
        finger.press()
      }
      HeadlessClock.advance(frames: 1)
      #expect(dials.allSatisfy { $0.hasPrefix("In hand") })
      let before = try Finger.allCases.map { try #require(displayed($0.view)).origin }

      drag([.north: CGVector(dx: 30, dy: 0), .south: CGVector(dx: -20, dy: 0)])
      drag([.comet: CGVector(dx: 0, dy: 60)])
      let held = try Finger.allCases.map { try #require(displayed($0.view)).origin }
      #expect(abs(held[0].x - before[0].x - 30) < 0.5)
      #expect(abs(held[1].x - before[1].x + 20) < 0.5)
      #expect(abs(held[2].y - before[2].y - 60) < 0.5)

      Finger.south.lift()
      HeadlessClock.advance(by: 1)
      #expect(titles == ["North", "The Plough", "South", "The Cross", "Tray", "Comet Hallin"])
      #expect(try #require(displayed("north.page")).origin == held[0])
      #expect(dials[0].hasPrefix("In hand") && dials[1].hasPrefix("In hand"))
      #expect(dials[2] == "At rest")

      drag([.north: CGVector(dx: 120, dy: 0)])
      Finger.north.lift()
      HeadlessClock.advance(by: 1)
      #expect(dials == ["At rest", dials[1], "At rest"])
      drag([.comet: CGVector(dx: 0, dy: 220)])
      Finger.comet.lift()
      HeadlessClock.advance(by: 1)
      #expect(titles == ["North", "South", "The Cross", "Tray"])
      #expect(stage.scene.transition.flights.isEmpty)
    }

    @Test("One is caught, reversed and released three times while the others go on")
    func oneOfThree() throws {
      for finger in Finger.allCases {
        let stage = try RoomStage("simultaneous")
        // All three are as far at the first touch.
        stage.scene.transition.spring = .systemPush
        stage.perform(.push)
        HeadlessClock.advance(by: 0.05)
        var phases: [String] = []
        for way in [-1, 1, -1] as [CGFloat] {
          finger.press()
          HeadlessClock.advance(frames: 1)
          drag([finger: finger.forward * way])
          phases.append(dial(finger, of: stage))
          finger.lift()
          HeadlessClock.advance(frames: 2)
          phases.append(dial(finger, of: stage))
        }

        #expect(
          phases == ["In hand", "Going back", "In hand", "Going on", "In hand", "Going back"],
          "\(finger)"
        )
        HeadlessClock.advance(by: 2)
        let all = ["The Plough", "The Cross", "Comet Hallin"]
        let titles = stage.scene.root.shownTitles
        #expect(all.filter { !titles.contains($0) } == [all[finger.rawValue]])
      }
    }

    @Test("A tap on a moon reverses its own transition", arguments: 0...2)
    func moon(index: Int) throws {
      let names = ["dial.north", "dial.south", "dial.comet"]
      let pages = ["The Plough", "The Cross", "Comet Hallin"]
      stage.perform(.push)
      HeadlessClock.advance(by: 0.08)
      try stage.tap(names[index])
      HeadlessClock.advance(by: 2)

      #expect(pages.filter { !titles.contains($0) } == [pages[index]])
    }

    @Test("The stacks can be used beside the card, and the card above them")
    func besideTheCard() throws {
      stage.perform(.present)
      HeadlessClock.advance(by: 1)
      swipe(from: CGPoint(x: 180, y: 300), by: CGVector(dx: -150, dy: 0))
      #expect(titles == ["North", "The Plough", "South", "Tray", "Comet Hallin"])
      swipe(from: CGPoint(x: 230, y: 300), by: CGVector(dx: 150, dy: 0))
      #expect(titles == ["North", "The Plough", "South", "Tray", "Comet Hallin"])
      swipe(from: CGPoint(x: 20, y: 300), by: CGVector(dx: 150, dy: 0))
      swipe(from: CGPoint(x: 200, y: 560), by: CGVector(dx: 0, dy: 260))
      #expect(titles == ["North", "South", "Tray"])
    }

    @Test("Pages come from the trailing side of their own half", arguments: [false, true])
    func sides(isRightToLeft: Bool) throws {
      let trace = try RoomTrace(
        "simultaneous",
        "[{\"t\": 0, \"do\": \"push\"}, {\"t\": 1.5, \"do\": \"pop\"}]",
        isRightToLeft: isRightToLeft
      )

      let (north, south): (CGFloat, CGFloat) = isRightToLeft ? (196.5, 0) : (0, 196.5)
      let early = try #require(trace.frame(at: 0.06))
      let pages = try (
        #require(early.place(of: "north.page")), #require(early.place(of: "south.page"))
      )
      #expect(isRightToLeft ? pages.0.minX < north : pages.0.minX > north)
      #expect(isRightToLeft ? pages.1.minX < south : pages.1.minX > south)
      let rest = try #require(trace.frame(at: 1.4))
      #expect(rest.place(of: "north.page")?.minX == north)
      #expect(rest.place(of: "south.page")?.minX == south)
      #expect(rest.place(of: "comet") == CGRect(x: 0, y: 480, width: 393, height: 372))
      #expect(trace.frames.last?.status.stack == ["North", "South", "Tray"])
    }

    @Test func rotatedScreenHasBothHalvesAndTheCard() throws {
      let trace = try RoomTrace(
        "simultaneous",
        "[{\"t\": 0, \"do\": \"push\"}, {\"t\": 1, \"do\": \"rotate\"}]"
      )

      let last = try #require(trace.frames.last)
      #expect(last.place(of: "north.page")?.width == 426)
      #expect(last.place(of: "south.page")?.minX == 426)
      #expect(last.place(of: "comet") == CGRect(x: 0, y: 197, width: 852, height: 196))
    }

    @Test func lampChangesTheChartsAndTheCard() throws {
      let day = try #require(stage.named("north").first?.layer.backgroundColor)
      try stage.tap("lamp")
      stage.perform(.present)
      HeadlessClock.advance(by: 1)

      #expect(stage.named("north").first?.layer.backgroundColor != day)
      let card = stage.scene.root.children.last?.presentedViewController
      #expect(card?.traitCollection.userInterfaceStyle == .dark)
    }

    // MARK: - Fingers and dials

    /// A finger for each of the three.
    private enum Finger: Int, CaseIterable {
      case north, south, comet

      var view: String {
        switch self {
        case .north: "north.page"
        case .south: "south.page"
        case .comet: "comet"
        }
      }

      /// Where it lands.
      var start: CGPoint {
        switch self {
        case .north: CGPoint(x: 130, y: 300)
        case .south: CGPoint(x: 330, y: 300)
        case .comet: CGPoint(x: 200, y: 640)
        }
      }

      /// A part of the way to the end of its transition.
      var forward: CGVector {
        self == .comet ? CGVector(dx: 0, dy: -60) : CGVector(dx: -20, dy: 0)
      }

      @MainActor static var places: [Finger: CGPoint] = [:]

      @MainActor func press() {
        Finger.places[self] = start
        HeadlessTouch.send(id: rawValue, phase: .began, at: start)
      }

      @MainActor func move(to place: CGPoint) {
        Finger.places[self] = place
        HeadlessTouch.send(id: rawValue, phase: .moved, at: place)
      }

      @MainActor func lift() {
        HeadlessTouch.send(id: rawValue, phase: .ended, at: Finger.places[self] ?? start)
        HeadlessClock.advance(frames: 1)
      }
    }

    /// Moves fingers together, in six frames.
    private func drag(_ ways: [Finger: CGVector]) {
      let starts = Finger.places
      for step in 1...6 {
        let share = CGFloat(step) / 6
        for (finger, way) in ways {
          let start = starts[finger] ?? finger.start
          finger.move(to: CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share))
        }
        HeadlessClock.advance(frames: 1)
      }
    }

    private func swipe(from start: CGPoint, by way: CGVector) {
      HeadlessTouch.send(id: 9, phase: .began, at: start)
      for step in 1...6 {
        HeadlessClock.advance(frames: 1)
        let share = CGFloat(step) / 6
        let place = CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share)
        HeadlessTouch.send(id: 9, phase: .moved, at: place)
      }
      HeadlessTouch.send(
        id: 9,
        phase: .ended,
        at: CGPoint(x: start.x + way.dx, y: start.y + way.dy)
      )
      HeadlessClock.advance(by: 1.5)
    }

    /// What the dials say, from the leading one on.
    private var dials: [String] {
      ["dial.north", "dial.comet", "dial.south"].map { name in
        stage.named(name).first.map { text(of: $0) } ?? ""
      }
    }

    private func dial(_ finger: Finger, of stage: RoomStage) -> String {
      let view = stage.named("dial.\(finger)").first
      return view.map { String(text(of: $0).prefix { $0 != "," }) } ?? ""
    }

    private func text(of dial: UIView) -> String {
      dial.subviews.compactMap { ($0 as? UILabel)?.text }.last ?? ""
    }

    private var titles: [String] { stage.scene.root.shownTitles }
  }
}

extension CGVector {
  fileprivate static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
