import Testing
import UIKit

extension Contract {
  /// What is in the columns, and where they are.
  @MainActor @Suite struct ColumnTests {
    @available(iOS 14, tvOS 14, *)
    @Test("D95: a screen gets a navigation controller in a column, and none in the compact one")
    func wrapping() async {
      let split = UISplitViewController(style: .doubleColumn)
      let screens = ["A", "B", "C"].map { JournaledScreen($0) }
      split.setViewController(screens[0], for: .primary)
      split.setViewController(screens[1], for: .secondary)
      split.setViewController(screens[2], for: .compact)

      #expect(screens[0].navigationController === split.viewController(for: .primary))
      #expect(screens[1].navigationController === split.viewController(for: .secondary))
      #expect(split.viewController(for: .compact) === screens[2])
      #expect(screens[2].navigationController == nil)
    }

    @available(iOS 14, tvOS 14, *)
    @Test(
      "D95: a plain screen for a second column that has a stack is pushed there; a stack replaces it"
    )
    func replacing() async {
      let stage = await SplitStage()
      let screen = JournaledScreen("New")
      stage.split.setViewController(screen, for: .secondary)
      await stage.settle()
      #expect(stage.second.topViewController === screen && stage.second.viewControllers.count == 3)

      let other = UINavigationController(rootViewController: JournaledScreen("Other"))
      stage.split.setViewController(other, for: .secondary)
      await stage.settle()
      #expect(stage.split.viewController(for: .secondary) === other)
      #expect(other.view.window === stage.stage.window && stage.second.parent == nil)
      #expect(stage.displayed == ["B"] && stage.unbalanced == [])
    }

    @available(iOS 14, tvOS 14, *)
    @Test(
      "D96: collapsed, showing a column pushes it or pops what covers it, and hiding it pops it"
    )
    func collapsed() async {
      let stage = await SplitStage(isNarrow: true)

      stage.split.hide(.primary)
      await stage.settle()
      #expect(stage.displayed == ["D"])

      stage.split.hide(.secondary)
      await stage.settle()
      #expect(stage.displayed == ["B"] && stage.first.viewControllers.count == 2)
      #expect(stage.split.viewController(for: .secondary) === stage.second)

      stage.split.show(.secondary)
      await stage.settle()
      #expect(stage.displayed == ["D"] && stage.first.viewControllers.last === stage.second)

      stage.split.show(.primary)
      await stage.settle()
      #expect(stage.displayed == ["B"] && stage.unbalanced == [])
    }

    @available(iOS 14, tvOS 14, *)
    @Test(
      "D96: side by side, the first column is hidden and shown, and the second one fills its place"
    )
    func expanded() async {
      let stage = await SplitStage()
      let witness = SplitWitness()
      stage.split.delegate = witness

      stage.split.hide(.secondary)
      stage.split.hide(.primary)
      await stage.settle()
      #expect(stage.split.displayMode == .secondaryOnly && stage.displayed == ["D"])
      #expect(abs(stage.second.view.frame.width - 1000) < 1)

      stage.split.show(.primary)
      await stage.settle()
      #expect(stage.split.displayMode == .oneBesideSecondary && stage.displayed == ["B", "D"])
      #expect(witness.calls == ["will hide 0", "will show 0"] && stage.unbalanced == [])
    }

    @available(iOS 14, tvOS 14, *)
    @Test(
      "D97: the first column has its share of the width, and at most 320 pt where nobody says more"
    )
    func widths() async {
      let stage = await SplitStage { $0.split.preferredPrimaryColumnWidthFraction = 0.5 }
      #expect(abs(stage.split.primaryColumnWidth - 320) < 1)

      stage.split.maximumPrimaryColumnWidth = 450
      await stage.settle()
      #expect(abs(stage.split.primaryColumnWidth - 450) < 1)

      stage.split.maximumPrimaryColumnWidth = 600
      await stage.settle()
      #expect(abs(stage.split.primaryColumnWidth - 500) < 1)
      #expect(abs(stage.second.view.convert(CGPoint.zero, to: stage.split.view).x - 500) < 2)

      stage.split.preferredPrimaryColumnWidth = 100
      stage.split.minimumPrimaryColumnWidth = 200
      await stage.settle()
      #expect(abs(stage.split.primaryColumnWidth - 200) < 1)
      #expect(abs(stage.first.view.bounds.width - 200) < 2)
    }

    @available(iOS 14, tvOS 14, *)
    @Test("D98: stacks in each other have one bar, whose way back leads through both")
    func bar() async {
      let stage = await SplitStage(isNarrow: true)
      let items = stage.screens.map(\.navigationItem)
      let bar = stage.first.navigationBar
      #expect(bar.topItem === items[3] && bar.backItem === items[2])

      stage.second.popViewController(animated: true)
      await stage.settle()
      #expect(bar.topItem === items[2] && bar.backItem === items[1] && stage.displayed == ["C"])

      await stage.expand()
      #expect(bar.topItem === items[1] && stage.second.navigationBar.topItem === items[2])
    }
  }
}
