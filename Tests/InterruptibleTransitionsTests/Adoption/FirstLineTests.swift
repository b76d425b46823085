import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// An object that is assigned as the delegate of UIKit's own controllers: nothing on the incoming screen makes a call
/// that UIKit would break or refuse.
@MainActor @Suite(.serialized) struct FirstLineTests {
  /// Where the buttons and rows of these tests are.
  private let place = CGPoint(x: 300, y: 400)

  /// What answers a tap.
  enum Answer: CaseIterable {
    case button, row, recognizer
  }

  /// Adds something to a screen that counts the taps on it.
  private func add(_ answer: Answer, to screen: UIViewController, _ action: @escaping () -> Void) {
    let frame = screen.view.bounds
    switch answer {
    case .button:
      let button = UIButton(type: .system, primaryAction: UIAction { _ in action() })
      button.frame = frame
      screen.view.addSubview(button)
    case .row:
      let row = PressedRow(frame: frame)
      row.action = action
      screen.view.addSubview(row)
    case .recognizer:
      let view = UIView(frame: frame)
      let tap = UITapGestureRecognizer()
      tap.headlessAddAction { _ in action() }
      view.addGestureRecognizer(tap)
      screen.view.addSubview(view)
    }
  }

  /// A view that handles touches itself, as a cell does.
  private final class PressedRow: UIView, HeadlessTouchHandling {
    var action: () -> Void = {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      action()
    }
  }

  @Test(
    "What answers taps on an incoming screen opens when the way is all but over, and reverses before",
    arguments: PlayedRows.current.pairs(
      Answer.allCases,
      [GestureSettings.CatchingStyle.touchDown, .pan]
    )
  )
  func opening(answer: Answer, style: GestureSettings.CatchingStyle) {
    var pressed: [Int] = []
    var reversed: [Int] = []
    for frame in 2..<60 {
      let stage = NavigationStage()
      stage.transition.gestures.catching = style
      var presses = 0
      add(answer, to: stage.second) { presses += 1 }
      stage.push()
      for _ in 0..<frame { stage.advanceFrame() }
      guard stage.transition.phase != .idle else { break }
      let left = 1 - stage.transition.progress
      let x = place.x + left * NavigationStage.width

      stage.tap(at: CGPoint(x: min(x, NavigationStage.width - 2), y: place.y))
      stage.settle()

      #expect((presses == 1) == (stage.stack == ["First", "Second"]), "frame \(frame)")
      #expect(left < 0.02 || presses == 0, "frame \(frame), \(left) left")
      #expect(left > 0.005 || presses == 1, "frame \(frame), \(left) left")
      if presses == 1 { pressed.append(frame) } else { reversed.append(frame) }
    }
    #expect(pressed.count > 2 && reversed.count > 20)
  }

  @Test("A next button and a card's done, pressed as soon as they can be, do what they say")
  func impatience() {
    for frame in 1..<50 {
      let stage = NavigationStage()
      var presses = 0
      add(.button, to: stage.second) {
        presses += 1
        stage.navigation.pushViewController(Screen("Third"), animated: true)
      }
      stage.push()
      for _ in 0..<frame { stage.advanceFrame() }
      stage.tap(at: CGPoint(x: 391, y: 400))
      stage.settle()
      #expect(stage.stack == ["First"] + (presses == 1 ? ["Second", "Third"] : []), "\(frame)")
      #expect(!HeadlessLog.texts.contains { $0.contains("nested push") }, "frame \(frame)")
      #expect(stage.complaints.isEmpty, "frame \(frame)")

      let card = ContainerStage(.overFullScreen)
      presses = 0
      add(.button, to: card.second) {
        presses += 1
        card.second.dismiss(animated: true)
      }
      card.goForward()
      for _ in 0..<frame { card.advanceFrame() }
      card.tap(at: CGPoint(x: 200, y: 850))
      card.settle()
      #expect(!card.showsSecond, "frame \(frame), \(presses) presses")
      #expect(card.complaints.isEmpty, "frame \(frame)")
    }
  }

  @Test("A finger on a row of an incoming list scrolls it, and presses nothing")
  func scrolling() {
    for tapsBefore in [0, 1] {
      let stage = NavigationStage()
      var presses = 0
      let list = UIScrollView(frame: stage.window.bounds)
      list.contentSize = CGSize(width: NavigationStage.width, height: 4000)
      let row = PressedRow(frame: CGRect(origin: .zero, size: list.contentSize))
      row.action = { presses += 1 }
      list.addSubview(row)
      stage.second.view.addSubview(list)
      for _ in 0..<tapsBefore { stage.tap(at: place) }
      stage.push(andAdvance: 0.15)

      stage.touchDown(at: place)
      let top = list.contentOffset.y
      stage.drag(by: 0, -80)
      stage.lift()
      stage.settle()

      #expect(list.contentOffset.y > top + 60, "after \(tapsBefore) taps")
      #expect(presses == 0)
      #expect(stage.stack == ["First", "Second"])
    }
  }

  @Test("Where nothing may catch, a closed button does nothing, and the transition goes on")
  func closed() {
    for way in 0..<4 {
      let stage = NavigationStage()
      var presses = 0
      add(.button, to: stage.second) { presses += 1 }
      let start = HeadlessClock.now
      switch way {
      case 0: stage.transition.gestures.catching = .never
      case 1: stage.transition.panOverride = { _, _ in .deny }
      case 2: stage.tap(at: place)
      default: break
      }
      if way == 3 {
        // UIKit can't take that back.
        stage.transition.setViewControllers([stage.second], of: stage.navigation)
        stage.advance(by: 0.15)
      } else {
        stage.push(andAdvance: 0.15)
      }
      // A main thread that has stalled meanwhile makes two taps of a double one.
      guard way != 2 || HeadlessClock.now - start < 0.35 else { continue }

      stage.tap(at: place)
      stage.settle()

      #expect(presses == 0, "way \(way)")
      #expect(stage.stack.last == "Second", "way \(way)")
    }
  }

  @Test("A screen that a reversed transition goes back to opens as late as a new one")
  func goingBack() {
    let stage = NavigationStage()
    var presses = 0
    add(.button, to: stage.first) { presses += 1 }
    stage.push(andAdvance: 0.12)
    stage.transition.reverse()
    stage.advance(by: 0.05)

    stage.tap(at: CGPoint(x: 4, y: 400))
    stage.advance(by: 0.02)
    #expect(presses == 0)
    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()

    stage.navigation.popViewController(animated: true)
    stage.settle()
    stage.tap(at: place)
    #expect(presses == 1)
  }

  @Test("Controllers that catch their calls, and apps that call the object, open at once")
  func openAtOnce() {
    let own = Stage(window: Stage.makeWindow(), [])
    let navigation = InterruptibleNavigationController(rootViewController: Screen("Root"))
    own.show(navigation)
    let next = Screen("Next")
    var presses = 0
    add(.button, to: next) { presses += 1 }
    navigation.pushViewController(next, animated: true)
    own.advance(by: 0.1)
    own.tap(at: CGPoint(x: 380, y: 400))
    own.advanceFrame()
    #expect(presses == 1)

    let plain = NavigationStage()
    plain.transition.opensControlsAtOnce = true
    add(.button, to: plain.second) { presses += 1 }
    plain.push(andAdvance: 0.1)
    plain.tap(at: CGPoint(x: 380, y: 400))
    plain.advanceFrame()
    #expect(presses == 2)

    let card = InterruptibleViewController()
    let transition = InterruptibleTransition(.cover)
    let stage = Stage(window: Stage.makeWindow(), [transition])
    let root = Screen("Root")
    stage.show(root)
    add(.button, to: card) { presses += 1 }
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = transition
    root.present(card, animated: true)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 200, y: 840))
    stage.advanceFrame()
    #expect(presses == 3)
  }
}
