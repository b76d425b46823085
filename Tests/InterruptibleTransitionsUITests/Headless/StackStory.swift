import InterruptibleTransitions
import UIKit

@testable import InterruptibleTransitionsUI
@testable import TestSupport

/// A random story of two stacks in tabs, each with a path, and of a card over each.
@MainActor
final class StackStory {
  private let apps: [PathApp]
  private let tabs = UITabBarController()
  private let stage: Stage
  private var random: SplitMix64
  private(set) var complaints: [String] = []
  /// What has happened, in order.
  private(set) var events: [String] = []
  private(set) var flightCount = 0
  /// Whether anything has happened since a store was written.
  private var quiet: Set<ObjectIdentifier> = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let readings = HeadlessPersonality.all
    let window = Stage.makeWindow(on: readings[Int(seed % UInt64(readings.count))])
    apps = [PathApp(["a"]), PathApp([])]
    stage = Stage(window: window, apps.flatMap(\.transitions))
    tabs.viewControllers = apps.map(\.stack)
    for app in apps { watch(app) }
    stage.show(tabs)
  }

  var writeCount: Int { apps.reduce(0) { $0 + $1.store.writes.count + $1.item.writes.count } }

  private func watch(_ app: PathApp) {
    app.stack.onFlight = { [weak self] flight in
      self?.flightCount += 1
      flight.addCompletion { _ in self?.quiet = [] }
    }
    let inFlight: [(Store, () -> Bool)] = [
      (app.store, { app.stack.transition.flight(in: app.stack) != nil }),
      (app.item, { !app.presenter.transition.flights.isEmpty }),
    ]
    for (store, isMoving) in inFlight {
      store.onWrite = { [weak self, unowned store] path in
        if isMoving() { self?.complain("\(path) is written in flight") }
        if path == store.path { self?.complain("\(path) is written, which was there") }
        if self?.quiet.insert(ObjectIdentifier(store)).inserted == false {
          self?.complain("\(path) is written, and nothing has happened since the last write")
        }
      }
    }
  }

  private func complain(_ complaint: String) {
    complaints.append(complaint)
  }

  // MARK: - Events

  func play(_ count: Int) {
    for _ in 0..<count {
      quiet = []
      playEvent()
      stage.advance(by: [0, 0.01, 0.05, 0.1, 0.4][number(5)])
    }
    rest()
  }

  private func playEvent() {
    let app = apps[number(4) / 3]
    let isAnimated = number(6) > 0
    switch number(22) {
    case 0..<5: write(app, isAnimated)
    case 5: note("present") { app.present(["x", "y"][number(2)], animated: isAnimated) }
    case 6: note("dismiss") { app.present(nil, animated: isAnimated) }
    case 7..<11: note("swipe") { swipe() }
    case 11..<13: note("touch") { touchDown(at: CGPoint(x: 60 + number(250), y: 400)) }
    case 13: note("drag") { drag() }
    case 14..<16: note("lift") { stage.lift() }
    case 16:
      note("tap") {
        touchDown(at: CGPoint(x: 200, y: 420))
        stage.lift()
      }
    case 17: note("reverse") { app.stack.transition.reverse() }
    case 18: note("pause") { app.stack.transition.pause() }
    case 19: callByOthers(app, isAnimated)
    case 20: note("resize") { stage.resize(to: CGSize(width: 320 + number(3) * 150, height: 852)) }
    default: note("tab") { tabs.selectedIndex = number(2) }
    }
  }

  private func touchDown(at point: CGPoint) {
    stage.lift()
    stage.touchDown(at: point)
  }

  private func drag() {
    guard HeadlessTouch.isDown(1) else { return }
    stage.drag(by: CGVector(dx: number(300) - 150, dy: number(500) - 250), frames: 8)
  }

  private func swipe() {
    touchDown(at: CGPoint(x: 2, y: 300))
    stage.drag(by: CGVector(dx: 60 + number(250), dy: 0), frames: 6)
    if number(3) > 0 { stage.lift() }
  }

  private func callByOthers(_ app: PathApp, _ isAnimated: Bool) {
    switch number(3) {
    case 0: note("push") { app.stack.pushViewController(Screen("other"), animated: isAnimated) }
    case 1: note("pop") { app.stack.popViewController(animated: isAnimated) }
    default: note("root") { app.stack.popToRootViewController(animated: isAnimated) }
    }
  }

  private func write(_ app: PathApp, _ isAnimated: Bool) {
    var path = app.store.path
    switch number(6) {
    case 0...1: path.append(value())
    case 2: path = path.dropLast()
    case 3: path = path.dropLast(2) + [value()]
    case 4: path += path.suffix(1)
    default: path = [[], ["a"], ["a", 1], ["a", "a", 2]][number(4)]
    }
    if number(12) == 0 { app.store.isRefusing.toggle() }
    note("\(path), animated: \(isAnimated)") { app.write(path, animated: isAnimated) }
  }

  private func value() -> AnyHashable {
    let values: [AnyHashable] = ["a", "b", 1, 2, 2.5]
    return values[number(values.count)]
  }

  private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private func note(_ event: String, _ play: () -> Void) {
    events.append(event)
    play()
  }

  // MARK: - In the end

  private func rest() {
    stage.lift()
    for _ in 0..<4 {
      for transition in apps.flatMap(\.transitions) { transition.resume() }
      stage.settle()
      quiet = []
    }
    // A card waits for its host to appear, which has it look.
    for (index, app) in apps.enumerated() {
      tabs.selectedIndex = index
      stage.settle()
      app.presenter.follower.setNeedsUpdate()
      stage.settle()
    }
    let count = writeCount
    stage.advance(by: 0.5)
    if writeCount != count { complain("path and stack move each other for ever") }
    for (number, app) in apps.enumerated() {
      if !app.isAtRest { complain("stack \(number) isn't at rest") }
      if app.store.path != app.shownPath {
        complain("stack \(number) shows \(app.shownPath), its path is \(app.store.path)")
      }
      if app.item.path != app.shownItem {
        complain("card \(number) is \(app.shownItem), its item is \(app.item.path)")
      }
    }
  }
}
