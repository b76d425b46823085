import UIKit

/// A stage that shows a split view controller of two columns, in a container that makes it narrow or wide: A and B in the first
/// column, C and D in the second.
@available(iOS 14, tvOS 14, *)
@MainActor
final class SplitStage {
  let stage: Stage
  let journal = Journal()
  let split = UISplitViewController(style: .doubleColumn)
  let first = UINavigationController()
  let second = UINavigationController()
  let screens: [JournaledScreen]
  private let container = UIViewController()

  init(isNarrow: Bool = false, _ configure: (SplitStage) -> Void = { _ in }) async {
    stage = await Stage()
    screens = ["A", "B", "C", "D"].map { [journal] in JournaledScreen($0, journal) }
    first.viewControllers = Array(screens[0...1])
    second.viewControllers = Array(screens[2...3])
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    configure(self)
    container.addChild(split)
    resize(isNarrow: isNarrow)
    split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
    container.view.addSubview(split.view)
    split.didMove(toParent: container)
    await stage.show(container)
  }

  /// Makes room for one column or for two, without time to follow.
  func resize(isNarrow: Bool) {
    container.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: isNarrow ? .compact : .regular),
      forChild: split
    )
  }

  func collapse() async {
    resize(isNarrow: true)
    await stage.advance(by: 0.6)
  }

  func expand() async {
    resize(isNarrow: false)
    await stage.advance(by: 0.6)
  }

  /// Lets transitions run to their ends, also the slowest of the system's.
  func settle() async {
    await stage.advance(by: 0.6)
    for _ in 0..<40 where [first, second].contains(where: { $0.transitionCoordinator != nil }) {
      await stage.advance(by: 0.2)
    }
    await stage.advance(by: 0.2)
  }

  /// The screens in the window.
  var displayed: [String] {
    screens.filter { $0.viewIfLoaded?.window != nil }.map { $0.title ?? "" }
  }

  /// Screens that have heard of their coming and going otherwise than they are seen.
  var unbalanced: [String] {
    screens.compactMap { screen in
      let name = screen.title ?? ""
      let heard = journal.calls.of(name).last { $0.hasSuffix("ppear") }
      let isVisible = screen.viewIfLoaded?.window != nil
      let isBalanced = isVisible ? heard == "\(name).didAppear" : heard != "\(name).didAppear"
      return isBalanced ? nil : "\(name) heard \(heard ?? "nothing")"
    }
  }
}

/// A delegate that answers as it is told, and notes what it hears.
@available(iOS 14, tvOS 14, *)
@MainActor
final class SplitWitness: NSObject, UISplitViewControllerDelegate {
  var topColumn: UISplitViewController.Column?
  private(set) var proposals: [UISplitViewController.Column] = []
  private(set) var calls: [String] = []

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    proposals.append(proposedTopColumn)
    return topColumn ?? proposedTopColumn
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    calls.append("did collapse, \(svc.isCollapsed)")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    calls.append("did expand, \(svc.isCollapsed)")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {
    calls.append("will show \(column.rawValue)")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {
    calls.append("will hide \(column.rawValue)")
  }
}
