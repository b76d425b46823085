import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// The context of a change between two children of a custom container, without a transition.
@MainActor @Suite(.serialized) final class ContainerContextTests {
  private lazy var window = Stage.makeWindow(on: .standard)
  private let transition = InterruptibleTransition()
  private let box = BoxController()
  private let children: ChildrenContainer
  private let first = Screen("First")
  private let second = Screen("Second")

  init() {
    children = ChildrenContainer(box, of: transition)
  }

  private func show() {
    box.fill(with: first)
    window.rootViewController = box
    window.makeKeyAndVisible()
    HeadlessClock.advance(frames: 5)
    for screen in [first, second] { screen.forget() }
  }

  private func context(to screen: Screen? = nil, animated: Bool = true) -> ContainerContext {
    ContainerContext(box.context(to: screen ?? second, .forward, animated: animated), in: children)
  }

  @Test("A change is obsolete once its child alone is shown")
  func obsolete() {
    show()
    let context = context()
    #expect(!context.isObsolete && self.context(to: first).isObsolete)
    #expect(!context.isInteractive && !context.transitionWasCancelled)
    box.view.addSubview(second.view)
    #expect(!context.isObsolete)
    first.view.removeFromSuperview()
    #expect(context.isObsolete && !self.context(to: first).isObsolete)
    let request = ChildrenRequest(context: context)
    #expect(request.isObsolete && request.isSatisfied && request.controllers == [box])
    #expect(request.isOnScreen)
    #expect(request.end(of: context.change) == .end)
    let back = ScreenChange(of: children, .backward, from: second, to: first)
    #expect(request.end(of: back) == .start)
    let other = ChildrenContainer(BoxController(), of: transition)
    let elsewhere = ScreenChange(of: other, .forward, from: first, to: second)
    #expect(request.end(of: elsewhere) == nil)
  }

  @Test("A change that is completed shows its child, and notifies both")
  func completed() {
    show()
    for animated in [true, false] {
      let context = context(animated: animated)
      #expect(context.isAnimated == animated && !context.isInteractive)
      context.begin()
      #expect(first.calls == ["willDisappear"] && second.calls == ["willAppear"])
      #expect(!context.notifiesAtEnd)
      box.view.addSubview(second.view)
      context.pauseInteractiveTransition()
      #expect(context.isInteractive)
      context.completeTransition(true)
      #expect(first.calls == ["willDisappear", "didDisappear"] && first.view.superview == nil)
      #expect(second.calls == ["willAppear", "didAppear"] && second.view.superview === box.view)
      #expect(!context.isInteractive && !context.transitionWasCancelled)
      #expect(box.ends.last == .end && children.replaced == nil)
      HeadlessClock.advance(frames: 5)
      #expect(first.calls.count == 2 && second.calls.count == 2)
      let back = self.context(to: first)
      back.begin()
      box.view.addSubview(first.view)
      back.completeTransition(true)
      HeadlessClock.advance(frames: 5)
      for screen in [first, second] { screen.forget() }
    }
  }

  @Test("A change that is canceled takes its child away, and notifies both again")
  func canceled() {
    show()
    let context = context()
    context.begin()
    box.view.addSubview(second.view)
    context.pauseInteractiveTransition()
    context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled && !context.isInteractive)
    context.pauseInteractiveTransition()
    context.finishInteractiveTransition()
    #expect(!context.transitionWasCancelled && !context.isInteractive)
    // UIKit may have removed it.
    first.view.removeFromSuperview()
    first.view.frame = .zero
    let bar = UIView()
    box.view.addSubview(bar)
    context.completeTransition(false)
    #expect(first.view.superview === box.view && first.view.frame == box.view.bounds)
    #expect(box.view.subviews.last === bar)
    #expect(second.view.superview == nil && context.transitionWasCancelled)
    #expect(first.calls == ["willDisappear", "willAppear", "didAppear"])
    #expect(second.calls == ["willAppear", "willDisappear", "didDisappear"])
    #expect(box.ends == [.start])
    HeadlessClock.advance(frames: 5)
    #expect(first.calls.count == 3 && second.calls.count == 3)
  }

  @Test("Children in a container that isn't in a window are notified at the end")
  func hidden() {
    show()
    window.rootViewController = UIViewController()
    HeadlessClock.advance(frames: 5)
    for screen in [first, second] { screen.forget() }
    let context = context()
    #expect(!context.isAnimated)
    context.begin()
    #expect(context.notifiesAtEnd && first.calls.isEmpty && second.calls.isEmpty)
    box.view.addSubview(second.view)
    context.completeTransition(true)
    #expect(second.view.superview === box.view && first.view.superview == nil)
    #expect(second.calls.last != "didAppear" && box.ends == [.end])
  }

  @Test("A child that the container has told meanwhile that it appears is notified that it's gone")
  func toldByContainer() {
    show()
    let elsewhere = UIViewController()
    window.rootViewController = elsewhere
    HeadlessClock.advance(frames: 5)
    let change = ContainerChange(from: first, to: second, in: box) { [first] _ in
      first.beginAppearanceTransition(true, animated: false)
      first.endAppearanceTransition()
    }
    let context = ContainerContext(change, in: children)
    context.begin()
    box.view.addSubview(second.view)
    first.forget()
    context.completeTransition(true)
    #expect(first.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test(
    "A container that leaves is noticed during a change, and for its child right after it",
    arguments: [true, false]
  )
  func leaves(isDuring: Bool) {
    show()
    let change = ContainerChange(from: first, to: second, in: box) { _ in }
    let context = ContainerContext(change, in: children)
    context.begin()
    HeadlessClock.advance(frames: 3)
    box.view.addSubview(second.view)
    if !isDuring { context.completeTransition(true) }
    second.forget()
    window.rootViewController = UIViewController()
    HeadlessClock.advance(frames: 2)
    #expect(context.notifiesAtEnd == isDuring)
    #expect(second.calls == (isDuring ? [] : ["willDisappear", "didDisappear"]))
  }

  @Test("A declined change ends at its start, unless its child is shown already")
  func declined() {
    show()
    let context = context()
    context.decline()
    #expect(box.ends == [.start])
    box.addChild(second)
    box.view.addSubview(second.view)
    context.decline()
    #expect(box.ends == [.start])
  }

  @Test("A change starts from the child that is shown, and adds the other one")
  func shownChild() {
    show()
    let other = Screen("Other")
    let change = ContainerChange(from: other, to: second, in: box) { _ in }
    let context = ContainerContext(change, in: children)
    #expect(context.change.from === other)
    context.takeShownChild()
    #expect(context.change.from === first && second.parent === box)
    context.takeShownChild()
    #expect(context.change.from === first && box.children.count == 2)
    let none = ContainerContext(
      ContainerChange(from: nil, to: first, in: box) { _ in },
      in: children
    )
    none.takeShownChild()
    #expect(none.change.from == nil)
  }

  @Test("The screens and frames of a change")
  func frames() {
    show()
    let context = context()
    first.view.frame.origin.x = 7
    #expect(context.viewController(forKey: .from) === first)
    #expect(context.viewController(forKey: .to) === second)
    #expect(context.view(forKey: .from) === first.view && context.view(forKey: .to) === second.view)
    #expect(context.initialFrame(for: first) == first.view.frame)
    #expect(context.initialFrame(for: second) == .zero && context.finalFrame(for: first) == .zero)
    #expect(context.finalFrame(for: second) == box.view.bounds)
    #expect(context.presentationStyle == .none && context.targetTransform == .identity)
    first.view.removeFromSuperview()
    #expect(context.view(forKey: .from) == nil && context.containerView === box.view)
    #expect(context.change.direction == .forward && children.isCustom)
    #expect(children.change(from: first, to: second).direction == .forward)
    #expect(
      children.catchesCalls(of: first) && !children.isComing(context.change, hasWaited: false)
    )
  }
}
