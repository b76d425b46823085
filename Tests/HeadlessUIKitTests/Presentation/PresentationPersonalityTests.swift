import Testing
import UIKit

@MainActor @Suite struct PresentationPersonalityTests {
  @Test("D65: the coordinator is there at once, or with the start", arguments: [true, false])
  func coordinator(comesLate: Bool) {
    let stage = PresentationStage(
      personality: .with { $0.transitions.coordinatorComesWithStart = comesLate }
    )
    let b = stage.screen(.fullScreen)
    var atStart = false
    b.onCall = { call, screen in
      if call == "viewWillAppear" { atStart = screen.transitionCoordinator != nil }
    }

    stage.a.present(b, animated: true)
    #expect((b.transitionCoordinator == nil) == comesLate)
    HeadlessClock.endTurn()
    #expect(atStart && stage.a.transitionCoordinator != nil)
    stage.settle()
    b.dismiss(animated: true)
    #expect((stage.a.transitionCoordinator == nil) == comesLate)
    stage.settle()

    #expect(stage.a.presentedViewController == nil && stage.a.transitionCoordinator == nil)
  }

  @Test("D66: a completion alone goes along, whatever is returned", arguments: [true, false])
  func completionAlone(returnsFalse: Bool) {
    let stage = PresentationStage(
      personality: .with { $0.transitions.nilAlongsideReturnsFalse = returnsFalse }
    )
    let b = stage.screen(.fullScreen)
    stage.a.present(b, animated: true)
    var ends = 0

    let answer = b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }

    #expect(answer == !returnsFalse)
    stage.settle()
    #expect(ends == 1)
  }

  @Test(
    "D67: after an animation the safe area is that of the place, or where it came from or went last",
    arguments: [true, false],
    [true, false]
  )
  func animated(isStale: Bool, isReversed: Bool) {
    let stage = PresentationStage(
      personality: .with { $0.safeAreas.reversalLeavesSafeAreaStale = isStale }
    )
    let view = UIView(frame: stage.a.view.bounds.offsetBy(dx: 0, dy: isReversed ? 0 : 40))
    stage.a.view.addSubview(view)
    HeadlessClock.endTurn()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.center.y += isReversed ? 40 : -40
    }
    animator.startAnimation()
    HeadlessClock.advance(by: 0.5)
    animator.isReversed = isReversed
    HeadlessClock.advance(by: 1.5)

    #expect(view.frame.minY == 0)
    #expect(view.safeAreaInsets.top == (isStale ? 19 : 59))
    let frame = view.frame
    view.frame = frame.offsetBy(dx: 0, dy: 1)
    view.frame = frame
    #expect(view.safeAreaInsets.top == 59)
  }

  @Test("D67: what UIKit presents itself has the place's safe area", arguments: [true, false])
  func ofTheSystem(isStale: Bool) {
    let stage = PresentationStage(
      personality: .with { $0.safeAreas.reversalLeavesSafeAreaStale = isStale }
    )
    let b = stage.screen(.overFullScreen)

    stage.a.present(b, animated: true)
    stage.settle()

    #expect(b.view.safeAreaInsets.top == 59 && b.view.safeAreaInsets.bottom == 34)
  }

  @Test("D68: a leaving screen's safe area follows its place or is kept", arguments: [true, false])
  func leaving(isKept: Bool) {
    let stage = PresentationStage(
      personality: .with { $0.safeAreas.leavingSafeAreaFreezes = isKept }
    )
    let fade = HandmadePresentation(.startsUnderAFinger)
    let b = stage.presented(.fullScreen, delegate: fade)
    b.dismiss(animated: true)
    HeadlessClock.advance(by: 0.1)

    b.view.frame.origin.y += 40
    #expect(b.view.safeAreaInsets.top == (isKept ? 59 : 19))
    b.additionalSafeAreaInsets.top = -40
    #expect(b.view.safeAreaInsets.top == (isKept ? 19 : -21))
    b.additionalSafeAreaInsets.top = 0
    fade.release(toward: .start)
    stage.settle()

    // The screen has come back.
    #expect(b.view.safeAreaInsets.top == 19)
  }

  @Test(
    "D89: a view that a transform moves has the safe area of its place, or keeps its own until the additional one changes",
    arguments: [true, false]
  )
  func transformed(isKept: Bool) {
    let stage = PresentationStage(
      personality: .with { $0.safeAreas.transformsKeepSafeArea = isKept }
    )
    let b = stage.screen(.overFullScreen)
    stage.a.present(b, animated: false)
    stage.settle()
    #expect(b.view.safeAreaInsets.top == 59)

    b.view.transform = CGAffineTransform(translationX: 0, y: 40)
    HeadlessClock.endTurn()
    #expect(b.view.safeAreaInsets.top == (isKept ? 59 : 19))
    b.view.center.y += 1
    b.view.center.y -= 1
    HeadlessClock.endTurn()
    #expect(b.view.safeAreaInsets.top == (isKept ? 59 : 19))
    b.additionalSafeAreaInsets.top = 1
    b.additionalSafeAreaInsets.top = 0
    #expect(b.view.safeAreaInsets.top == 19)
    b.view.transform = CGAffineTransform(translationX: 0, y: 20)
    #expect(b.view.safeAreaInsets.top == (isKept ? 19 : 39))
    b.view.transform = .identity
    #expect(b.view.safeAreaInsets.top == 59)
  }

  @Test("D79: a sheet that a delegate animates is pulled down, or not", arguments: [true, false])
  func sheet(competes: Bool) {
    let stage = PresentationStage(personality: .with { $0.gestures.sheetPanCompetes = competes })
    let fade = HandmadePresentation()
    let b = stage.presented(.pageSheet, delegate: fade)
    let plain = stage.presented(.pageSheet, title: "C")

    #expect(plain.view.gestureRecognizers?.count == 1)
    plain.dismiss(animated: false)
    stage.settle()
    let finger = Finger()
    finger.swipe((200, 150), to: (200, 550))
    stage.settle()

    #expect((stage.a.presentedViewController == nil) == competes)
    #expect((b.view.window == nil) == competes)
  }

  @Test("E4: under the other reading the reverse will-callbacks come at once, and only once")
  func reverseAtOnce() {
    let stage = PresentationStage(
      personality: .with { $0.transitions.reversesAppearanceAtOnce = true }
    )
    let delegate = HandmadePresentation(.startsUnderAFinger)
    let b = stage.presented(.fullScreen, delegate: delegate)
    b.dismiss(animated: true)
    HeadlessClock.advance(by: 0.1)

    let atOnce = stage.calls { delegate.release(toward: .start) }
    let later = stage.calls { stage.settle() }

    #expect(
      Set(atOnce.appearances) == ["A.viewWillDisappear(true)", "B.viewWillAppear(true)"]
    )
    #expect(Set(later.appearances) == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
    #expect(stage.a.presentedViewController === b && stage.a.view.window == nil)
  }

  @Test("E3: after a cancel one goes first, or the other comes first", arguments: [true, false])
  func order(returnsFirst: Bool) throws {
    let stage = PresentationStage(
      personality: .with { $0.transitions.returnsBeforeItLeaves = returnsFirst }
    )
    let delegate = HandmadePresentation(.startsUnderAFinger)
    let b = stage.presented(.fullScreen, delegate: delegate)
    b.dismiss(animated: true)
    HeadlessClock.advance(by: 0.1)

    let calls = stage.calls {
      delegate.release(toward: .start)
      stage.settle()
    }

    let gone = try #require(calls.firstIndex(of: "A.viewDidDisappear(true)"))
    let back = try #require(calls.firstIndex(of: "B.viewDidAppear(true)"))
    #expect((back < gone) == returnsFirst)
  }
}
