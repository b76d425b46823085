import Testing
import UIKit

@MainActor @Suite(.serialized) struct CustomContainerTests {
  @Test("A custom context runs a custom animator in a custom container")
  func ownContext() {
    let stage = PresentationStage()
    let container = SwappingController()
    let (b, c) = (Screen("B"), Screen("C"))
    container.show(b)
    stage.window.rootViewController = container
    HeadlessClock.endTurn()

    let calls = stage.calls {
      container.show(c, with: HandmadePresentation())
      stage.settle()
    }

    #expect(
      calls.appearances == [
        "B.viewWillDisappear(true)", "C.viewWillAppear(true)", "B.viewDidDisappear(true)",
        "C.viewDidAppear(true)",
      ]
    )
    #expect(container.children == [c] && c.view.alpha == 1 && b.view.window == nil)
    #expect(container.ended == [true])
  }

  @Test("UIKit's own percent-driven interaction is for UIKit's own transitions")
  func percentDriven() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        HeadlessScreen.reset()
        let context = OwnContext(from: UIViewController(), to: UIViewController(), in: UIView()) {
          _ in
        }
        UIPercentDrivenInteractiveTransition().startInteractiveTransition(context)
      }
    }
    #expect(result?.says("for a context of your own write an interaction controller") == true)
  }

  @Test("transition(from:to:) swaps two children, and tells them")
  func transition() {
    let stage = PresentationStage()
    let (b, c) = (Screen("B"), Screen("C"))
    for child in [b, c] {
      stage.a.addChild(child)
      child.didMove(toParent: stage.a)
    }
    stage.a.view.addSubview(b.view)
    HeadlessClock.endTurn()
    var finished: Bool?
    c.loadViewIfNeeded()
    c.view.alpha = 0

    let calls = stage.calls {
      stage.a.transition(
        from: b,
        to: c,
        duration: 0.5,
        options: .curveLinear,
        animations: { c.view.alpha = 1 },
        completion: { finished = $0 }
      )
      HeadlessClock.advance(by: 0.25)
      #expect(abs((c.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
      stage.settle()
    }

    #expect(finished == true && b.view.superview == nil && c.view.superview === stage.a.view)
    #expect(
      calls.appearances == [
        "B.viewWillDisappear(true)", "C.viewWillAppear(true)", "B.viewDidDisappear(true)",
        "C.viewDidAppear(true)",
      ]
    )
  }

  @Test("E11: a child that is taken away while it comes with its container hears that it goes")
  func takenAway() {
    let stage = PresentationStage()
    let (container, child) = (stage.screen(.fullScreen), Screen("C"))
    container.loadViewIfNeeded()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)

    let calls = stage.calls {
      stage.a.present(container, animated: true)
      HeadlessClock.advance(by: 0.1)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      stage.settle()
    }

    #expect(
      calls.appearances.filter { $0.hasPrefix("C.v") } == [
        "C.viewWillAppear(true)", "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
      ]
    )
  }

  @Test(
    "A child transition without a duration is done when the turn ends, and without children it is a fault"
  )
  func atOnce() async {
    let stage = PresentationStage()
    let (b, c) = (Screen("B"), Screen("C"))
    stage.a.addChild(b)
    stage.a.addChild(c)
    stage.a.view.addSubview(b.view)
    HeadlessClock.endTurn()

    stage.a.transition(from: b, to: c, duration: 0, animations: nil)
    HeadlessClock.endTurn()

    #expect(b.view.superview == nil && c.view.superview === stage.a.view)
  }

  @Test("transition(from:to:) of strangers is a fault")
  func strangers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewController().transition(
          from: UIViewController(),
          to: UIViewController(),
          duration: 1,
          animations: nil
        )
      }
    }
    #expect(result?.says("must have a common parent view controller") == true)
  }
}

/// A container that swaps its only child, as apps have written them since 2013.
@MainActor
private final class SwappingController: UIViewController {
  private var selected: UIViewController?
  var ended: [Bool] = []

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    selected?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    selected?.endAppearanceTransition()
  }

  func show(
    _ next: UIViewController,
    with animator: (any UIViewControllerAnimatedTransitioning)? = nil
  ) {
    let old = selected
    selected = next
    addChild(next)
    guard let animator, let old else {
      next.view.frame = view.bounds
      view.addSubview(next.view)
      return next.didMove(toParent: self)
    }
    old.willMove(toParent: nil)
    let context = OwnContext(from: old, to: next, in: view) { [weak self] completed in
      old.view.removeFromSuperview()
      old.removeFromParent()
      next.didMove(toParent: self)
      old.endAppearanceTransition()
      next.endAppearanceTransition()
      animator.animationEnded(completed)
      self?.ended.append(completed)
    }
    old.beginAppearanceTransition(false, animated: true)
    next.beginAppearanceTransition(true, animated: true)
    animator.animateTransition(using: context)
  }
}
