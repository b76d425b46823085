import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Two transitions in flight at once, each paused, reversed and canceled alone.
  @MainActor @Suite struct SeveralFlightsTests {
    /// Which two containers move.
    enum Pair: CaseIterable {
      case sideBySide, cardAndStack, tabsAndStack
    }

    /// Two containers in flight, and the views that show how far they are.
    @MainActor
    private struct Scene {
      let stage: Stage
      let transition = InterruptibleTransition()
      let hosts: [UIViewController]
      /// The incoming screens; the first host's first.
      let screens: [Screen]

      init(_ pair: Pair) async {
        let screens = [Screen("One"), Screen("Two")]
        self.screens = screens
        let stack = UINavigationController(rootViewController: Screen("Root"))
        let transition = transition
        switch pair {
        case .sideBySide:
          let other = UINavigationController(rootViewController: Screen("Other"))
          stage = await Stage(transition) { SplitController([stack, other]) }
          transition.install(on: stack)
          transition.install(on: other)
          hosts = [stack, other]
          transition.push(screens[0], onto: stack)
          transition.push(screens[1], onto: other)
        case .cardAndStack:
          stage = await Stage(transition) { stack }
          transition.install(on: stack)
          hosts = [screens[0], stack]
          transition.effect = .cover
          screens[0].modalPresentationStyle = .overFullScreen
          transition.present(screens[0], from: stack)
          transition.push(screens[1], onto: stack)
        case .tabsAndStack:
          let tabs = UITabBarController()
          tabs.viewControllers = [stack, screens[0]]
          stage = await Stage(transition) { tabs }
          transition.install(on: tabs)
          transition.install(on: stack)
          hosts = [tabs, stack]
          transition.effect = .shift
          transition.push(screens[1], onto: stack)
          await stage.advance(by: 0.02)
          transition.select(screens[0], in: tabs)
        }
        await stage.advance(by: 0.1)
        // The steps of two frames are compared: from here on, frames come evenly.
        stage.makeFramesEven()
      }

      func flight(_ index: Int) throws -> TransitionFlight {
        try #require(transition.flight(in: hosts[index]))
      }

      /// How far a screen is seen to have come in, in its own container.
      func displayed(_ index: Int) -> CGFloat {
        let frame = screens[index].view.displayedFrame
        let room = screens[index].view.superview?.bounds.size ?? .zero
        return max(frame.minX / max(room.width, 1), frame.minY / max(room.height, 1))
      }
    }

    @Test(
      "Pausing one of two transitions leaves the other alone",
      arguments: Pair.allCases,
      [0, 1]
    )
    func pause(pair: Pair, index: Int) async throws {
      let scene = await Scene(pair)
      #expect(scene.transition.flights.count == 2)

      try scene.flight(index).pause()
      await scene.stage.advanceFrame()
      let held = scene.displayed(index)
      let other = scene.displayed(1 - index)
      for _ in 0..<6 {
        await scene.stage.advanceFrame()
      }

      #expect(abs(scene.displayed(index) - held) < 0.03)
      #expect(scene.displayed(1 - index) < other * 0.8)
      #expect(try scene.flight(index).phase == .paused)
      #expect(try scene.flight(1 - index).phase == .settling(toward: .end))
      try scene.flight(index).resume()
      await scene.stage.settle()
      #expect(scene.stage.complaints == [])
    }

    @Test(
      "Reversing one of two transitions keeps its velocity, and the other's course",
      arguments: Pair.allCases,
      [0, 1]
    )
    func reverse(pair: Pair, index: Int) async throws {
      let scene = await Scene(pair)
      var places: [[CGFloat]] = [[], []]
      func record(_ count: Int) async {
        for _ in 0..<count {
          await scene.stage.advanceFrame()
          for side in 0...1 {
            places[side].append(scene.displayed(side))
          }
        }
      }

      await record(5)
      try scene.flight(index).reverse()
      await record(5)

      for side in 0...1 {
        let before = -Array(places[side][0...4].reversed()).slope
        let after = Array(places[side][5...9]).slope
        let seam = places[side][5] - places[side][4]
        // Across one frame the springs themselves slow the screen down a little.
        #expect(
          abs(seam - (before + after) / 2) < Stage.velocityError * abs(before)
            + Stage.slack(0.0015),
          "\(side)"
        )
      }
      #expect(try scene.flight(index).phase == .settling(toward: .start))
      #expect(try scene.flight(1 - index).phase == .settling(toward: .end))
      await scene.stage.settle()
      #expect(scene.stage.complaints == [])
    }

    @Test("The object speaks of the most recent transition, and a handle outlives its own")
    func handles() async throws {
      let scene = await Scene(.sideBySide)
      let (first, second) = (try scene.flight(0), try scene.flight(1))

      first.pause()
      #expect(scene.transition.phase == .settling(toward: .end))
      #expect(scene.transition.progress == second.progress)
      scene.transition.pause()
      #expect(second.phase == .paused)
      second.resume()
      await scene.stage.advance(by: 2)
      #expect(second.phase == .idle)
      #expect(scene.transition.phase == .paused)
      second.reverse()
      second.scrub(to: 0.5)

      #expect(second.progress == 1 && second.velocity == 0)
      first.cancel()
      await scene.stage.settle()
      #expect(first.phase == .idle && first.progress == 0)
      #expect(scene.stage.complaints == [])
    }
  }
}
