import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with a percent-driven transition beside the framework's, both under the same finger.
  @MainActor @Suite struct LanesTests {
    private let stage: RoomStage

    init() throws {
      stage = try RoomStage("percent-driven")
    }

    @Test("One finger moves both lanes, wherever it lies", arguments: [220, 450] as [CGFloat])
    func sameFinger(y: CGFloat) throws {
      let finger = Finger(at: CGPoint(x: 350, y: y))
      finger.move(by: -150, inFrames: 20)

      let (old, new) = try (place("lane.old"), place("lane.new"))
      // UIKit's recognizer begins after ten points, and this framework holds twelve back.
      #expect(abs(old - (393 - 150)) < 0.5)
      #expect(abs(new - (393 - 138)) < 0.5)
      finger.move(by: -100, inFrames: 10)
      #expect(try abs(place("lane.old") - (old - 100)) < 0.5)
      #expect(try abs(place("lane.new") - (new - 100)) < 0.5)
      finger.lift()
      HeadlessClock.advance(by: 1)
      #expect(pages == [2, 2])
    }

    @Test(
      "At a release this framework keeps the speed, and the old way has a kink",
      arguments: [(-180, 0.35), (-200, 0.2), (-250, 0.1)] as [(CGFloat, TimeInterval)],
      [false, true]
    )
    func release(drag: (way: CGFloat, time: TimeInterval), isRightToLeft: Bool) throws {
      let run = try Run(dragging: drag.way, in: drag.time, isRightToLeft: isRightToLeft)

      let finger = -drag.way / 393 / drag.time
      #expect(run.speedsBefore(.old).allSatisfy { abs($0 / finger - 1) < 0.001 })
      #expect(run.speedsBefore(.new).allSatisfy { abs($0 / finger - 1) < 0.001 })
      #expect(abs(run.speedAfter(.new) / finger - 1) < 0.02)
      // An ease-out curve starts 1 / 0.58 times as fast as it is on the average, and no slower than half as fast as
      // the animation of 0.35 seconds.
      let old = max(finger, 0.5 / 0.35) / 0.58
      #expect(abs(run.speedAfter(.old) / old - 1) < 0.05)
      #expect(abs(run.speedAfter(.old) / finger - 1) > 0.6)
    }

    @Test("Released too early, the old way turns at once, and this one as a spring does")
    func turningBack() throws {
      let run = try Run(dragging: -100, in: 0.5)

      #expect(abs(run.speedAfter(.new) - 0.509) < 0.01)
      #expect(abs(run.speedAfter(.old) + 0.5 / 0.35 / 0.58) < 0.1)
      #expect(run.trace.frames.last?.status.stack == ["Poster 1", "Poster 1"])
    }

    @Test func touchInFlightCatchesTheNewLaneOnly() throws {
      stage.perform(.push)
      HeadlessClock.advance(by: 0.08)
      let finger = Finger(at: CGPoint(x: 150, y: 200))
      let (old, new) = try (place("lane.old"), place("lane.new"))
      HeadlessClock.advance(frames: 5)
      #expect(try place("lane.new") == new)
      #expect(try place("lane.old") < old - 20)
      #expect(notes == ["Touched in flight: nothing happens", "Touched in flight: caught"])

      finger.move(by: 60, inFrames: 6)
      #expect(try abs(place("lane.new") - new - 60) < 0.5)
      HeadlessClock.advance(by: 0.4)
      finger.move(by: 200, inFrames: 10)
      finger.lift()
      HeadlessClock.advance(by: 1.5)
      #expect(pages == [2, 1])

      Finger(at: CGPoint(x: 150, y: 200)).lift()
      HeadlessClock.advance(by: 0.5)
      #expect(pages == [1, 1])
    }

    @Test func caughtThreeTimesTheNewLaneEndsWhereTheFingerSendsIt() throws {
      let trace = try RoomTrace(
        "percent-driven",
        """
        [{"t": 0, "do": "push"},
         \(RoomTrace.drag(at: 0.05, from: CGPoint(x: 150, y: 450), to: CGPoint(x: 190, y: 450))),
         \(RoomTrace.lift(at: 0.16, from: CGPoint(x: 190, y: 450))),
         \(RoomTrace.drag(at: 0.22, from: CGPoint(x: 190, y: 450), to: CGPoint(x: 140, y: 450))),
         \(RoomTrace.lift(at: 0.33, from: CGPoint(x: 140, y: 450))),
         \(RoomTrace.drag(at: 0.36, from: CGPoint(x: 150, y: 200), to: CGPoint(x: 290, y: 200))),
         \(RoomTrace.lift(at: 0.47, from: CGPoint(x: 290, y: 200)))]
        """
      )

      #expect(trace.count("catch") == 3)
      // The old lane wasn't caught at all; it is at rest by the third touch, which then pops.
      #expect(
        trace.frame(at: 0.35)?.status.stack == ["Poster 1", "Poster 2", "Poster 1", "Poster 2"]
      )
      #expect(trace.frames.last?.status.stack == ["Poster 1", "Poster 1"])
    }

    @Test("A drag goes on and back in both lanes", arguments: [false, true])
    func toAndFro(isRightToLeft: Bool) throws {
      let side: CGFloat = isRightToLeft ? -1 : 1
      let drag = { (time: TimeInterval, way: CGFloat) in
        let (start, end) = (196 - side * way / 2, 196 + side * way / 2)
        return """
          \(RoomTrace.drag(at: time, from: CGPoint(x: start, y: 200), to: CGPoint(x: end, y: 200))),
          \(RoomTrace.lift(at: time + 0.11, from: CGPoint(x: end, y: 200)))
          """
      }
      let trace = try RoomTrace(
        "percent-driven",
        "[\(drag(0, -250)), \(drag(1.5, -250)), \(drag(3, 250))]",
        isRightToLeft: isRightToLeft
      )

      let (first, second, third) = ("Poster 1", "Poster 2", "Poster 3")
      #expect(trace.frame(at: 1.4)?.status.stack == [first, second, first, second])
      #expect(trace.frame(at: 2.9)?.status.stack == [first, second, third, first, second, third])
      #expect(trace.frames.last?.status.stack == [first, second, first, second])
    }

    @Test("A flick that is over within a frame isn't lost in either lane")
    func shortFlick() throws {
      let places: [CGFloat] = [350, 330, 290, 230]
      for (index, x) in places.enumerated() {
        let phase = index == 0 ? UITouch.Phase.began : .moved
        HeadlessTouch.send(phase: phase, at: CGPoint(x: x, y: 450))
        HeadlessClock.advance(by: 0.002)
      }
      HeadlessTouch.send(phase: .ended, at: CGPoint(x: 230, y: 450))
      HeadlessClock.advance(by: 2)

      #expect(pages == [2, 2])
      #expect(CADisplayLink.headlessRunningCount == 0)
    }

    @Test func notesSayWhatTheReleaseDoesToTheSpeed() throws {
      let finger = Finger(at: CGPoint(x: 350, y: 450))
      finger.move(by: -200, inFrames: 20)
      finger.lift()
      HeadlessClock.advance(by: 1)

      #expect(
        notes == [
          "Let go at 1.5, goes on at 2.7 widths a second",
          "Let go at 1.5, goes on at 1.5 widths a second",
        ]
      )
    }

    @Test func buttonOnEitherLanePushesInBoth() throws {
      for (count, y) in [(2, 200), (3, 430)] as [(Int, CGFloat)] {
        let finger = Finger(at: CGPoint(x: 355, y: y))
        finger.lift()
        HeadlessClock.advance(by: 1)
        #expect(pages == [count, count])
      }
    }

    @Test func withReduceMotionTheNewLaneFades() throws {
      let trace = try RoomTrace(
        "percent-driven",
        "[{\"t\": 0, \"do\": {\"reduceMotion\": true}}, {\"t\": 0.1, \"do\": \"push\"}]"
      )

      let places = trace.frames.compactMap { $0.place(of: "poster.1#2")?.minX }
      #expect(Set(places) == [0])
      let old = trace.frames.compactMap { $0.place(of: "poster.1")?.minX }
      #expect(Set(old).count > 10)
      #expect(trace.frames.last?.status.stack == ["Poster 1", "Poster 2", "Poster 1", "Poster 2"])
    }

    @Test func rotatedScreenHasTheChartBesideTheLanes() throws {
      let trace = try RoomTrace("percent-driven", "[{\"t\": 0, \"do\": \"rotate\"}]")

      let last = try #require(trace.frames.last)
      let (old, new) = try (
        #require(last.place(of: "lane.old")), #require(last.place(of: "lane.new"))
      )
      let chart = try #require(last.place(of: "chart"))
      #expect(old.size == new.size && old.maxY < new.minY)
      #expect(chart.minX > old.maxX && chart.maxX < 800)
    }

    private func top(of lane: UIViewController) -> UIViewController? {
      (lane as? UINavigationController)?.topViewController
    }

    // MARK: - The finger and the lanes

    @MainActor private final class Finger {
      private var place: CGPoint

      init(at place: CGPoint) {
        self.place = place
        HeadlessTouch.send(phase: .began, at: place)
        HeadlessClock.advance(frames: 1)
      }

      func move(by way: CGFloat, inFrames count: Int) {
        for _ in 0..<count {
          place.x += way / CGFloat(count)
          HeadlessTouch.send(phase: .moved, at: place)
          HeadlessClock.advance(frames: 1)
        }
      }

      func lift() {
        HeadlessTouch.send(phase: .ended, at: place)
      }
    }

    private var notes: [String] {
      ["note.old", "note.new"].map { (stage.named($0).first as? UILabel)?.text ?? "" }
    }

    /// The numbers of the pages that are on top.
    private var pages: [Int] {
      stage.scene.root.children.map { ($0 as? UINavigationController)?.viewControllers.count ?? 0 }
    }

    /// The left edge of the upper page in a lane, as it is seen.
    private func place(_ lane: String) throws -> CGFloat {
      let view = try #require(stage.named(lane).first)
      let pages = stage.all(in: view).filter {
        $0.accessibilityIdentifier?.hasPrefix("poster.") == true && !($0 is UIButton)
      }
      let upper = try #require(pages.last)
      return upper.layer.presentation()?.frame.minX ?? .nan
    }
  }
}

/// A drag from rest, and what is seen in both lanes around its release.
@MainActor
private struct Run {
  enum Lane: String {
    case old = "poster.1"
    case new = "poster.1#2"
  }

  let trace: RoomTrace
  /// The number of the frame in which the finger is lifted.
  private let last: Int

  init(dragging way: CGFloat, in time: TimeInterval, isRightToLeft: Bool = false) throws {
    let side: CGFloat = isRightToLeft ? -1 : 1
    let start: CGFloat = isRightToLeft ? 43 : 350
    let count = Int((time * 120).rounded())
    var touches = ["{\"t\": 0.2, \"touch\": 1, \"phase\": \"began\", \"x\": \(start), \"y\": 450}"]
    for step in 1...count + 1 {
      let x = start + side * way * CGFloat(min(step, count)) / CGFloat(count)
      let phase = step <= count ? "moved" : "ended"
      touches.append(
        """
        {"t": \(0.2 + Double(step) / 120), "touch": 1, "phase": "\(phase)", "x": \(x), "y": 450}
        """
      )
    }
    trace = try RoomTrace(
      "percent-driven",
      "[\(touches.joined(separator: ", "))]",
      isRightToLeft: isRightToLeft
    )
    let release = 0.2 + Double(count + 1) / 120
    last = try #require(trace.frames.firstIndex { $0.time > release - 0.001 })
  }

  /// How far the page has come in, from a number of frames after the release on.
  private func places(_ lane: Lane, from first: Int) -> [CGFloat] {
    trace.frames[(last + first)...].prefix(5).compactMap { frame in
      frame.place(of: lane.rawValue).map { 1 - abs($0.minX) / 393 }
    }
  }

  /// The speeds of the last three moves, in widths a second.
  func speedsBefore(_ lane: Lane) -> [CGFloat] {
    let places = places(lane, from: -4).prefix(4)
    return zip(places, places.dropFirst()).map { ($1 - $0) * 120 }
  }

  /// The speed at the release, from the frames after it.
  func speedAfter(_ lane: Lane) -> CGFloat {
    let y = places(lane, from: 0)
    guard y.count == 5 else { return .nan }
    return (-25 * y[0] + 48 * y[1] - 36 * y[2] + 16 * y[3] - 3 * y[4]) / 12 * 120
  }
}
