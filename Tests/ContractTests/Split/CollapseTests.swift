import Testing
import UIKit

extension Contract {
  /// How two columns become one, and two again.
  @MainActor @Suite struct CollapseTests {
    @available(iOS 14, tvOS 14, *)
    @Test("D91: it collapses and expands with its horizontal size class, and appears as it is")
    func sizeClass() async {
      let stage = await SplitStage()
      #expect(!stage.split.isCollapsed && stage.displayed == ["B", "D"])

      await stage.collapse()
      #expect(stage.split.isCollapsed && stage.displayed == ["D"])

      await stage.expand()
      #expect(!stage.split.isCollapsed && stage.displayed == ["B", "D"])
      #expect(stage.unbalanced == [])

      let narrow = await SplitStage(isNarrow: true)
      #expect(narrow.split.isCollapsed && narrow.displayed == ["D"] && narrow.unbalanced == [])
    }

    @available(iOS 14, tvOS 14, *)
    @Test(
      "D92: collapsed, the second column's stack is a screen of the first one's, with its own screens"
    )
    func nesting() async {
      let stage = await SplitStage()
      let (first, second) = (stage.first, stage.second)

      await stage.collapse()
      #expect(first.viewControllers == [stage.screens[0], stage.screens[1], second])
      #expect(second.viewControllers == [stage.screens[2], stage.screens[3]])
      #expect(stage.screens[3].navigationController === second)
      #expect(second.navigationController === first)
      #expect(stage.screens[3].splitViewController === stage.split)

      await stage.expand()
      #expect(first.viewControllers == [stage.screens[0], stage.screens[1]])
      #expect(second.viewControllers == [stage.screens[2], stage.screens[3]])
      #expect(second.parent === stage.split && second.navigationController == nil)
    }

    @available(iOS 14, tvOS 14, *)
    @Test(
      "D92: a push onto the second column's stack stays there as the columns collapse and expand"
    )
    func pushed() async {
      let stage = await SplitStage(isNarrow: true)
      let screen = JournaledScreen("New", stage.journal)

      stage.second.pushViewController(screen, animated: true)
      await stage.settle()
      #expect(stage.first.viewControllers.last === stage.second)
      #expect(screen.view.window === stage.stage.window)

      await stage.expand()
      #expect(stage.second.topViewController === screen)
      #expect(screen.view.window === stage.stage.window && stage.displayed == ["B"])
    }

    @available(iOS 14, tvOS 14, *)
    @Test(
      "D93: collapsed, it tells one controller, and the compact column's takes the place of all"
    )
    func compact() async {
      let stage = await SplitStage()
      #expect(stage.split.viewControllers == [stage.first, stage.second])
      await stage.collapse()
      #expect(stage.split.viewControllers == [stage.first])

      let compact = JournaledScreen("Compact")
      let other = await SplitStage { $0.split.setViewController(compact, for: .compact) }
      await other.collapse()
      #expect(other.split.viewControllers == [compact] && compact.parent === other.split)
      #expect(compact.view.window === other.stage.window && other.displayed == [])

      await other.expand()
      #expect(
        compact.view.window == nil && other.displayed == ["B", "D"] && other.unbalanced == []
      )
    }

    @available(iOS 14, tvOS 14, *)
    @Test("D94: the delegate chooses the column on top, of which the second is proposed")
    func delegate() async {
      let stage = await SplitStage()
      let witness = SplitWitness()
      stage.split.delegate = witness

      await stage.collapse()
      #expect(witness.proposals == [.secondary] && stage.displayed == ["D"])
      await stage.expand()
      #expect(witness.calls == ["did collapse, true", "did expand, false"])

      witness.topColumn = .primary
      await stage.collapse()
      #expect(stage.displayed == ["B"] && stage.first.viewControllers.count == 2)
      await stage.expand()
      #expect(stage.displayed == ["B", "D"] && stage.unbalanced == [])
    }

    @available(iOS 14, tvOS 14, *)
    @Test("D99: a stack in transition keeps its screens until the end", arguments: [true, false])
    func inTransition(expands: Bool) async {
      let stage = await SplitStage(isNarrow: expands)
      let fade = JournaledFade(stage.journal)
      stage.first.delegate = fade
      if expands {
        stage.split.hide(.secondary)
      } else {
        stage.first.pushViewController(JournaledScreen("New", stage.journal), animated: true)
      }
      await stage.stage.advance(by: 0.2)
      let before = stage.first.viewControllers.count

      stage.resize(isNarrow: !expands)
      await stage.stage.advance(by: 0.1)
      #expect(stage.first.transitionCoordinator != nil)
      #expect(stage.first.viewControllers.count == before)

      await stage.settle()
      #expect(stage.first.transitionCoordinator == nil)
      #expect(stage.first.viewControllers.count == (expands ? 2 : 4))
      #expect(stage.second.parent === (expands ? stage.split : stage.first))
      #expect(stage.second.view.window === stage.stage.window && stage.unbalanced == [])
    }
  }
}
