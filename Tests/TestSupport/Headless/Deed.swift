#if os(Linux)
  import InterruptibleTransitions
  import UIKit

  /// Something that a person or an app does during a transition: the one list for stories about every effect and container.
  struct Deed: Sendable, CustomStringConvertible {
    let description: String
    /// The end that the transition reaches; nil if either is right.
    var end: TransitionEnd? = .end
    /// Whether the deed itself may move views at once, as another size or another root does.
    var mayJump = false
    /// Whether a finger decides where the transition goes.
    var hasFinger: Bool { description.hasPrefix("grabbed") || description.contains("finger") }
    /// The size of the window when all is over.
    var size: CGSize?
    let perform: @MainActor @Sendable (ContainerStage) -> Void

    /// Lets a frame pass in which something moves views by a number of points at most; set by the test that watches the frames.
    @MainActor static var frame: (_ distance: CGFloat, _ body: () -> Void) -> Void = { _, body in
      HeadlessClock.advance(frames: 1)
      body()
    }

    @MainActor
    fileprivate static func pass(_ count: Int) {
      for _ in 0..<count { frame(0) {} }
    }

    @MainActor
    fileprivate static func drag(_ stage: ContainerStage, _ share: CGFloat, frames: Int = 16) {
      // Along both axes: up and to the leading side go forward.
      let step = share * 300 / CGFloat(frames) * (stage.isGoingForward ? -1 : 1)
      for _ in 0..<frames {
        frame(abs(step)) { stage.move(by: step, step) }
      }
    }

    @MainActor
    fileprivate static func grab(_ stage: ContainerStage) {
      stage.touchDown(at: CGPoint(x: 230, y: stage.kind == .sampleCard ? 560 : 500))
    }
  }

  extension Deed {
    static let all = single + settings + callsInTurn

    /// Where the calls in one turn are in the list.
    static let turns = single.count + settings.count..<all.count

    /// What happens once, from a moment on.
    private static let single: [Deed] = [
      Deed(description: "untouched") { _ in },
      Deed(description: "grabbed and released onward") { stage in
        grab(stage)
        drag(stage, 0.8)
        stage.lift()
      },
      Deed(description: "grabbed and released backward", end: nil) { stage in
        grab(stage)
        drag(stage, -0.9)
        stage.lift()
      },
      Deed(description: "grabbed three times", end: nil) { stage in
        for share in [0.4, -0.5, 0.3] as [CGFloat] {
          grab(stage)
          drag(stage, share, frames: 10)
          stage.lift()
          pass(3)
        }
      },
      Deed(description: "grabbed past both ends", end: nil) { stage in
        grab(stage)
        drag(stage, 2.5)
        drag(stage, -6, frames: 28)
        drag(stage, 3)
        stage.lift()
      },
      Deed(description: "grabbed, and the finger taken away", end: nil) { stage in
        grab(stage)
        drag(stage, 0.2)
        HeadlessTouch.cancelAll()
      },
      Deed(description: "tapped", end: nil) { stage in
        grab(stage)
        pass(2)
        stage.lift()
      },
      Deed(description: "tapped twice", end: nil) { stage in
        for _ in 0..<2 {
          grab(stage)
          pass(2)
          stage.lift()
          pass(4)
        }
      },
      Deed(description: "paused, scrubbed to and fro, resumed") { stage in
        stage.transition.pause()
        pass(2)
        for progress in [0.3, 0.7, 0.5, 0.9, 0.6] as [CGFloat] {
          for step in 1...8 {
            let from = stage.transition.progress
            frame(60) { stage.transition.scrub(to: from + (progress - from) * CGFloat(step) / 8) }
          }
        }
        stage.transition.resume()
      },
      Deed(description: "scrubbed over both ends, finished", mayJump: true) { stage in
        stage.transition.pause()
        for step in 0...16 {
          stage.transition.scrub(to: 1.2 - CGFloat(step) * 0.1)
          pass(1)
        }
        stage.transition.finish()
      },
      Deed(description: "reversed", end: .start) { $0.transition.reverse() },
      Deed(description: "reversed twice") { stage in
        stage.transition.reverse()
        pass(4)
        stage.transition.reverse()
      },
      Deed(description: "canceled", end: .start) { $0.transition.cancel() },
      Deed(description: "finished") { $0.transition.finish() },
      Deed(description: "asked for the same") { $0.ask(forward: $0.isGoingForward) },
      Deed(description: "asked for the opposite", end: .start) {
        $0.ask(forward: !$0.isGoingForward)
      },
      Deed(description: "asked for the opposite, and for the same") { stage in
        stage.ask(forward: !stage.isGoingForward)
        pass(3)
        stage.ask(forward: stage.isGoingForward)
      },
      resized("resized", to: CGSize(width: 786, height: 852)) { $0() },
      resized("resized under a finger", to: CGSize(width: 500, height: 700)) { resize in
        resize()
      },
      resized("resized while paused", to: CGSize(width: 600, height: 500)) { $0() },
      Deed(description: "laid out while it runs") { $0.layOutContainers() },
      Deed(description: "laid out under a finger") { stage in
        grab(stage)
        drag(stage, 0.3)
        stage.layOutContainers()
        drag(stage, 0.7)
        stage.layOutContainers()
        stage.lift()
        pass(2)
        stage.layOutContainers()
      },
      Deed(description: "laid out while paused") { stage in
        stage.transition.pause()
        pass(2)
        stage.layOutContainers()
        pass(2)
        stage.transition.resume()
        pass(2)
        stage.layOutContainers()
      },
      Deed(description: "uninstalled", mayJump: true) { $0.transition.uninstall() },
      Deed(description: "resigned active") { _ in
        HeadlessApplication.resignActive()
        pass(3)
        HeadlessApplication.becomeActive()
      },
      Deed(description: "in the background", mayJump: true) { _ in
        HeadlessApplication.enterBackground()
        pass(3)
        HeadlessApplication.becomeActive()
      },
    ]

    private static func resized(
      _ name: String,
      to size: CGSize,
      _ body: @escaping @MainActor @Sendable (() -> Void) -> Void
    ) -> Deed {
      Deed(description: name, mayJump: true, size: size) { stage in
        switch name {
        case "resized under a finger":
          grab(stage)
          drag(stage, 0.3)
          HeadlessScreen.resize(to: size)
          drag(stage, 0.4)
          stage.lift()
          stage.transition.finish()
        case "resized while paused":
          stage.transition.pause()
          pass(2)
          HeadlessScreen.resize(to: size)
          pass(2)
          stage.transition.resume()
        default: HeadlessScreen.resize(to: size)
        }
      }
    }

    /// Settings that change during a transition.
    private static let settings: [Deed] = [
      Deed(description: "never caught") { stage in
        stage.transition.gestures.catching = .never
        stage.transition.gestures.isTapEnabled = false
        grab(stage)
        drag(stage, -0.8)
        stage.lift()
        stage.transition.gestures = ContainerStage.gestures
      }
    ]

    /// Two and three calls in one turn.
    private static let callsInTurn: [Deed] = {
      let calls = Turn.allCases
      let pairs = calls.flatMap { first in calls.map { [first, $0] } }
      let triples = calls.indices.flatMap { first in
        calls.indices.map { [calls[first], calls[$0], calls[(first + 2 * $0 + 1) % calls.count]] }
      }
      return (pairs + triples).map { calls in
        Deed(
          description: calls.map(\.rawValue).joined(separator: ", "),
          end: nil,
          mayJump: calls.contains(.scrub)
        ) { stage in
          for call in calls { call.make(on: stage) }
          pass(6)
          stage.transition.resume()
        }
      }
    }()

    /// A call that follows another one in the same turn.
    enum Turn: String, CaseIterable, Sendable {
      case pause, resume, reverse, cancel, finish, scrub, opposite, same

      @MainActor
      fileprivate func make(on stage: ContainerStage) {
        switch self {
        case .pause: stage.transition.pause()
        case .resume: stage.transition.resume()
        case .reverse: stage.transition.reverse()
        case .cancel: stage.transition.cancel()
        case .finish: stage.transition.finish()
        case .scrub: stage.transition.scrub(to: 0.4)
        case .opposite: stage.ask(forward: !stage.isGoingForward)
        case .same: stage.ask(forward: stage.isGoingForward)
        }
      }
    }
  }

  extension ContainerStage {
    /// The gesture settings of stories: a pan grabs, and a tap reverses.
    static let gestures = GestureSettings(isTabPanEnabled: true)

    /// Has everything around the screens laid out, as an app does that adds a view, and as UIKit does for many reasons.
    func layOutContainers() {
      let containers = [
        root.viewIfLoaded, first.viewIfLoaded?.superview, second.viewIfLoaded?.superview,
        second.presentationController?.containerView,
      ]
      for view in containers.compactMap({ $0 }) {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
    }
  }
#endif
