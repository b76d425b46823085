import Testing
import UIKit

/// The screen is turned while an app's transition runs, or a presentation comes or goes.
@MainActor @Suite(.serialized) struct RotationInTransitionTests {
  private static let upright = CGRect(x: 0, y: 0, width: 393, height: 852)
  private static let turned = CGRect(x: 0, y: 0, width: 852, height: 393)

  private let slide = HandmadeSlide()

  private func context() throws -> any UIViewControllerContextTransitioning {
    try #require(slide.context)
  }

  @Test(
    "D60: a push or pop in a turned container has new frames, and so has what it leaves",
    arguments: [true, false],
    [true, false]
  )
  func stack(isPush: Bool, completing: Bool) throws {
    let stage = NavigationStage(delegate: slide)
    let b = isPush ? Screen("B") : stage.push("B")
    let (from, to) = isPush ? (stage.a, b) : (b, stage.a)
    if isPush {
      stage.navigation.pushViewController(b, animated: true)
    } else {
      stage.navigation.popViewController(animated: true)
    }
    HeadlessClock.advance(by: 0.1)
    let context = try context()
    #expect(context.initialFrame(for: from) == Self.upright)
    #expect(context.finalFrame(for: to) == Self.upright)

    slide.turnScreen(completing: completing) {
      #expect(context.containerView.bounds == Self.turned)
      #expect(context.initialFrame(for: from) == Self.turned)
      #expect(context.finalFrame(for: to) == Self.turned)
      #expect(context.initialFrame(for: to) == .zero && context.finalFrame(for: from) == .zero)
    }

    let shown: UIView = completing ? to.view : from.view
    #expect(stage.titles() == (completing == isPush ? ["A", "B"] : ["A"]))
    #expect(shown.frame == Self.turned && shown.window === stage.window)
    #expect(stage.displayedX(shown) == 0)
    #expect(stage.navigation.navigationBar.frame.width == 852)
    stage.navigation.setViewControllers([stage.a], animated: false)
    HeadlessClock.endTurn()
    #expect(stage.a.view.frame == Self.turned)
  }

  @Test("A stock push, which nobody lays out anew", arguments: [true, false])
  func stock(isPush: Bool) {
    let stage = NavigationStage()
    let b = Screen("B")
    if isPush {
      stage.navigation.pushViewController(b, animated: true)
    } else {
      stage.navigation.setViewControllers([stage.a, b], animated: false)
      HeadlessClock.endTurn()
      stage.navigation.popViewController(animated: true)
    }
    HeadlessClock.advance(by: 0.1)

    HeadlessScreen.rotate(to: .landscapeRight)
    stage.settle()

    let shown: UIView = isPush ? b.view : stage.a.view
    #expect(shown.frame == Self.turned && stage.displayedX(shown) == 0)
  }

  @Test(
    "D60: a change of tabs in a turned container has new frames, and so has what it leaves",
    arguments: [true, false]
  )
  func tabs(completing: Bool) throws {
    let stage = TabStage(delegate: slide)
    stage.tabs.selectedIndex = 1
    HeadlessClock.advance(by: 0.1)
    let context = try context()
    #expect(context.initialFrame(for: stage.a) == Self.upright)

    slide.turnScreen(completing: completing) {
      #expect(context.containerView.bounds == Self.turned)
      #expect(context.initialFrame(for: stage.a) == Self.turned)
      #expect(context.finalFrame(for: stage.b) == Self.turned)
    }

    let shown: UIView = completing ? stage.b.view : stage.a.view
    #expect(stage.tabs.selectedIndex == (completing ? 1 : 0))
    #expect(shown.frame == Self.turned && shown.window === stage.window)
    #expect(stage.tabs.tabBar.frame.width == 852)
    stage.tabs.delegate = nil
    stage.tabs.selectedIndex = 2
    HeadlessClock.endTurn()
    #expect(stage.c.view.frame == Self.turned)
  }

  @Test(
    "D60: a presentation or dismissal in a turned window has new frames, in full screen and custom",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.fullScreen, false), (.custom, true),
      (.custom, false),
    ],
    [true, false]
  )
  func present(
    _ row: (style: UIModalPresentationStyle, isPresenting: Bool),
    completing: Bool
  ) throws {
    let stage = PresentationStage()
    let b = row.isPresenting ? stage.screen(row.style) : stage.presented(row.style)
    b.transitioningDelegate = slide
    let (from, to) = row.isPresenting ? (stage.a, b) : (b, stage.a)
    if row.isPresenting {
      stage.a.present(b, animated: true)
    } else {
      b.dismiss(animated: true)
    }
    HeadlessClock.advance(by: 0.1)
    let context = try context()
    #expect(context.initialFrame(for: from) == Self.upright)

    slide.turnScreen(completing: completing) {
      #expect(context.containerView.bounds == Self.turned)
      #expect(context.initialFrame(for: from) == Self.turned)
      #expect(context.finalFrame(for: to) == Self.turned)
      if !row.isPresenting { #expect(context.finalFrame(for: b) == .zero) }
    }

    let shown: UIView = completing ? to.view : from.view
    #expect(stage.a.presentedViewController === (completing == row.isPresenting ? b : nil))
    #expect(shown.frame == Self.turned && shown.window === stage.window)
    #expect((shown.layer.presentation() ?? shown.layer).frame == Self.turned)
    guard completing, row.isPresenting else { return }
    b.transitioningDelegate = nil
    b.dismiss(animated: false)
    stage.settle()
    #expect(stage.a.view.frame == Self.turned && stage.a.view.window === stage.window)
  }

  @Test("A presentation controller's frame is that of the new size", arguments: [true, false])
  func part(completing: Bool) throws {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.makesPresentationController = {
      let half = HalfPresentation(presentedViewController: $0, presenting: $1)
      half.placesView = false
      return half
    }
    delegate.interaction = .startsByItself
    let b = stage.screen(.custom, delegate: delegate)
    stage.a.present(b, animated: true)
    HeadlessClock.advance(by: 0.3)
    HeadlessScreen.rotate(to: .landscapeRight)
    HeadlessClock.advance(by: 0.1)

    let half = CGRect(x: 0, y: 196.5, width: 852, height: 196.5)
    #expect(try #require(delegate.context).finalFrame(for: b) == half)
    delegate.turn(toward: completing ? .end : .start)
    stage.settle()
    if completing { #expect(b.view.frame == half) }
    #expect(stage.a.view.frame == Self.turned)
  }

  @Test("A stock sheet and what it covers, coming or going", arguments: [true, false])
  func sheet(isComing: Bool) {
    let stage = PresentationStage()
    let other = stage.presented(.pageSheet)
    HeadlessScreen.rotate(to: .landscapeRight)
    stage.settle()
    let (cardInLandscape, coveredInLandscape) = (other.view.frame, stage.a.view.frame)
    HeadlessScreen.rotate(to: .portrait)
    stage.a.dismiss(animated: false)
    stage.settle()
    let b = isComing ? stage.screen(.pageSheet) : stage.presented(.pageSheet)

    if isComing {
      stage.a.present(b, animated: true)
    } else {
      b.dismiss(animated: true)
    }
    HeadlessClock.advance(by: 0.1)
    HeadlessScreen.rotate(to: .landscapeRight)
    stage.settle()

    if isComing { #expect(b.view.frame == cardInLandscape) }
    #expect(stage.a.view.frame == (isComing ? coveredInLandscape : Self.turned))
  }
}
