import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Which recognizers wait for which, and recognize together, as UIKit asks before any finger moves.
@MainActor @Suite(.serialized) final class GestureRuleTests {
  /// A delegate that makes a recognizer wait for another one, or lets it recognize beside that.
  private final class Rule: NSObject, UIGestureRecognizerDelegate {
    weak var awaited: UIGestureRecognizer?
    weak var companion: UIGestureRecognizer?

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      otherGestureRecognizer === awaited
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      otherGestureRecognizer === companion
    }
  }

  private let content = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))

  private lazy var stage: ContainerStage = {
    var personality = HeadlessPersonality.standard
    personality.stacks.popsFromContent = true
    let stage = ContainerStage(.navigation, personality: personality)
    stage.showSecond()
    stage.second.view.addSubview(content)
    return stage
  }()
  private lazy var gestures: HostGestures = {
    let recognizers = stage.root.view.gestureRecognizers ?? []
    return recognizers.compactMap { $0.delegate as? HostGestures }[0]
  }()
  private lazy var pan = gestures.pan ?? UIPanGestureRecognizer()
  private lazy var edgePan = gestures.edgePan ?? UIPanGestureRecognizer()
  private lazy var gate: UIGestureRecognizer = gestures.gate ?? UIGestureRecognizer()
  private lazy var systems = stage.navigation?.systemPopRecognizers ?? []

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    to view: UIView? = nil
  ) -> Recognizer {
    (view ?? content).addGestureRecognizer(recognizer)
    return recognizer
  }

  private func require(_ other: UIGestureRecognizer) -> [Bool] {
    [pan, edgePan].map { gestures.gestureRecognizer($0, shouldRequireFailureOf: other) }
  }

  private func areRequired(by other: UIGestureRecognizer) -> [Bool] {
    [pan, edgePan, gate].map { gestures.gestureRecognizer($0, shouldBeRequiredToFailBy: other) }
  }

  private func recognize(with other: UIGestureRecognizer) -> [Bool] {
    [pan, edgePan].map {
      gestures.gestureRecognizer($0, shouldRecognizeSimultaneouslyWith: other)
    }
  }

  @Test("Pans wait for the drags of the content, and the system's recognizers wait for them")
  func waiting() {
    let two = UIPanGestureRecognizer()
    two.minimumNumberOfTouches = 2
    let list = UIScrollView(frame: content.bounds)
    content.addSubview(list)
    let rows: [(String, UIGestureRecognizer, pan: Bool, edgePan: Bool, isSystems: Bool)] = [
      ("pan", add(UIPanGestureRecognizer()), true, false, false),
      ("edge pan", add(UIScreenEdgePanGestureRecognizer()), true, true, false),
      ("tap", add(UITapGestureRecognizer()), false, false, false),
      ("two fingers", add(two), false, false, false),
      ("list", list.panGestureRecognizer, false, false, false),
      ("host", add(UIPanGestureRecognizer(), to: stage.root.view), false, false, false),
      ("window", add(UIPanGestureRecognizer(), to: stage.window), false, false, false),
      ("edge swipe", systems[0], false, false, true), ("swipe", systems[1], false, false, true),
    ]
    for (name, other, isPanWaiting, isEdgePanWaiting, isSystems) in rows {
      #expect(require(other) == [isPanWaiting, isEdgePanWaiting], "\(name)")
      #expect(areRequired(by: other) == [isSystems, isSystems, isSystems], "\(name)")
      #expect(recognize(with: other) == [false, false], "\(name)")
    }
    #expect(require(pan) == [false, false])
    stage.goBack()
    stage.advance(by: 0.05)
    for (name, other, _, _, isSystems) in rows {
      #expect(require(other) == [false, false], "\(name)")
      #expect(areRequired(by: other) == [isSystems, isSystems, isSystems], "\(name)")
    }
    stage.settle()
  }

  @Test("An app that lets a pan begin everywhere has it wait for no drag of the content")
  func overridden() {
    let inner = add(UIPanGestureRecognizer())
    for (decision, waits) in [(.allow, false), (.deny, true), (.automatic, true)]
      as [(PanDecision, Bool)]
    {
      stage.transition.panOverride = { _, _ in decision }
      #expect(require(inner) == [waits, false])
    }
  }

  @Test("Pans that wait for the system's recognizers wait for this framework's, and the reverse")
  func told() throws {
    let (inner, tap) = (add(UIPanGestureRecognizer()), add(UITapGestureRecognizer()))
    let (waiting, system) = (Rule(), Rule())
    (inner.delegate, tap.delegate) = (waiting, waiting)
    waiting.awaited = systems[1]
    #expect(areRequired(by: inner) == [true, true, false])
    #expect(areRequired(by: tap) == [false, false, false])
    for (number, expected) in [(0, [true, true]), (1, [true, false])] {
      systems[number].delegate = system
      system.awaited = tap
      #expect(require(tap) == expected, "\(number)")
      systems[number].delegate = nil
    }
    for (number, expected) in [(0, [false, true]), (1, [true, false])] {
      system.companion = tap
      systems[number].delegate = system
      #expect(recognize(with: tap) == expected, "\(number)")
      #expect(recognize(with: inner) == [false, false])
      stage.goBack()
      stage.advance(by: 0.05)
      #expect(recognize(with: tap) == [false, false])
      stage.transition.cancel()
      stage.settle()
      systems[number].delegate = nil
    }
  }

  @Test("A swipe back begins anywhere while the system's swipe in the content is enabled")
  func area() {
    let stack = gestures.gestureHost
    #expect(stack.options.map(\.area) == [.anywhere, .anywhere])
    systems[1].isEnabled = false
    #expect(stack.options.map(\.area) == [.edge, .anywhere])
    stage.transition.gestures.pop = .anywhere
    #expect(stack.options.map(\.area) == [.anywhere, .anywhere])
    stage.transition.gestures.pop = .disabled
    stage.transition.pushProvider = nil
    #expect(stack.options.isEmpty && stack.systemOption(besides: [])?.area == .edge)
    systems[0].isEnabled = false
    #expect(
      stack.systemOption(besides: []) == nil && stack.hasEdgeSwipe && stack.numberOfTouches == 1
    )
    #expect(stack.shownContent == [stage.first, stage.second].map { ObjectIdentifier($0) })
    #expect(stack.edgeInset == nil && (stack.barInset ?? 0) > 50)
  }

  @Test("A pinch recognizes with the pans alone")
  func pinch() throws {
    gestures.followPinches()
    let pinch = try #require(gestures.pinch)
    gestures.followPinches()
    #expect(gestures.pinch === pinch)
    for other in [pan, edgePan] {
      #expect(gestures.gestureRecognizer(pinch, shouldRecognizeSimultaneouslyWith: other))
      #expect(gestures.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: pinch))
    }
    let tap = try #require(gestures.tap)
    #expect(!gestures.gestureRecognizer(pinch, shouldRecognizeSimultaneouslyWith: tap))
    #expect(!gestures.gestureRecognizer(pinch, shouldRecognizeSimultaneouslyWith: gate))
    #expect(
      !gestures.gestureRecognizerShouldBegin(pinch) && gestures.gestureRecognizerShouldBegin(gate)
    )
    #expect(!gestures.gestureRecognizerShouldBegin(tap))
  }

  @Test(
    "Without an owner or an assignment, no recognizer begins, and without a container none is left"
  )
  func uninstalled() {
    #expect(gestures.owner === stage.transition)
    let (pan, edgePan, gate) = (pan, edgePan, gate)
    let count = stage.root.view.gestureRecognizers?.count ?? 0
    gestures.uninstall()
    #expect(count - (stage.root.view.gestureRecognizers?.count ?? 0) >= 7)
    #expect(pan.view == nil && edgePan.view == nil && gate.view == nil)
  }

  @Test("An option's destination is found once, and declined if its gesture doesn't begin")
  func option() {
    var (opened, declined) = (0, 0)
    let option = InteractiveOption(
      of: stage.transition,
      .forward,
      in: content,
      open: {
        opened += 1
        let change = ScreenChange(
          of: StackContainer(UINavigationController(), of: self.stage.transition),
          .forward,
          from: nil,
          to: nil
        )
        return InteractiveOption.Opening(change: change, ask: {}, decline: { declined += 1 })
      }
    )
    option.discardOpening()
    #expect(option.findOpening() && option.findOpening() && opened == 1)
    #expect(option.takeOpening() != nil && opened == 1 && option.takeOpening() != nil)
    #expect(opened == 2 && declined == 0)
    #expect(option.findOpening() && opened == 3)
    option.discardOpening()
    option.discardOpening()
    #expect(declined == 1)
    #expect(option.travel == CGVector(dx: -content.bounds.width, dy: 0) && option.beginsAnywhere)
    let rows: [(finger: CGPoint, follows: Bool)] = [
      (CGPoint(x: -10, y: 3), true), (CGPoint(x: -10, y: -9.9), true),
      (CGPoint(x: -10, y: 10), false), (CGPoint(x: -10, y: -10), false),
      (CGPoint(x: 10, y: 0), false),
    ]
    for (finger, follows) in rows {
      #expect((option.travel(of: finger) == option.travel) == follows)
      #expect((option.travel(of: finger) == nil) == !follows)
    }
    option.area = .edge
    #expect(!option.beginsAnywhere)
  }
}
