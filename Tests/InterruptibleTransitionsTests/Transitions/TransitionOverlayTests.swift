import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Which touches reach a screen through the overlay over a transition, and which transitions are around a view.
@MainActor @Suite(.serialized) final class TransitionOverlayTests {
  private lazy var window = Stage.makeWindow(on: .standard)
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let overlay: TransitionOverlay

  init() {
    overlay = TransitionOverlay(over: container)
  }

  private func show() {
    window.makeKeyAndVisible()
    window.addSubview(container)
    container.addSubview(screen)
    container.addSubview(overlay)
  }

  private func hit(_ x: CGFloat = 50, _ y: CGFloat = 50) -> UIView? {
    HeadlessClock.endTurn()
    return container.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("Touches reach the open screen where it's visible, and else the overlay")
  func open() {
    show()
    #expect(hit() === overlay)
    overlay.openScreen = screen
    #expect(hit() === screen && hit(50, 399) === screen && hit(50, 401) === overlay)
    screen.isHidden = true
    #expect(hit() === overlay)
    screen.isHidden = false
    screen.isUserInteractionEnabled = false
    #expect(hit() === overlay)
  }

  @Test(
    "A view over the open screen covers it while it can be seen and takes touches",
    arguments: [
      (1, true, false, true), (1, false, false, false), (1, true, true, false),
      (0.01, true, false, true), (0.005, true, false, false),
    ] as [(CGFloat, Bool, Bool, Bool)]
  )
  func covered(alpha: CGFloat, takesTouches: Bool, isHidden: Bool, isCovered: Bool) {
    show()
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (cover.alpha, cover.isUserInteractionEnabled, cover.isHidden) = (alpha, takesTouches, isHidden)
    container.insertSubview(cover, aboveSubview: screen)
    overlay.openScreen = screen
    #expect((hit() === overlay) == isCovered)
    #expect(hit(150, 50) === screen)
  }

  @Test(
    "A screen in an effect's own view is open where that shows it, under pictures that have faded"
  )
  func held() {
    show()
    let (holder, picture) = (UIView(frame: screen.frame), UIView(frame: screen.bounds))
    container.insertSubview(holder, belowSubview: overlay)
    holder.addSubview(screen)
    holder.addSubview(picture)
    let button = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    screen.addSubview(button)
    overlay.openScreen = screen
    for (alpha, isOpen) in [(1, false), (0.75, false), (0.5, true), (0.4, true)]
      as [(CGFloat, Bool)]
    {
      picture.alpha = alpha
      #expect(hit() === (isOpen ? button : overlay))
    }
    picture.isUserInteractionEnabled = false
    picture.alpha = 1
    #expect(hit() === overlay)
    #expect(hit(50, 500) === overlay)
    screen.removeFromSuperview()
    picture.removeFromSuperview()
    #expect(hit() === overlay)
  }

  @Test("A transition is known around the views in its container, and by its screens at rest")
  func around() {
    show()
    let (inner, other) = (UIView(), UIView())
    screen.addSubview(inner)
    window.addSubview(other)
    #expect(TransitionOverlay.lies(over: container) && !TransitionOverlay.lies(over: screen))
    #expect(TransitionOverlay.isInFlight(inner) && !TransitionOverlay.isInFlight(other))
    #expect(!TransitionOverlay.isLeaving(inner))
    overlay.leavingScreens = [screen]
    #expect(TransitionOverlay.isLeaving(inner) && TransitionOverlay.isLeaving(screen))
    #expect(!TransitionOverlay.isLeaving(container) && !TransitionOverlay.isLeaving(other))
    #expect(!TransitionOverlay.isLeaving(inner, exceptIn: container))
    #expect(TransitionOverlay.isLeaving(inner, exceptIn: other))
    let states = [ViewState(screen), ViewState(inner)].compactMap { $0 }
    overlay.restingStates = states
    #expect(TransitionOverlay.restingState(of: inner, around: inner) === states[1])
    #expect(TransitionOverlay.restingState(of: inner, around: other) == nil)
    #expect(TransitionOverlay.restingState(of: other, around: inner) == nil)
    for state in states { state.end() }
    overlay.removeFromSuperview()
    #expect(!TransitionOverlay.lies(over: container) && !TransitionOverlay.isInFlight(inner))
    other.addSubview(overlay)
    #expect(TransitionOverlay.lies(over: other))
  }

  @Test(
    "Only in an app's container does the child that stays leave, too, until it's notified",
    arguments: [ContainerKind.navigation, .tabs, .container]
  )
  func reversed(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    let screens: [UIView] = [stage.first.view, stage.second.view]
    stage.goForward()
    stage.advance(by: 0.1)
    #expect(screens.map { TransitionOverlay.isLeaving($0) } == [true, false])
    stage.transition.reverse()
    #expect(screens.map { TransitionOverlay.isLeaving($0) } == [kind == .container, true])
    stage.settle()
  }

  @Test(
    "A container inside a screen that a transition leaves is notified at the end once it returns",
    arguments: ContainerKind.allCases.filter(\.bothScreensAppear)
  )
  func returning(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    let inner = UIView()
    stage.first.view.addSubview(inner)
    stage.goForward()
    stage.advance(by: 0.1)
    #expect(!TransitionOverlay.isNotifiedAtEnd(inner))
    stage.transition.cancel()
    stage.advance(by: 0.05)
    #expect(TransitionOverlay.isNotifiedAtEnd(inner) == (kind != .container))
    stage.settle()
    #expect(!TransitionOverlay.isNotifiedAtEnd(inner))
  }

  @Test("A container inside a transition is notified at the end by the transitions around it")
  func notified() {
    show()
    let inner = UIView()
    screen.addSubview(inner)
    #expect(!TransitionOverlay.isNotifiedAtEnd(inner))
    overlay.returningScreen = screen
    #expect(
      TransitionOverlay.isNotifiedAtEnd(inner) && !TransitionOverlay.isNotifiedAtEnd(container)
    )
    overlay.returningScreen = nil
    overlay.notifiesAtEnd = { true }
    #expect(
      TransitionOverlay.isNotifiedAtEnd(inner) && !TransitionOverlay.isNotifiedAtEnd(container)
    )
    var count = 0
    overlay.onLeaving = { count += 1 }
    TransitionOverlay.announceLeaving(to: container)
    TransitionOverlay.announceLeaving(to: inner)
    #expect(count == 1)
  }

  @Test("A transition that leaves its window says so, and joins no frame there")
  func leaves() {
    show()
    var said: [String] = []
    overlay.onLeaving = { said.append("leaving") }
    overlay.onLosingWindow = { said.append("lost") }
    HeadlessClock.advance(frames: 2)
    #expect(said.isEmpty)
    container.removeFromSuperview()
    #expect(said == ["leaving", "lost"])
  }

  @Test("A new size is reported once, from the first frame on, and after an animation of it")
  func resized() {
    show()
    var sizes: [CGFloat] = []
    overlay.onResize = { [overlay] in sizes.append(overlay.bounds.width) }
    func resize(_ width: CGFloat) {
      container.frame.size.width = width
      overlay.layoutIfNeeded()
    }
    overlay.recordSize()
    resize(310)
    #expect(sizes.isEmpty)
    HeadlessClock.advance(frames: 2)
    #expect(sizes.isEmpty)
    resize(320)
    resize(320)
    #expect(sizes == [320])
    UIView.animate(withDuration: 0.2) { resize(330) }
    #expect(sizes == [320])
    HeadlessClock.advance(frames: 2)
    #expect(sizes == [320, 330])
    UIView.performWithoutAnimation { resize(340) }
    #expect(sizes == [320, 330])
    HeadlessClock.advance(frames: 2)
    #expect(sizes == [320, 330, 340])
  }

  @Test("A size that an effect has measured, or that was changed since, is the transition's own")
  func measured() {
    show()
    for (isMeasured, isChanged) in [(true, false), (false, true), (false, false)] {
      var count = 0
      container.frame.size.width = 300
      let overlay = TransitionOverlay(over: container)
      container.addSubview(overlay)
      overlay.onResize = { count += 1 }
      overlay.recordSize()
      if isChanged { container.frame.size.width = 350 }
      overlay.keepSize(isMeasured: isMeasured)
      if !isChanged { container.frame.size.width = 350 }
      overlay.layoutIfNeeded()
      #expect(count == (isMeasured || isChanged ? 1 : 0))
      overlay.removeFromSuperview()
    }
  }

  @Test("Layout keeps positions and safe areas, in each commit from the first watched view on")
  func layout() {
    show()
    var said: [String] = []
    overlay.onLayout = { said.append("layout") }
    overlay.keepSafeAreas = { said.append("safe areas") }
    overlay.layoutIfNeeded()
    said = []
    HeadlessClock.endTurn()
    #expect(said.isEmpty)
    overlay.followLayout()
    HeadlessClock.endTurn()
    #expect(said == ["safe areas", "layout", "safe areas"])
    said = []
    overlay.removeFromSuperview()
    HeadlessClock.endTurn()
    #expect(said.isEmpty)
    overlay.followLayout()
    container.addSubview(overlay)
    HeadlessClock.endTurn()
    said = []
    HeadlessClock.endTurn()
    #expect(said.isEmpty)
    overlay.followLayout()
    HeadlessClock.endTurn()
    #expect(said == ["safe areas", "layout", "safe areas"])
  }

  @Test("A new progress view starts at 0 and replaces the previous one")
  func progress() {
    show()
    #expect(overlay.progressValue == nil)
    overlay.renewProgressView()
    HeadlessClock.endTurn()
    #expect(overlay.progressValue == 0 && overlay.subviews.count == 2)
    overlay.moveProgressView()
    overlay.moveAlongsideView()
    HeadlessClock.endTurn()
    #expect(overlay.progressValue == 1 && overlay.subviews.map(\.center.x) == [1, 1])
    overlay.renewProgressView()
    HeadlessClock.endTurn()
    #expect(overlay.progressValue == 0 && overlay.subviews.count == 2)
  }
}
