#if os(Linux)
  import Foundation
  import InterruptibleTransitions
  import UIKit

  extension Stage {
    /// A reading of UIKit.
    typealias Host = HeadlessPersonality

    nonisolated static let hosts = HeadlessPersonality.all
    nonisolated static let canTouch = true
    nonisolated static let layoutDirections: [UIUserInterfaceLayoutDirection] = [
      .leftToRight, .rightToLeft,
    ]

    /// Seconds within which the slowest of the system's own transitions is over.
    static let systemTransitionTime: TimeInterval = 8

    /// How far a value that is shown can be from the one that is due.
    static let exactness: CGFloat = 1e-6

    /// How much of a velocity a recording can get wrong.
    static let velocityError: CGFloat = 0.02

    /// Whether a stack in flight is that of its end.
    static var changesStackAtOnce: Bool { !HeadlessPersonality.current.stacks.stackChangesAtTheEnd }

    /// The spring of transitions that are recorded, and the frames after which they are reversed: before half of
    /// the way, and after it.
    static let recordedSpring = Spring.systemPush
    static let recordedMoments = [6, 24]
    /// The frames after which one is caught, and caught again.
    static let caughtMoments = [24, 6, 9]

    /// The share of its usual time that a transition takes at most where another one waits.
    static let hurry: CGFloat = 0.5

    /// How far what is animated alongside may be from a progress that is held: a paused spring may be shown in steps.
    static var alongsideSlack: CGFloat {
      HeadlessPersonality.current.animators.springsScrubInSteps ? 0.12 : 0
    }

    /// What a coordinator may say in a completion of whether a transition was canceled.
    static var answersAfterCancel: Set<Bool> {
      [!HeadlessPersonality.current.transitions.coordinatorForgetsCancel]
    }

    static func makeWindow(
      on host: Host = .launched,
      layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
      framesPerSecond: Int = 120
    ) -> UIWindow {
      HeadlessScreen.reset(layoutDirection: layoutDirection, personality: host)
      HeadlessClock.framesPerSecond = framesPerSecond
      return UIWindow(frame: UIScreen.main.bounds)
    }

    var now: TimeInterval { HeadlessClock.now }

    func advance(by seconds: TimeInterval) async {
      HeadlessClock.advance(by: seconds)
    }

    /// Lets time pass where there is no stage.
    static func pass(_ seconds: TimeInterval) async {
      HeadlessClock.advance(by: seconds)
    }

    /// Lets the turn of the run loop end, with layout and commit, in which code turned something round.
    func endTurn() async {
      HeadlessClock.endTurn()
    }

    func advanceFrame() async {
      HeadlessClock.advance(frames: 1)
    }

    /// From here on, frames come evenly.
    func makeFramesEven() {
      HeadlessClock.commitDelay = 0
    }

    /// Whether nothing will happen before somebody acts.
    var isHostQuiet: Bool { HeadlessClock.isQuiet }

    func forgetLog() {
      HeadlessLog.forget()
    }

    /// What UIKit was asked for and doesn't do.
    var refusals: [String] {
      let nested = HeadlessLog.texts.filter { $0.contains("nested") }
      return HeadlessLog.refusals == 0 ? nested : nested + ["\(HeadlessLog.refusals) refusals"]
    }

    /// What is wrong with the order in which UIKit and the framework spoke to each other.
    var logComplaints: [String] {
      let begun = HeadlessLog.texts.count {
        $0.hasPrefix("animator.startInteractiveTransition")
          || $0.hasPrefix("animator.animateTransition")
      }
      let ended = HeadlessLog.texts.count { $0.hasPrefix("context.completeTransition") }
      return begun == ended ? [] : ["\(begun) beginnings, \(ended) completions"]
    }

    /// Where a screen can be seen at a moment of its way.
    static func onItsWay(_ range: ClosedRange<CGFloat>, of way: CGFloat = 1) -> ClosedRange<CGFloat>
    {
      range
    }

    /// How far two values can be apart that are shown in the same frame.
    static func slack(_ slack: CGFloat) -> CGFloat { slack }

    /// Where the background of a bar is seen to begin, below the top of the window.
    static func top(ofBackgroundIn bar: UINavigationBar) -> CGFloat {
      bar.subviews.first.map { $0.convert($0.bounds, to: nil).minY } ?? .nan
    }

    func press(at point: CGPoint) {
      touch(.began, at: point)
      touch(.ended, at: point)
    }

    /// Sends a touch, but for the end of one that has ended already.
    func touch(_ phase: UITouch.Phase, at point: CGPoint) {
      guard phase != .ended || HeadlessTouch.isDown(1) else { return }
      HeadlessTouch.send(id: 1, phase: phase, at: point)
    }
  }
#endif
