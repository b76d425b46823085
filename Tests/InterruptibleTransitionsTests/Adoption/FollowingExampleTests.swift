import Following
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The examples that follow transitions.
@MainActor @Suite(.serialized) struct FollowingExampleTests {
  private final class Log: Analytics {
    private(set) var events: [[String: String]] = []

    func log(_ event: String, _ parameters: [String: String]) {
      events.append(parameters.merging(["event": event]) { $1 })
    }
  }

  private final class Impacts: ImpactFeedback {
    private(set) var calls: [String] = []

    func prepare() { calls.append("prepare") }
    func impactOccurred() { calls.append("impact") }
  }

  private final class Video: Scrubbable {
    private(set) var fractions: [Double] = []

    func seek(to fraction: Double) { fractions.append(fraction) }
    func rewind() { fractions = [] }
  }

  @Test("Analytics hear who started a transition, how often it was caught, and where it ended")
  func analytics() {
    let (stage, log) = (NavigationStage(), Log())
    stage.transition.onFlight = FlightReporter(log).report
    stage.push(andAdvance: 0.1)
    stage.touchDown(at: CGPoint(x: 300, y: 600))
    stage.advance(by: 0.05)
    stage.lift()
    stage.settle()

    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 2, y: 400))
    stage.drag(by: 300)
    stage.lift()
    stage.settle()

    let caught = [
      "event": "transition", "container": "UINavigationController", "start": "code",
      "catches": "1", "end": "cancelled",
    ]
    let swiped = caught.merging(["start": "finger", "catches": "0", "end": "finished"]) { $1 }
    #expect(log.events.map { $0.filter { $0.key != "milliseconds" } } == [caught, swiped])
    let times = log.events.compactMap { $0["milliseconds"].flatMap { Int($0) } }
    #expect(times.count == 2 && times.allSatisfy { (150..<1000).contains($0) })
  }

  @Test("A finger feels the point of no return each time it drags across")
  func feedback() {
    let (stage, impacts) = (NavigationStage(), Impacts())
    stage.transition.onFlight = { FlightFeedback(impacts).follow($0) }
    stage.push()
    stage.settle()
    #expect(impacts.calls == [])

    stage.touchDown(at: CGPoint(x: 2, y: 400))
    stage.drag(by: 180)
    #expect(impacts.calls == ["prepare"])
    stage.drag(by: 60)
    stage.advance(by: 0.1)
    #expect(impacts.calls == ["prepare", "impact"])
    stage.drag(by: -60)
    stage.advance(by: 0.1)
    #expect(impacts.calls == ["prepare", "impact", "impact"])
    stage.lift()
    stage.settle()
    #expect(impacts.calls.count == 3)
  }

  @Test("A video goes forward with a screen that comes, and back with one that goes")
  func video() {
    let (stage, video) = (NavigationStage(), Video())
    stage.transition.onFlight = FlightVideo(video, of: stage.second).follow
    stage.push()
    stage.settle()
    #expect(video.fractions.count > 20 && video.fractions == video.fractions.sorted())
    #expect(video.fractions.last == 1)

    video.rewind()
    stage.navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    stage.transition.reverse()
    stage.advance(by: 0.05)
    stage.transition.reverse()
    stage.settle()
    #expect(video.fractions.count > 20 && video.fractions != video.fractions.sorted(by: >))
    #expect(video.fractions.last == 0)
  }
}
