import Testing
import UIKit

/// The screen is turned while something comes or goes over another.
@MainActor @Suite(.serialized) struct RotationInPresentationTests {
  private static let upright = CGRect(x: 0, y: 0, width: 393, height: 852)
  private static let turned = CGRect(x: 0, y: 0, width: 852, height: 393)

  private let slide = HandmadeSlide()

  private func context() throws -> any UIViewControllerContextTransitioning {
    try #require(slide.context)
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
    delegate.grab()
    delegate.release(toward: completing ? .end : .start)
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
