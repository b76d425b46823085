import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A swipe back where something is in its way.
@MainActor @Suite(.serialized) struct SwipeObstacleTests {
  /// What is under the finger, or what the app has said of swipes.
  enum Obstacle: CaseIterable {
    case nothing
    case text
    case slider
    case plainSlider
    case valueControl
    case scrolledPager
    case canvas
    case denied
    case disabled
    case disabledOverText
    case systemTransition

    /// Whether the swipe is the system's.
    var isSystems: Bool {
      switch self {
      case .disabled, .disabledOverText, .systemTransition: true
      case .nothing, .text, .slider, .plainSlider, .valueControl, .scrolledPager, .canvas, .denied:
        false
      }
    }

    /// Whether a swipe back begins on it.
    func letsBegin(fromEdge isFromEdge: Bool, innerWins: Bool) -> Bool {
      switch self {
      case .nothing, .disabled, .systemTransition: true
      case .canvas: isFromEdge && !innerWins
      case .text, .slider, .plainSlider, .valueControl, .disabledOverText: isFromEdge
      case .scrolledPager, .denied: false
      }
    }
  }

  /// Where the finger touches down, and what UIKit does.
  struct Place: CustomStringConvertible {
    var isFromEdge = true
    var isRightToLeft = false
    var popsFromContent = false
    var delegateDisablesSystemPop = false
    var pop = PopGesture.edge
    var innerWins = false

    static let all = [
      Place(),
      Place(delegateDisablesSystemPop: true, pop: .anywhere),
      Place(popsFromContent: true, innerWins: true),
      Place(popsFromContent: true, delegateDisablesSystemPop: true),
      Place(isRightToLeft: true, delegateDisablesSystemPop: true, innerWins: true),
      Place(isRightToLeft: true, popsFromContent: true, pop: .anywhere),
      Place(isFromEdge: false, pop: .anywhere, innerWins: true),
      Place(isFromEdge: false, popsFromContent: true, delegateDisablesSystemPop: true),
      Place(isFromEdge: false, popsFromContent: true, pop: .anywhere),
    ]

    var description: String {
      "\(isFromEdge ? "edge" : "middle"), \(isRightToLeft ? "right to left, " : "")"
        + "\(popsFromContent ? "content pop, " : "")"
        + "\(delegateDisablesSystemPop ? "delegate disables, " : "")"
        + "\(innerWins ? "inner pan wins, " : "")\(pop)"
    }

    var personality: HeadlessPersonality {
      var personality = HeadlessPersonality.launched
      personality.stacks.popsFromContent = popsFromContent
      personality.gestures.descendantPanWins = innerWins
      personality.stacks.delegateDisablesSystemPop = delegateDisablesSystemPop
      return personality
    }

    /// Whether a swipe from here goes back where nothing is in its way.
    var reachesBack: Bool { isFromEdge || popsFromContent || pop == .anywhere }
  }

  /// A stack of two screens, with a finger that swipes.
  @MainActor
  private struct Setup {
    let stage: NavigationStage
    let gate = GuardedScreen("Gate")
    let place: Place

    init(_ obstacle: Obstacle, _ place: Place, _ policy: BackPolicy) {
      self.place = place
      stage = NavigationStage(
        layoutDirection: place.isRightToLeft ? .rightToLeft : .leftToRight,
        personality: place.personality
      )
      gate.policy = policy
      stage.transition.gestures.pop = place.pop
      if obstacle == .systemTransition { gate.preferredTransition = .headlessZoom() }
      stage.navigation.pushViewController(gate, animated: false)
      stage.advance(by: 0.1)
      obstruct(obstacle)
      stage.advance(by: 0.5)
    }

    private func obstruct(_ obstacle: Obstacle) {
      let frame = CGRect(x: 0, y: 350, width: 393, height: 100)
      switch obstacle {
      case .nothing, .systemTransition: break
      case .text, .disabledOverText:
        let field = TypingView(frame: frame)
        gate.view.addSubview(field)
        field.becomeFirstResponder()
      case .slider, .valueControl:
        let control = obstacle == .slider ? UISlider(frame: frame) : UIControl(frame: frame)
        control.addAction(UIAction { _ in }, for: .valueChanged)
        gate.view.addSubview(control)
      case .plainSlider: gate.view.addSubview(UISlider(frame: frame))
      case .scrolledPager:
        let pager = UIScrollView(frame: frame)
        pager.contentInsetAdjustmentBehavior = .never
        pager.contentSize = CGSize(width: 3 * 393, height: 100)
        pager.contentOffset.x = 393
        gate.view.addSubview(pager)
      case .canvas:
        let canvas = UIView(frame: frame)
        canvas.addGestureRecognizer(UIPanGestureRecognizer())
        gate.view.addSubview(canvas)
      case .denied: stage.transition.panOverride = { _, _ in .deny }
      case .disabled: break
      }
      if obstacle == .disabled || obstacle == .disabledOverText {
        stage.transition.gestures.pop = .disabled
      }
    }

    /// Swipes with the finger down at the end; returns whether the object's transition follows it.
    func swipe() -> Bool {
      let distance: CGFloat = place.isFromEdge ? 4 : 120
      stage.touchDown(at: CGPoint(x: place.isRightToLeft ? 393 - distance : distance, y: 400))
      stage.drag(by: place.isRightToLeft ? -240 : 240, frames: 12)
      return stage.transition.phase == .dragging
    }

    func lift() {
      stage.lift()
      stage.settle()
      // Under some readings of UIKit its own pop takes seconds.
      if stage.navigation.transitionCoordinator != nil { stage.advance(by: 8) }
    }
  }

  @Test(
    "No swipe leaves a screen that may not be left, whatever is under the finger",
    arguments: PlayedRows.current.pairs(Obstacle.allCases, [BackPolicy.forbid, .resist])
  )
  func kept(obstacle: Obstacle, policy: BackPolicy) {
    for place in Place.all {
      let setup = Setup(obstacle, place, policy)

      #expect(!setup.swipe(), "\(place)")
      setup.stage.advanceFrame()
      let given = abs(setup.stage.left(of: setup.gate))
      let gives =
        policy == .resist && place.isFromEdge && obstacle != .scrolledPager
        && (obstacle != .canvas || !place.innerWins)
      #expect(gives ? (20...160).contains(given) : given == 0 || policy == .resist, "\(place)")
      setup.lift()

      #expect(setup.stage.stack.count == 2, "\(place)")
      #expect(setup.gate.asked <= 1, "\(place)")
      #expect(setup.stage.left(of: setup.gate) == 0, "\(place)")
    }
  }

  @Test(
    "A swipe from the edge goes back over text and controls, and one from elsewhere leaves them their drags",
    arguments: Obstacle.allCases
  )
  func left(obstacle: Obstacle) {
    for place in Place.all {
      let setup = Setup(obstacle, place, .allow)
      let isSystems = obstacle.isSystems
      let isOpen = isSystems ? place.isFromEdge || place.popsFromContent : place.reachesBack
      let goesBack =
        isOpen
        && obstacle.letsBegin(
          fromEdge: place.isFromEdge,
          innerWins: place.innerWins
        )

      #expect(setup.swipe() == (goesBack && !isSystems), "\(place)")
      setup.lift()

      #expect(setup.stage.stack.count == (goesBack ? 1 : 2), "\(place)")
      #expect(setup.gate.asked <= 1, "\(place)")
    }
  }
}
