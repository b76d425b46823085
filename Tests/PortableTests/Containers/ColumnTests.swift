import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// An object on each column of a split view, which collapses and expands in flight.
  @MainActor @Suite struct ColumnTests {
    /// What goes on in a column.
    enum Motion: CaseIterable {
      case push, pop, held, reversed
    }

    /// What becomes of the columns meanwhile.
    enum Change: CaseIterable {
      case resize, collapse, expand
    }

    /// Two columns of two screens each.
    @available(iOS 14, tvOS 14, *)
    @MainActor
    private struct Scene {
      let stage: Stage
      let columns: ColumnsController
      let transitions = [InterruptibleTransition(), InterruptibleTransition()]
      let screens = ["A", "B", "C", "D", "New"].map { Screen($0) }

      init() async {
        let stacks = [UINavigationController(), UINavigationController()]
        stacks[0].viewControllers = Array(screens[0...1])
        stacks[1].viewControllers = Array(screens[2...3])
        let columns = ColumnsController(stacks[0], stacks[1])
        stage = await Stage(transitions[0], transitions[1]) { columns }
        self.columns = columns
        for (transition, stack) in zip(transitions, stacks) { transition.install(on: stack) }
        await stage.advance(by: 0.1)
      }

      var titles: [[String]] {
        [columns.primary, columns.secondary].map { $0.viewControllers.map { $0.title ?? "" } }
      }
    }

    @available(iOS 14, tvOS 14, *)
    @Test(
      "A column in flight is resized, collapses and expands, and every screen is whole in the end",
      arguments: Motion.allCases,
      Change.allCases
    )
    func columns(motion: Motion, change: Change) async {
      for isPrimary in [true, false] {
        let scene = await Scene()
        let (stage, columns) = (scene.stage, scene.columns)
        let transition = scene.transitions[isPrimary ? 0 : 1]
        let stack = isPrimary ? columns.primary : columns.secondary
        if change == .expand {
          guard isPrimary else { continue }
          columns.isCollapsed = true
          stage.resize(to: CGSize(width: 320, height: 500))
          await stage.advance(by: 0.1)
        }
        if motion == .pop {
          stack.popViewController(animated: true)
        } else {
          stack.pushViewController(scene.screens[4], animated: true)
        }
        await stage.advance(by: 0.08)
        if motion == .held { transition.pause() }
        if motion == .reversed { transition.reverse() }
        await stage.advance(by: 0.02)
        switch change {
        case .resize:
          stage.resize(to: CGSize(width: 700, height: 500))
          await stage.advance(by: 0.02)
          if motion == .held { #expect(transition.phase == .paused) }
        case .collapse:
          columns.isCollapsed = true
          stage.resize(to: CGSize(width: 320, height: 500))
        case .expand:
          columns.isCollapsed = false
          stage.resize(to: CGSize(width: 700, height: 500))
        }
        await stage.advance(by: 0.05)
        transition.resume()
        await stage.settle()

        #expect(stage.complaints == [])
        let all = scene.titles.joined()
        #expect(Set(all).count == all.count && all.contains("A") && all.contains("C"))
        for shown in [columns.primary, columns.secondary] {
          guard shown.view.window != nil, let screen = shown.topViewController as? Screen else {
            continue
          }
          #expect(screen.view.window != nil)
          #expect(abs(screen.view.bounds.width - shown.view.bounds.width) < 0.5)
          #expect(await stage.answers(screen))
        }
      }
    }

    @available(iOS 14, tvOS 14, *)
    @Test("A screen that is pushed is laid out before it is animated", arguments: [true, false])
    func laidOutBefore(isCollapsed: Bool) async {
      let scene = await Scene()
      let screen = scene.screens[4]
      var durations: [Double] = []
      screen.onLayout = { durations.append(UIView.inheritedAnimationDuration) }
      if isCollapsed {
        scene.columns.isCollapsed = true
        await scene.stage.advance(by: 0.1)
      }
      scene.columns.primary.pushViewController(screen, animated: true)
      // What lays out inside the animation, as a system may, finds nothing to do.
      let window = scene.stage.window
      scene.transitions[0].animateAlongside { window.layoutIfNeeded() }
      await scene.stage.settle()

      #expect(!durations.isEmpty)
      #expect(durations.allSatisfy { $0 == 0 })
    }
  }
}
