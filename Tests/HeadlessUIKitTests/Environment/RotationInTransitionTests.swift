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
    "D60: a push in a turned container has new frames, and so has what it leaves",
    arguments: [true, false]
  )
  func push(completing: Bool) throws {
    let stage = NavigationStage(delegate: slide)
    let b = Screen("B")
    stage.navigation.pushViewController(b, animated: true)
    HeadlessClock.advance(by: 0.1)
    let context = try context()
    #expect(context.initialFrame(for: stage.a) == Self.upright)
    #expect(context.finalFrame(for: b) == Self.upright)

    slide.turnScreen(completing: completing) {
      #expect(context.containerView.bounds == Self.turned)
      #expect(context.initialFrame(for: stage.a) == Self.turned)
      #expect(context.finalFrame(for: b) == Self.turned)
      #expect(context.initialFrame(for: b) == .zero && context.finalFrame(for: stage.a) == .zero)
    }

    let shown: UIView = completing ? b.view : stage.a.view
    #expect(stage.titles() == (completing ? ["A", "B"] : ["A"]))
    #expect(shown.frame == Self.turned && shown.window === stage.window)
    #expect(stage.displayedX(shown) == 0)
    #expect(stage.navigation.navigationBar.frame.width == 852)
  }

  @Test(
    "D60: a pop in a turned container has new frames, and so has what it leaves",
    arguments: [true, false]
  )
  func pop(completing: Bool) throws {
    let stage = NavigationStage(delegate: slide)
    let b = stage.push("B")
    stage.navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 0.1)
    let context = try context()

    slide.turnScreen(completing: completing) {
      #expect(context.initialFrame(for: b) == Self.turned)
      #expect(context.finalFrame(for: stage.a) == Self.turned)
    }

    let shown: UIView = completing ? stage.a.view : b.view
    #expect(shown.frame == Self.turned && shown.window === stage.window)
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
    "D60: a presentation in a turned window has new frames, in full screen and custom",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.fullScreen, false), (.custom, true),
      (.custom, false),
    ]
  )
  func present(style: UIModalPresentationStyle, completing: Bool) throws {
    let stage = PresentationStage()
    let b = stage.screen(style, delegate: slide)
    stage.a.present(b, animated: true)
    HeadlessClock.advance(by: 0.1)
    let context = try context()
    #expect(context.initialFrame(for: stage.a) == Self.upright)

    slide.turnScreen(completing: completing) {
      #expect(context.containerView.bounds == Self.turned)
      #expect(context.initialFrame(for: stage.a) == Self.turned)
      #expect(context.finalFrame(for: b) == Self.turned)
    }

    #expect(stage.a.presentedViewController === (completing ? b : nil))
    #expect((completing ? b.view : stage.a.view).frame == Self.turned)
    guard completing else { return }
    b.transitioningDelegate = nil
    b.dismiss(animated: false)
    stage.settle()
    #expect(stage.a.view.frame == Self.turned && stage.a.view.window === stage.window)
  }

  @Test(
    "D60: a dismissal in a turned window has new frames",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.fullScreen, false), (.custom, true),
      (.custom, false),
    ]
  )
  func dismiss(style: UIModalPresentationStyle, completing: Bool) throws {
    let stage = PresentationStage()
    let b = stage.presented(style)
    b.transitioningDelegate = slide
    b.dismiss(animated: true)
    HeadlessClock.advance(by: 0.1)
    let context = try context()
    #expect(context.initialFrame(for: b) == Self.upright)

    slide.turnScreen(completing: completing) {
      #expect(context.initialFrame(for: b) == Self.turned)
      #expect(context.finalFrame(for: stage.a) == Self.turned)
      #expect(context.finalFrame(for: b) == .zero)
    }

    let shown: UIView = completing ? stage.a.view : b.view
    #expect(stage.a.presentedViewController === (completing ? nil : b))
    #expect(shown.frame == Self.turned && shown.window === stage.window)
    #expect((shown.layer.presentation() ?? shown.layer).frame == Self.turned)
  }

  @Test(
    "A presentation controller's part of the screen is that of the new size",
    arguments: [true, false]
  )
  func part(completing: Bool) throws {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.makesPresentationController = LowerHalf.init
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

/// Covers the lower half, and leaves it to UIKit to lay it out.
@MainActor
private final class LowerHalf: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: room.height / 2, width: room.width, height: room.height / 2)
  }
}
