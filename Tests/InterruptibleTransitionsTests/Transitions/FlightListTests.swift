import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Flights without a context, whose events the test sends.
@MainActor @Suite(.serialized) struct FlightListTests {
  /// A container whose answers the test sets.
  private final class Place: FlightContainer {
    var host: UIViewController?
    var flight: Flight? { nil }
    let displayCorners = DisplayCorners()
    let isCustom: Bool
    var isComing = true
    var hasWaited: Bool?
    weak var calling: UIViewController?

    init(_ host: UIViewController? = UIViewController(), isCustom: Bool = false) {
      (self.host, self.isCustom) = (host, isCustom)
    }

    func catchesCalls(of screen: UIViewController?) -> Bool { screen === calling }
    func isOne(_ change: ScreenChange, _ other: ScreenChange) -> Bool { change.to === other.to }
    func isOne(_ change: ScreenChange, _ context: any UIViewControllerContextTransitioning) -> Bool
    {
      false
    }
    func isComing(_ change: ScreenChange, hasWaited: Bool) -> Bool {
      self.hasWaited = hasWaited
      return isComing && !hasWaited
    }
    func willBegin(_ flight: Flight, in containerView: UIView) {}
    func makeRepair(of change: ScreenChange) -> ((TransitionEnd) -> Void)? { nil }
    func screenToAnnounce(after change: ScreenChange, at end: TransitionEnd) -> UIView? { nil }
  }

  private final class Owner: FlightOwner {
    var answered = 0
    var changed = 0
    func flightWillBegin(_ flight: Flight) {}
    func answerCalls(by flight: Flight) { answered += 1 }
    func flightDidChange(_ flight: Flight) { changed += 1 }
  }

  private final class Hand: Finger {
    var motion: MotionState? = MotionState(progress: 0.3, velocity: 2)
    func reanchor(_ flight: Flight) {}
    func contentTouched(of screens: () -> [UIView]) -> UIView? { screens().last }
  }

  private let owner = Owner()
  private let place = Place()
  private let from = UIViewController()
  private let to = UIViewController()

  private func show() {
    HeadlessScreen.reset(personality: .standard)
  }

  private func flight(
    _ opening: TransitionStateMachine.Opening = .running,
    in place: Place? = nil,
    isReversible: Bool = true
  ) -> Flight {
    let stack: [UIViewController]? = isReversible ? nil : [to]
    let change = ScreenChange(of: place ?? self.place, .forward, from: from, to: to, stack: stack)
    return Flight(change, opening: opening, projection: .system, owner: owner)
  }

  private static let begin = TransitionStateMachine.Event.begin(
    SettlingParameters(spring: .systemPush, travel: 400)
  )

  /// A flight that is in a phase.
  private func flight(
    _ phase: String,
    _ opening: TransitionStateMachine.Opening = .running,
    isReversible: Bool = true
  ) -> Flight {
    let flight = flight(opening, isReversible: isReversible)
    if phase == "upcoming" { return flight }
    flight.send(Self.begin)
    if phase.hasPrefix("starting") {
      if phase == "starting hurried" { flight.go(toward: .start, .hurried) }
      return flight
    }
    flight.send(.frame)
    switch phase {
    case "hurried": flight.go(toward: .end, .hurried)
    case "paused": flight.pause()
    case "dragging": _ = flight.grab()
    case "springing": flight.conclude(at: .end)
    case "over": flight.send(.arrive(at: .end))
    default: break
    }
    return flight
  }

  // MARK: - One flight

  @Test(
    "A touch may catch a flight that moves at its usual speed, or is paused, if it's reversible"
  )
  func catchable() {
    show()
    let rows: [(phase: String, status: Flight.Status, isCatchable: Bool)] = [
      ("upcoming", .upcoming, false), ("starting", .inFlight, true),
      ("starting hurried", .inFlight, false), ("settling", .inFlight, true),
      ("hurried", .inFlight, false), ("paused", .inFlight, true), ("dragging", .inFlight, false),
      ("springing", .inFlight, true), ("over", .over, false),
    ]
    for (phase, status, isCatchable) in rows {
      let flight = flight(phase)
      #expect(flight.status == status && flight.isCatchable == isCatchable, "\(phase)")
      #expect(!self.flight(phase, isReversible: false).isCatchable, "\(phase)")
      #expect(flight.cardInHand == nil && !flight.isPinchable && !flight.isAlmostThere)
      #expect(flight.travel == .zero && flight.scene == nil && !flight.startsHeld)
    }
    let dragged = TransitionStateMachine.Opening.dragged(progress: 0.2)
    #expect(!flight("starting", dragged).isCatchable && flight("upcoming", dragged).startsHeld)
  }

  @Test("A finger holds a flight while it drags it, and decides its motion")
  func inHand() {
    show()
    let hand = Hand()
    let dragged = TransitionStateMachine.Opening.dragged(progress: 0.2)
    for (phase, opening, isInHand) in [
      ("upcoming", dragged, true), ("starting", dragged, true), ("dragging", .running, true),
      ("upcoming", .running, false), ("settling", .running, false), ("paused", .running, false),
    ] as [(String, TransitionStateMachine.Opening, Bool)] {
      let flight = flight(phase, opening)
      #expect(!flight.isInHand && flight.touchedContent == nil)
      let progress: CGFloat = opening == .running ? 0 : 0.2
      #expect(flight.motion == MotionState(progress: progress))
      flight.finger = hand
      #expect(flight.isInHand == isInHand, "\(phase)")
      #expect(flight.motion.progress == (isInHand ? 0.3 : progress))
      #expect(flight.restingMotion == MotionState(progress: flight.motion.progress))
      #expect(flight.progress == flight.motion.progress && flight.touchedContent == nil)
      to.loadViewIfNeeded()
      #expect((flight.touchedContent === to.view) == isInHand)
      hand.motion = nil
      #expect(flight.motion.progress == progress)
      hand.motion = MotionState(progress: 0.3, velocity: 2)
      to.view = nil
    }
  }

  @Test("A flight's motion is that at which it's held, or its end")
  func motion() {
    show()
    let held = flight(.held(progress: 0.6, toward: .end))
    #expect(held.motion == MotionState(progress: 0.6))
    let released = flight(.released(MotionState(progress: 0.4, velocity: 3), .init(end: .start)))
    #expect(released.motion == MotionState(progress: 0.4, velocity: 3))
    #expect(released.restingMotion == MotionState(progress: 0.4))
    #expect(flight("springing").motion == MotionState(progress: 1))
    #expect(flight("over").motion == MotionState(progress: 1))
    let scrubbed = flight("paused")
    for (progress, limited) in [(0.7, 0.7), (1.5, 1), (-1, 0)] as [(CGFloat, CGFloat)] {
      scrubbed.scrub(to: progress)
      #expect(scrubbed.motion == MotionState(progress: limited) && scrubbed.progress == limited)
    }
  }

  @Test("Commands before UIKit's start have earlier calls answered first")
  func answered() {
    show()
    let commands: [(Flight) -> Void] = [
      { $0.resume() }, { $0.scrub(to: 0.5) }, { $0.finish() }, { $0.cancel() }, { $0.pause() },
      { $0.reverse() },
    ]
    for (number, command) in commands.enumerated() {
      for phase in ["upcoming", "settling"] {
        let flight = flight(phase)
        owner.answered = 0
        command(flight)
        #expect(owner.answered == (phase == "upcoming" ? 1 : 0), "\(number), \(phase)")
      }
    }
  }

  @Test("Code sends a flight to its ends, and to its start only if UIKit can reverse the change")
  func commands() {
    show()
    for isReversible in [true, false] {
      let flight = flight("settling", isReversible: isReversible)
      #expect(flight.mayGo(to: .end) && flight.mayGo(to: .start) == isReversible)
      let back: TransitionEnd = isReversible ? .start : .end
      flight.cancel()
      #expect(flight.machine.destinationEnd == back)
      flight.finish()
      #expect(flight.machine.destinationEnd == .end)
      flight.reverse()
      #expect(flight.machine.destinationEnd == back)
      flight.drop()
      #expect(flight.status == .inFlight)
      flight.conclude(at: .end)
      #expect(flight.machine.phase == .springing(.init(end: .end)))
    }
    let interruptions: [TransitionStateMachine.Interruption] = [
      .grab, .pause, .proceed, .reverse, .go(toward: .end, .usual),
    ]
    #expect(interruptions.map(\.holds) == [true, true, false, false, false])
    let upcoming = flight("upcoming")
    upcoming.drop()
    #expect(upcoming.status == .over)
    let paused = flight("paused")
    paused.resume()
    #expect(paused.status == .inFlight && !paused.isReversed(by: .resume))
    let dragged = flight("dragging")
    #expect(
      flight("settling").grab() && dragged.isReversed(by: .tap)
        && !dragged.isReversed(by: .drag(to: 0))
    )
    dragged.proceed()
    #expect(dragged.machine.destinationEnd == .end && dragged.motion == MotionState(progress: 0))
  }

  @Test("The screen that a reversal removes is the upper one, or any of a custom container's")
  func removed() {
    show()
    let tabs = UITabBarController()
    let rows: [(Place, TransitionScene.Direction, start: Bool, end: Bool)] = [
      (Place(), .forward, false, true), (Place(), .backward, true, false),
      (Place(tabs), .forward, false, false), (Place(isCustom: true), .forward, true, true),
    ]
    for (place, direction, start, end) in rows {
      let change = ScreenChange(of: place, direction, from: from, to: to)
      #expect((change.screenRemoved(awayFrom: .start) === from) == start)
      #expect((change.screenRemoved(awayFrom: .end) === to) == end)
      #expect((change.screenRemoved(awayFrom: .start) == nil) == !start)
      #expect(change.upper === (direction == .forward ? to : from))
    }
    let presented = ScreenChange(of: Place(tabs), .forward, from: from, to: tabs)
    #expect(presented.screenRemoved(awayFrom: .end) === tabs)
    #expect(presented.end(showing: tabs) == .end && presented.end(showing: from) == .start)
    #expect(presented.end(showing: to) == nil && presented.cover(at: .start) == nil)
    #expect(flight("settling").screenRemovedByReversal === to)
    let back = flight("settling")
    back.reverse()
    #expect(back.screenRemovedByReversal == nil)
    place.calling = to
    #expect(flight("settling").catchesCalls && !back.catchesCalls)
    place.calling = from
    #expect(!flight("settling").catchesCalls && back.catchesCalls)
  }

  @Test("Observers are notified of changes until the end, and of the end once")
  func observers() {
    show()
    var said: [String] = []
    let flight = flight("upcoming")
    flight.addChangeHandler { said.append("change") }
    flight.addCompletion { said.append("\($0)") }
    flight.animate(AlongsideAnimation(animations: { said.append("animation") }, completion: nil))
    owner.changed = 0
    flight.send(.resume)
    #expect(said == [] && owner.changed == 0)
    flight.pause()
    #expect(said == ["change"] && owner.changed == 1)
    flight.abandon()
    #expect(said == ["change", "animation", "change", "start"] && owner.changed == 2)
    flight.send(.resize)
    flight.addChangeHandler { said.append("late") }
    flight.addCompletion { said.append("now \($0)") }
    flight.send(.abandon)
    #expect(said.last == "now start" && said.count == 5)
    var ends: [TransitionEnd] = []
    let alone = AlongsideAnimation(
      animations: { said.append("alone") },
      completion: { ends.append($0) }
    )
    alone.runAlone()
    alone.runAlone(after: .start)
    #expect(ends == [.end, .start] && said.count { $0 == "alone" } == 1)
  }

  @Test(
    "A progress handler is called in each frame in which the progress has changed, and at the end"
  )
  func progress() {
    show()
    var shown: [CGFloat] = []
    let flight = flight("upcoming")
    flight.addProgressHandler { shown.append($0) }
    flight.addProgressHandler { _ in }
    HeadlessClock.advance(frames: 3)
    #expect(shown == [])
    flight.send(Self.begin)
    flight.send(.frame)
    flight.pause()
    HeadlessClock.advance(frames: 3)
    #expect(shown == [0])
    flight.scrub(to: 0.5)
    #expect(shown == [0])
    HeadlessClock.advance(frames: 3)
    #expect(shown == [0, 0.5])
    flight.send(.arrive(at: .end))
    #expect(shown == [0, 0.5, 1] && HeadlessClock.isQuiet)
    flight.addProgressHandler { shown.append($0) }
    HeadlessClock.advance(frames: 3)
    #expect(shown.count == 3)
  }

  // MARK: - The list

  @Test("A list knows its flights by their states and containers")
  func list() {
    show()
    var list = FlightList()
    let other = Place()
    let flights = [flight("over"), flight("settling"), flight("upcoming"), flight(in: other)]
    #expect(list.last == nil && list.current == nil && !list.waitsForUIKit && !list.startsHeld)
    list.add(flights[0])
    #expect(list.last === flights[0] && list.current == nil && !list.waitsForUIKit)
    list.add(flights[1])
    #expect(list.current === flights[1] && !list.waitsForUIKit)
    for flight in flights.dropFirst(2) { list.add(flight) }
    #expect(list.all.count == 4 && list.current === flights[3] && list.waitsForUIKit)
    #expect(list.isEnding(flights[1].change) && !list.isEnding(flights[3].change))
    #expect(list.others(than: flights[1]).map { $0 === flights[2] } == [true])
    #expect(list.others(than: flights[3]).isEmpty)
    #expect(list.upcoming(flights[1].change) === flights[2])
    #expect(list.upcoming(flights[3].change) === flights[3])
    list.giveUp(flights[3])
    #expect(list.current === flights[2] && list.upcoming(flights[3].change) == nil)
    #expect(!list.isComing(flights[3]) && list.isComing(flights[2]))
    place.isComing = false
    #expect(!list.isComing(flights[2]))
    list.remove(flights[2])
    #expect(list.all.count == 3 && !list.isComing(flights[2]))
    place.host = nil
    #expect(list.others(than: flights[1]).isEmpty && !list.isEnding(flights[1].change))
    list.add(flight(.dragged(progress: 0)))
    #expect(list.startsHeld)
  }

  @Test("A flight that UIKit doesn't start is left behind after 50 ms, or once it's given up")
  func leftBehind() {
    show()
    HeadlessClock.framesPerSecond = 100
    var list = FlightList()
    let flights = [flight("upcoming"), flight("settling"), flight("upcoming")]
    for flight in flights { list.add(flight) }
    list.giveUp(flights[2])
    var frames = 0
    while list.flightsLeftBehind().count == 1, frames < 50 {
      #expect(place.hasWaited == false)
      HeadlessClock.advance(frames: 1)
      frames += 1
    }
    #expect((5...6).contains(frames) && place.hasWaited == true)
    #expect(list.flightsLeftBehind().map { $0 === flights[0] } == [true, false])
  }

  // MARK: - Controllers

  @Test(
    "The controller that presents is the outermost one, or one that defines a context for the style"
  )
  func presenter() {
    show()
    let (outer, middle, inner) = (UIViewController(), UIViewController(), UIViewController())
    outer.addChild(middle)
    middle.addChild(inner)
    let presented = UIViewController()
    for style in [UIModalPresentationStyle.custom, .currentContext, .overCurrentContext] {
      presented.modalPresentationStyle = style
      middle.definesPresentationContext = false
      #expect(inner.presenter(of: presented) === outer)
      middle.definesPresentationContext = true
      #expect(inner.presenter(of: presented) === (style == .custom ? outer : middle))
      #expect(outer.presenter(of: presented) === outer)
    }
    #expect(inner.isInContainer && !outer.isInContainer && !inner.isInWindow)
    #expect(inner.firstPresenter === inner && outer.presentationChain.count == 1)
  }

  @Test("The views around the children's are those in which their transitions take place")
  func childContainers() {
    show()
    let (controller, first, second) = (UIViewController(), UIViewController(), UIViewController())
    let (holder, away) = (UIView(), UIViewController())
    for child in [first, second, away] { controller.addChild(child) }
    #expect(controller.childContainers.isEmpty)
    controller.view.addSubview(holder)
    holder.addSubview(first.view)
    controller.view.addSubview(second.view)
    away.loadViewIfNeeded()
    #expect(controller.childContainers == [holder, controller.view])
  }
}
