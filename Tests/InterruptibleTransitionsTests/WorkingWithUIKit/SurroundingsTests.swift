import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What happens around a transition: keyboards, status bars, rotations, calls, and things that go away.
@MainActor @Suite(.serialized) struct SurroundingsTests {
  @Test("The keyboard goes as a finger starts, and comes back if the screen stays")
  func keyboard() {
    for keeps in [false, true] {
      let stage = ContainerStage(.navigation)
      stage.transition.dismissesKeyboard = !keeps
      stage.showSecond()
      let field = TypingView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      stage.second.view.addSubview(field)
      field.becomeFirstResponder()
      stage.advance(by: 0.3)

      stage.touchDown(at: stage.start(along: stage.wayBack))
      stage.drag(along: stage.wayBack, by: 0.2, frames: 10)
      #expect(field.isFirstResponder == keeps)
      stage.drag(along: stage.wayForward, by: 0.1, frames: 3)
      stage.lift()
      stage.settle()

      #expect(stage.showsSecond)
      #expect(field.isFirstResponder)
      stage.touchDown(at: stage.start(along: stage.wayBack))
      stage.drag(along: stage.wayBack, by: 0.7, frames: 10)
      stage.lift()
      stage.settle()
      #expect(!stage.showsSecond)
      #expect(!field.isFirstResponder)
    }
  }

  @Test(
    "A field that the app chooses under a finger keeps the keyboard when the screen stays",
    arguments: ContainerKind.allCases
  )
  func otherField(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.showSecond()
    let fields = (0..<2).map { index in
      TypingView(frame: CGRect(x: 30, y: 100 + 60 * index, width: 100, height: 40))
    }
    for field in fields { stage.second.view.addSubview(field) }
    fields[0].becomeFirstResponder()
    stage.advance(by: 0.5)
    stage.touchDown(at: stage.start(along: stage.wayBack))
    stage.drag(along: stage.wayBack, by: 0.4, frames: 20)
    fields[1].becomeFirstResponder()
    stage.drag(along: stage.wayBack, by: -0.35, frames: 30)
    stage.lift()
    stage.settle()
    #expect(stage.showsSecond)
    #expect(fields[1].isFirstResponder && !fields[0].isFirstResponder)
  }

  @Test(
    "The keyboard is back in its field when an incoming screen that has taken it leaves again",
    arguments: ContainerKind.allCases,
    Canceling.allCases
  )
  func takenKeyboard(kind: ContainerKind, canceling: Canceling) {
    for takesAtOnce in [true, false] {
      let stage = ContainerStage(kind)
      let fields = [stage.first, stage.second].map { screen in
        let field = TypingView(frame: CGRect(x: 30, y: 100, width: 100, height: 40))
        screen.view.addSubview(field)
        return field
      }
      if takesAtOnce {
        stage.second.onLayout = {
          if fields[1].window != nil { fields[1].becomeFirstResponder() }
        }
      }
      stage.advance(by: 0.1)
      fields[0].becomeFirstResponder()
      stage.advance(by: 0.3)
      if canceling == .byFinger {
        stage.touchDown(at: stage.start(along: stage.wayForward))
        stage.drag(along: stage.wayForward, by: 0.4, frames: 20)
      } else {
        stage.goForward()
        stage.advance(by: 0.1)
      }
      if !takesAtOnce { fields[1].becomeFirstResponder() }
      #expect(fields[1].isFirstResponder)
      if canceling == .byFinger {
        stage.drag(along: stage.wayForward, by: -0.35, frames: 30)
        stage.lift()
      } else {
        stage.transition.reverse()
      }
      stage.settle()
      #expect(!stage.showsSecond)
      #expect(fields[0].isFirstResponder && !fields[1].isFirstResponder)
    }
  }

  enum Canceling: CaseIterable { case byFinger, byCall }

  @Test(
    "The status bar is that of the screen that is there in the end",
    arguments: [ContainerKind.fullScreen, .container],
    [true, false]
  )
  func statusBar(kind: ContainerKind, isFinished: Bool) {
    let stage = ContainerStage(kind, box: StatusBarBox()) { StatusBarScreen($0) }
    stage.goForward()
    stage.advance(by: 0.1)
    if !isFinished { stage.transition.cancel() }
    stage.settle()

    #expect(HeadlessScreen.statusBarStyle == (isFinished ? .lightContent : .darkContent))
  }

  @Test(
    "A transition goes on through a rotation to where it was going, and no frame is stale",
    arguments: ContainerKind.allCases,
    [true, false]
  )
  func rotation(kind: ContainerKind, isTurned: Bool) {
    for isForward in [true, false] {
      let stage = ContainerStage(kind)
      if !isForward { stage.showSecond() }
      isForward ? stage.goForward() : stage.goBack()
      stage.advance(by: 0.1)
      if isTurned { stage.transition.reverse() }
      stage.advance(by: 0.03)

      HeadlessScreen.rotate(to: .landscapeLeft)
      stage.advanceFrame()
      #expect(stage.transition.phase == .settling(toward: isTurned ? .start : .end))
      stage.advance(by: 1)

      #expect(stage.transition.phase == .idle)
      #expect(stage.showsSecond == (isForward != isTurned))
      let size = CGSize(width: 852, height: 393)
      #expect(stage.window.bounds.size == size)
      if stage.showsSecond {
        let top = kind.isCard ? stage.home : 0
        #expect(
          stage.second.view.frame
            == CGRect(x: 0, y: top, width: size.width, height: size.height - top)
        )
      }
      if !stage.showsSecond || !kind.isPresentation || kind == .fullScreen {
        let shown = stage.showsSecond ? stage.second : stage.first
        #expect(shown.view.bounds.size == size)
        #expect(shown.view.transform == .identity)
      }
      if stage.showsSecond {
        stage.goBack()
        stage.settle()
        #expect(stage.first.view.bounds.size == size)
        #expect(stage.first.view.transform == .identity)
      }
    }
  }

  @Test(
    "When the application resigns active, a dragged transition continues; one that code has paused stays",
    arguments: ContainerKind.allCases.played()
  )
  func resigning(kind: ContainerKind) {
    for isHeldByCode in [true, false] {
      let stage = ContainerStage(kind)
      stage.goForward()
      stage.advance(by: 0.1)
      if isHeldByCode {
        stage.transition.pause()
      } else {
        stage.touchDown(at: CGPoint(x: 200, y: 600))
        stage.drag(along: stage.wayForward, by: 0.05, frames: 4)
        #expect(stage.transition.phase == .dragging)
      }
      let place = stage.transition.progress

      HeadlessApplication.resignActive()
      stage.advance(by: 0.5)
      #expect(stage.transition.phase == (isHeldByCode ? .paused : .idle))
      #expect(stage.transition.progress == (isHeldByCode ? place : 1))
      HeadlessApplication.becomeActive()
      stage.advance(by: 0.5)
      #expect(stage.transition.phase == (isHeldByCode ? .paused : .idle))
      stage.transition.resume()
      stage.settle()
      #expect(stage.showsSecond)
      #expect(stage.displayed == 1)
    }
  }

  @Test(
    "In the background a transition ends at once, also one that code has paused",
    arguments: ContainerKind.allCases.played()
  )
  func background(kind: ContainerKind) {
    for isHeldByCode in [true, false] {
      let stage = ContainerStage(kind)
      stage.goForward()
      stage.advance(by: 0.1)
      if isHeldByCode { stage.transition.pause() }

      HeadlessApplication.resignActive()
      stage.advanceFrame()
      HeadlessApplication.enterBackground()
      #expect(stage.transition.phase == .idle)

      HeadlessApplication.enterForeground()
      HeadlessApplication.becomeActive()
      stage.settle()
      #expect(stage.showsSecond)
      #expect(stage.displayed == 1)
    }
  }

  @Test("Between a gesture's ask and UIKit's start the delegate may go: nothing is left waiting")
  func replacedBeforeStart() {
    let stage = NavigationStage()
    stage.showSecond()
    let other = OwnDelegate()
    stage.touchDown(at: CGPoint(x: 4, y: 400))
    for step in 1...5 {
      HeadlessTouch.send(id: 1, phase: .moved, at: CGPoint(x: 4 + 10 * CGFloat(step), y: 400))
    }
    stage.navigation.delegate = other
    stage.advance(by: 2)
    HeadlessTouch.send(id: 1, phase: .ended, at: CGPoint(x: 54, y: 400))
    stage.advance(by: 2)

    #expect(stage.transition.phase == .idle)
    stage.navigation.delegate = stage.transition
    if stage.stack.count == 2 { stage.navigation.popViewController(animated: true) }
    stage.settle()
    stage.push(andAdvance: 0.1)
    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()
  }

  @Test(
    "With Reduce Motion screens fade in their place, and can be caught all the same",
    arguments: ContainerKind.allCases
  )
  func reduceMotion(kind: ContainerKind) {
    for isCrossFade in [false, true] {
      let stage = ContainerStage(kind)
      HeadlessAccessibility.isReduceMotionEnabled = true
      HeadlessAccessibility.prefersCrossFadeTransitions = isCrossFade
      defer {
        HeadlessAccessibility.isReduceMotionEnabled = false
        HeadlessAccessibility.prefersCrossFadeTransitions = false
      }

      stage.goForward()
      stage.advance(by: 0.1)
      #expect(stage.displayed == 1, "it does not move")
      let opacity = CGFloat(stage.second.view.layer.displayed()?.opacity ?? -1)
      #expect((0.1...0.9).contains(opacity))
      stage.touchDown(at: CGPoint(x: 200, y: 600))
      stage.drag(along: stage.wayForward, by: 0.1, frames: 5)
      #expect(stage.transition.phase == .dragging)
      stage.lift()
      stage.settle()

      #expect(stage.showsSecond)
      #expect(stage.second.view.alpha == 1)
      stage.touchDown(at: stage.start(along: stage.wayBack))
      stage.drag(along: stage.wayBack, by: 0.7, frames: 10)
      #expect(stage.transition.phase == .dragging)
      stage.lift()
      stage.settle()
      #expect(!stage.showsSecond)
    }
  }
}

/// A screen with a dark status bar, or a light one if it is the second.
private final class StatusBarScreen: Screen {
  override var preferredStatusBarStyle: UIStatusBarStyle {
    title == "Second" ? .lightContent : .darkContent
  }
}

private final class StatusBarBox: BoxController {
  override var childForStatusBarStyle: UIViewController? { shown }
}
