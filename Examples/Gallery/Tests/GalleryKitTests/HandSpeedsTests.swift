import Foundation
import Testing
import UIKit

@testable import GalleryKit

extension OnScreen {
  /// What the page's chart and that of a film have in common; `BrowserTests` asks the page's for the same cases.
  @MainActor @Suite struct HandSpeedsTests {
    @Test("The axis and the releases of a chart", arguments: try SpeedCase.all())
    func cases(speedCase: SpeedCase) throws {
      let speeds = HandSpeeds(speedCase.frames)

      #expect(speeds.releases.map(\.text) == speedCase.expected.releases.map(\.text))
      #expect(speeds.releases.map(\.time) == speedCase.expected.releases.map(\.time))
      for (release, expected) in zip(speeds.releases, speedCase.expected.releases) {
        #expect(release.speeds.count == expected.speeds.count)
        for (speed, other) in zip(release.speeds, expected.speeds) {
          #expect(abs(speed - other) < 1e-6)
        }
      }
      #expect(abs(speeds.range.upperBound - speedCase.expected.high) < 1e-6)
      #expect(speeds.range.lowerBound == -speeds.range.upperBound)
    }

    @Test("The axis has round numbers with their sign, in points where the way is known")
    func labels() throws {
      let speeds = try SpeedCase.all().map { HandSpeeds($0.frames) }
      let (code, points, progress) = (speeds[0], speeds[1], speeds[2])

      #expect(points.unit == "pt/s" && code.unit == "per second")
      #expect(points.label(points.range.upperBound) == "+1500")
      #expect(progress.label(progress.range.lowerBound) == "−2")
      #expect(progress.label(0) == "0")
    }
  }
}

struct SpeedCase: Decodable, CustomTestStringConvertible, Sendable {
  struct Event: Decodable, Sendable {
    let t, before, after: Double
    let way: Double?
    let free: Bool?
  }

  struct Expected: Decodable, Sendable {
    struct Release: Decodable, Sendable {
      let time: Double
      let text: String
      let speeds: [CGFloat]
    }

    let releases: [Release]
    let high: CGFloat
  }

  struct Sample: Decodable, Sendable {
    let time, velocity: Double
    let kind: String

    init(from decoder: any Decoder) throws {
      var items = try decoder.unkeyedContainer()
      time = try items.decode(Double.self)
      velocity = try items.decode(Double.self)
      kind = try items.decode(String.self)
    }
  }

  let name: String
  let samples: [Sample]
  let handOffs: [Double]
  let releases: [Event]
  let expected: Expected

  var testDescription: String { name }

  static func all() throws -> [SpeedCase] {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardized
    let data = try Data(contentsOf: package.appending(path: "BrowserTests/speeds.json"))
    return try JSONDecoder().decode([SpeedCase].self, from: data)
  }

  @MainActor var frames: [TraceFrame] {
    samples.map { sample in
      let marks = handOffs.filter { $0 == sample.time }.map { _ in RoomEvent.Kind.mark(.handOff) }
      let ends = releases.filter { $0.t == sample.time }.map {
        RoomEvent.Kind.release(
          Release(before: $0.before, after: $0.after, way: $0.way, isFree: $0.free ?? false)
        )
      }
      return TraceFrame(
        time: sample.time,
        status: RoomStatus(
          phase: sample.kind,
          progress: 0.5,
          velocity: sample.velocity,
          stack: [],
          screen: .zero,
          hasPhoneSize: true,
          isLandscape: false,
          statusBar: .hidden
        ),
        events: (marks + ends).map { RoomEvent(time: sample.time, kind: $0, progress: 0.5) },
        tree: .shown,
        fingers: []
      )
    }
  }
}
