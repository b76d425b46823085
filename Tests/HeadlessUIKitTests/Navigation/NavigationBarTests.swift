import Testing
import UIKit

@MainActor @Suite(.serialized) struct NavigationBarTests {
  @Test(
    "The bar lies under the status bar, with title and, above a root, a button at the leading side, which pops",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  )
  func bar(direction: UIUserInterfaceLayoutDirection) throws {
    let stage = NavigationStage(direction: direction)
    let bar = stage.navigation.navigationBar
    #expect(bar.find("bar.back") == nil)
    _ = stage.push("B")

    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(bar.accessibilityIdentifier == "bar")
    let title = try #require(bar.find("bar.title") as? UILabel)
    #expect(title.text == "B" && title.center == CGPoint(x: 196.5, y: 22))
    let back = try #require(bar.find("bar.back") as? UIButton)
    let margin = direction == .rightToLeft ? 393 - back.frame.maxX : back.frame.minX
    #expect(back.currentTitle == "A" && abs(margin - 8) < 0.01)
    #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A")

    back.sendActions(for: .primaryActionTriggered)
    #expect(stage.titles() == ["A"] && stage.navigation.transitionCoordinator != nil)
    stage.settle()
    #expect(bar.find("bar.back") == nil)
  }

  @Test(
    "D28, D81: with a custom animator the bar fades with it, and takes touches meanwhile or not",
    arguments: [true, false]
  )
  func fades(isDead: Bool) throws {
    let transition = HandmadeFade()
    let stage = NavigationStage(delegate: transition)
    HeadlessPersonality.current.navigationBars.barIsDeadInFlight = isDead
    let bar = stage.navigation.navigationBar
    let old = try #require(bar.find("bar.title")?.superview)
    transition.interaction = .startsUnderAFinger

    stage.navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.endTurn()
    transition.animator?.fractionComplete = 0.25
    HeadlessClock.advance(frames: 1)

    let new = try #require(bar.find("bar.title")?.superview)
    #expect(new !== old)
    #expect(abs((new.layer.presentation()?.opacity ?? 0) - 0.25) < 0.001)
    #expect(abs((old.layer.presentation()?.opacity ?? 0) - 0.75) < 0.001)
    #expect(bar.isUserInteractionEnabled == !isDead)
    #expect((bar.hitTest(CGPoint(x: 30, y: 22), with: nil) is UIButton) == !isDead)
    transition.release(toward: .end)
    stage.settle()
    #expect(bar.find("bar.back")?.superview?.alpha == 1)
    #expect(bar.hitTest(CGPoint(x: 30, y: 22), with: nil) is UIButton)
    #expect(old.superview == nil)
  }

  @Test("D84: the bar has the new items in the completion, or later", arguments: [true, false])
  func late(isLate: Bool) {
    let transition = HandmadeFade()
    let stage = NavigationStage(delegate: transition)
    HeadlessPersonality.current.navigationBars.barSettlesAfterCompletion = isLate
    let bar = stage.navigation.navigationBar
    var inCompletion: UINavigationItem?
    let b = Screen("B")

    stage.navigation.pushViewController(b, animated: true)
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      inCompletion = bar.topItem
    }
    stage.settle()

    #expect(inCompletion === (isLate ? stage.a : b).navigationItem)
    #expect(bar.topItem === b.navigationItem)
    #expect(bar.items?.count == 2)

    // It has settled before the next transition begins.
    stage.navigation.pushViewController(Screen("C"), animated: true)
    stage.navigation.pushViewController(Screen("D"), animated: true)
    stage.settle()
    #expect(bar.items?.map(\.title) == ["A", "B", "C", "D"] && bar.subviews.count == 2)
  }

  @Test(
    "D85: the items follow the finger of a pop, or wait until it commits and change over what is left",
    arguments: [true, false],
    [true, false]
  )
  func commit(waits: Bool, commits: Bool) throws {
    let transition = HandmadeFade()
    let stage = NavigationStage(delegate: transition)
    HeadlessPersonality.current.navigationBars.barItemsWaitForCommit = waits
    let bar = stage.navigation.navigationBar
    _ = stage.push("B")
    let old = try #require(bar.find("bar.title")?.superview)
    transition.interaction = .startsUnderAFinger
    stage.navigation.popViewController(animated: true)
    HeadlessClock.endTurn()
    func opacity(of view: UIView) -> CGFloat {
      CGFloat(view.layer.presentation()?.opacity ?? 0)
    }

    transition.animator?.fractionComplete = 0.6
    HeadlessClock.advance(frames: 1)
    let new = try #require(bar.find("bar.title")?.superview)
    #expect(new !== old && abs(opacity(of: old) - (waits ? 1 : 0.4)) < 0.001)
    #expect(abs(opacity(of: new) - (waits ? 0 : 0.6)) < 0.001)
    transition.release(toward: commits ? .end : .start)
    HeadlessClock.advance(frames: 2)
    let left = opacity(of: old)
    var displayed = [left]
    while stage.navigation.transitionCoordinator != nil {
      HeadlessClock.advance(frames: 1)
      if old.window != nil { displayed.append(opacity(of: old)) }
    }

    #expect(commits || !waits || displayed.allSatisfy { $0 == 1 })
    #expect(!commits || !waits || left > 0.8 && displayed.contains { (0.2...0.8).contains($0) })
    #expect(!commits || displayed == displayed.sorted(by: >))
    #expect(opacity(of: commits ? new : old) == 1)
    #expect(bar.topItem?.title == (commits ? "A" : "B"))
  }

  @Test("D28: after a cancel the bar is exactly what it was")
  func restored() throws {
    let transition = HandmadeFade()
    let stage = NavigationStage(delegate: transition)
    _ = stage.push("B")
    let bar = stage.navigation.navigationBar
    let before = try #require(bar.find("bar.title")?.superview)
    let views = bar.subviews
    transition.interaction = .startsUnderAFinger

    stage.navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 0.1)
    transition.animator?.fractionComplete = 0.6
    transition.release(toward: .start)
    stage.settle()

    #expect(bar.find("bar.title")?.superview === before)
    #expect(bar.subviews == views)
    #expect(before.alpha == 1 && before.isUserInteractionEnabled)
    #expect(before.layer.presentation()?.opacity == 1)
    #expect(bar.items?.map(\.title) == ["A", "B"])
    #expect((bar.find("bar.back") as? UIButton)?.currentTitle == "A")
  }

  @Test("The bar follows the items of the controller that is shown")
  func items() throws {
    let stage = NavigationStage()
    var used = 0
    let item = UIBarButtonItem()
    item.primaryAction = UIAction(title: "Add") { _ in used += 1 }

    stage.a.navigationItem.rightBarButtonItem = item
    stage.a.title = "Renamed"
    HeadlessClock.endTurn()

    let bar = stage.navigation.navigationBar
    #expect((bar.find("bar.title") as? UILabel)?.text == "Renamed")
    let button = try #require(bar.hitTest(CGPoint(x: 365, y: 22), with: nil) as? UIButton)
    #expect(button.currentTitle == "Add")
    button.sendActions(for: .primaryActionTriggered)
    #expect(used == 1)
  }

  @Test(
    "An item has a frame while a bar shows it, with a view of its own or without",
    arguments: [true, false],
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  )
  func itemFrame(isCustom: Bool, direction: UIUserInterfaceLayoutDirection) throws {
    let stage = NavigationStage(direction: direction)
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let item = isCustom ? UIBarButtonItem(customView: custom) : UIBarButtonItem()
    if !isCustom { item.title = "Add" }
    #expect(item.headlessFrame(in: stage.window) == nil)

    stage.a.navigationItem.rightBarButtonItem = item

    let frame = try #require(item.headlessFrame(in: stage.window))
    let bar = stage.navigation.navigationBar
    let isLeft = direction == .rightToLeft
    #expect(bar.frame.contains(frame) && abs(isLeft ? frame.minX - 16 : 377 - frame.maxX) < 0.01)
    #expect(item.headlessFrame(in: UIView()) == nil)
    bar.isHidden = true
    #expect(item.headlessFrame(in: stage.window) == nil)
    bar.isHidden = false
    _ = stage.push("B")
    #expect(item.headlessFrame(in: stage.window) == nil)
  }

  @Test("Hiding the bar with a transition scrubs and cancels with it")
  func hiding() {
    let transition = HandmadeFade(.startsUnderAFinger)
    let stage = NavigationStage(delegate: transition)
    let b = Screen("B")
    b.onCall = { call, screen in
      guard call == "viewWillAppear" else { return }
      screen.navigationController?.setNavigationBarHidden(true, animated: true)
    }
    let bar = stage.navigation.navigationBar

    stage.navigation.pushViewController(b, animated: true)
    HeadlessClock.endTurn()
    transition.animator?.fractionComplete = 0.5
    HeadlessClock.advance(frames: 1)
    let half = bar.layer.presentation()?.frame.minY ?? 0
    #expect(half > -44 && half < 59)
    transition.release(toward: .end)
    stage.settle()

    #expect(bar.isHidden)
    #expect(b.view.safeAreaInsets.top == 59)
  }
}

extension UIView {
  /// The view of that name, in this one.
  func find(_ name: String) -> UIView? {
    if accessibilityIdentifier == name { return self }
    for subview in subviews {
      if let found = subview.find(name) { return found }
    }
    return nil
  }
}
