import Testing
import UIKit

@testable import InterruptibleTransitions

/// The values that a view has without the transitions that change it.
@MainActor @Suite(.serialized) struct OriginalStateTests {
  /// What stages that move a view change of it.
  private let stages: [OriginalState.Property] = [.transform, .alpha, .center]

  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 80))
  private let home = CGPoint(x: 70, y: 80)

  init() {
    superview.addSubview(view)
  }

  private func begin() -> OriginalState {
    .begin(view, stages)
  }

  private func change(_ state: OriginalState, isOfFrame: Bool = false, _ body: () -> Void) {
    state.bodyWillBegin()
    body()
    state.bodyDidEnd(isOfFrame: isOfFrame)
  }

  @Test("What a transition has changed is restored at its end")
  func restored() {
    let state = begin()
    change(state) {
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      view.center.x += 50
    }

    state.end(stages)

    #expect(view.alpha == 1 && view.transform == .identity && view.center == home)
    #expect(OriginalState.find(view) == nil)
  }

  @Test("What the app sets during a transition is the original, and no transition takes it away")
  func ofApp() {
    let state = begin()
    change(state) { view.alpha = 0 }
    view.alpha = 0.3

    change(state) { view.alpha = 0.7 }
    #expect(view.alpha == 0.3 && state.alpha == 0.3)
    // As an animator that is reversed.
    change(state) { view.alpha = 1 }
    #expect(view.alpha == 0.3)
    state.end(stages)

    #expect(view.alpha == 0.3)
  }

  @Test("A value that the app sets and takes back is the original again")
  func ofAppTakenBack() {
    let state = begin()
    change(state) { view.alpha = 0.5 }
    view.alpha = 0.3
    change(state) {}
    view.alpha = 1
    state.end(stages)

    #expect(view.alpha == 1)
  }

  @Test("What the app has set before another transition starts to change the view is the app's")
  func ofAppBeforeAnother() {
    let first = begin()
    change(first) { view.alpha = 0 }
    view.alpha = 0.3

    let second = begin()
    second.bodyDidEnd()
    second.end(stages)
    first.end(stages)

    #expect(view.alpha == 0.3)
  }

  @Test("A value of one frame is forgotten with the next one, and isn't the app's")
  func ofFrames() {
    let state = begin()
    for frame in 1...50 {
      change(state, isOfFrame: true) { view.alpha = CGFloat(frame) / 100 }
    }
    state.end(stages)
    #expect(view.alpha == 1)

    let next = begin()
    change(next, isOfFrame: true) { view.alpha = 0.1 }
    change(next, isOfFrame: true) { view.alpha = 0.2 }
    view.alpha = 0.1
    next.end(stages)
    #expect(view.alpha == 0.1)
  }

  @Test("The last of several transitions restores a view, in whatever order they end")
  func shared() {
    let (first, second) = (begin(), begin())
    #expect(first === second)
    change(first) { view.alpha = 0.5 }
    change(second) { view.alpha = 0.2 }

    first.end(stages)
    #expect(view.alpha == 0.2)
    second.end(stages)

    #expect(view.alpha == 1 && OriginalState.find(view) == nil)
  }

  @Test("A transition under a presentation that stands leaves what that has changed")
  func standing() {
    let presentation = begin()
    change(presentation) { view.alpha = 0 }
    presentation.beginPresentation(stages)

    let push = begin()
    change(push) { view.alpha = 0.6 }
    push.end(stages)
    #expect(view.alpha == 0)

    presentation.endPresentation(stages)
    #expect(view.alpha == 1 && OriginalState.find(view) == nil)
  }

  @Test("What the app sets while a presentation stands stays when that goes")
  func standingOfApp() {
    let presentation = begin()
    change(presentation) { view.alpha = 0 }
    presentation.beginPresentation(stages)
    view.alpha = 0.4

    let dismissal = begin()
    change(dismissal) { view.alpha = 1 }
    dismissal.end(stages)
    presentation.endPresentation(stages)

    #expect(view.alpha == 0.4)
  }

  @Test("What a presentation controller sets of the presenting screen lasts until the dismissal")
  func presentingScreen() {
    let presentation = begin()
    change(presentation) { view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
    presentation.beginPresentation(stages, isPresentingScreen: true)
    view.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)

    let dismissal = begin()
    change(dismissal) { view.transform = .identity }
    dismissal.end(stages)
    #expect(view.transform.a == 0.7)
    presentation.endPresentation(stages)
    #expect(view.transform == .identity)
  }

  @Test("A view that is laid out elsewhere stays there, and an animation may still move it")
  func laidOut() {
    let state = begin()
    change(state) { view.center.y += 200 }
    view.center.y = 100

    change(state) { view.center.y = 250 }
    #expect(view.center.y == 250)
    state.end(stages)

    #expect(view.center.y == 100)
  }

  @Test("A view goes home in surroundings of another size as its mask says")
  func resized() {
    view.autoresizingMask = [.flexibleLeftMargin]
    let state = begin()
    change(state) { view.center = .zero }
    superview.bounds.size.width = 400

    state.end(stages)

    #expect(view.center == CGPoint(x: 170, y: 80))
  }

  @Test("A view is masked until all that hide it show it, and isn't hidden itself")
  func hidden() {
    let state = begin()
    state.hide()
    state.hide()
    state.show()
    #expect(view.mask != nil && !view.isHidden)
    state.show()
    #expect(view.mask == nil)
    state.end(stages)
    #expect(OriginalState.find(view) == nil)
  }
}
