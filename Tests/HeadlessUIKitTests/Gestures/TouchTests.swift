import Testing
import UIKit

@MainActor @Suite(.serialized) struct TouchTests {
  @Test(
    "a touch tells its place in any view, its phase and its time; events of one frame come in order of their time"
  )
  func placeAndTime() {
    let stage = GestureStage()
    var touches: [(phase: UITouch.Phase, place: CGPoint, time: TimeInterval)] = []
    let spy = EventSpy()
    stage.window.addSubview(spy)
    spy.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
    spy.onTouch = { touch in
      touches.append((touch.phase, touch.location(in: spy), touch.timestamp))
      #expect(touch.location(in: nil) == CGPoint(x: touch.location(in: spy).x + 50, y: 90))
      #expect(touch.view === spy && touch.window === stage.window)
    }

    HeadlessTouch.schedule(phase: .moved, at: CGPoint(x: 72, y: 90), time: 0.1125)
    HeadlessTouch.schedule(phase: .moved, at: CGPoint(x: 71, y: 90), time: 0.1083)
    HeadlessTouch.schedule(phase: .began, at: CGPoint(x: 70, y: 90), time: 0.1042)
    HeadlessClock.advance(by: 0.2)

    #expect(touches.map(\.phase) == [.began, .moved, .moved])
    #expect(touches.map(\.place) == [20, 21, 22].map { CGPoint(x: $0, y: 30) })
    #expect(touches.map(\.time) == [0.1042, 0.1083, 0.1125])
  }

  @Test("F19: a touch keeps its view, wherever both go, and the finger is free when it is lifted")
  func keepsItsView() {
    let stage = GestureStage()
    #expect(!HeadlessTouch.isDown(0))
    stage.finger.down(150, 150)
    #expect(HeadlessTouch.isDown(0))
    stage.inner.frame.origin = CGPoint(x: 0, y: 600)
    stage.finger.move(10, 10)
    stage.finger.up(10, 10)

    #expect(stage.inner.phases == ["began", "moved", "ended"])
    #expect(stage.outer.phases.isEmpty && !HeadlessTouch.isDown(0))
    stage.finger.down(10, 10)
    #expect(stage.inner.phases.count == 3 && stage.outer.phases == ["began"])
  }

  @Test("a view without multiple touch is told of one finger; with it, of all")
  func multipleTouch() {
    let stage = GestureStage()
    stage.finger.down(150, 150)
    stage.second.down(160, 150)
    stage.second.up(160, 150)
    stage.finger.up(150, 150)
    #expect(stage.inner.phases == ["began", "ended"])

    stage.outer.isMultipleTouchEnabled = true
    HeadlessTouch.send([
      HeadlessTouch(id: 0, phase: .began, at: CGPoint(x: 10, y: 10)),
      HeadlessTouch(id: 1, phase: .began, at: CGPoint(x: 20, y: 10)),
    ])
    stage.second.move(30, 10)
    #expect(stage.outer.phases == ["began x2", "moved"])
  }

  @Test(
    "a view with exclusive touch keeps others from being touched, and is not touched beside them"
  )
  func exclusiveTouch() {
    let stage = GestureStage()
    stage.inner.isExclusiveTouch = true

    stage.finger.down(150, 150)
    stage.second.down(10, 10)
    stage.second.up(10, 10)
    stage.finger.up(150, 150)
    #expect(stage.inner.phases == ["began", "ended"])
    #expect(stage.outer.phases.isEmpty)

    stage.finger.down(10, 10)
    stage.second.down(150, 150)
    #expect(stage.outer.phases == ["began"])
    #expect(stage.inner.phases == ["began", "ended"])
  }

  @Test("an event finds its touches by window, view and gesture")
  func subsets() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    stage.inner.addGestureRecognizer(pan)
    var event: UIEvent?
    let spy = SpyingWindow(frame: stage.window.frame)
    spy.onEvent = { event = $0 }
    spy.addSubview(stage.outer)
    spy.makeKeyAndVisible()

    stage.finger.down(150, 150)
    stage.second.down(10, 10)

    #expect(event?.type == .touches)
    #expect(event?.allTouches?.count == 2)
    #expect(event?.touches(for: spy)?.count == 2)
    #expect(event?.touches(for: stage.window) == nil)
    #expect(event?.touches(for: stage.outer)?.count == 1)
    #expect(event?.touches(for: pan)?.first?.view === stage.inner)
  }

  @Test("tapCount counts fingers that come down soon and near, and is 0 for one that moved away")
  func tapCount() {
    let stage = GestureStage()
    var counts: [Int] = []
    let spy = EventSpy()
    spy.frame = stage.window.bounds
    stage.window.addSubview(spy)
    spy.onTouch = { counts.append($0.tapCount) }

    stage.finger.tap(50, 50)
    HeadlessClock.advance(by: 0.1)
    stage.finger.tap(52, 50)
    HeadlessClock.advance(by: 1)
    stage.finger.jump((52, 50), to: (200, 50))

    #expect(counts == [1, 1, 2, 2, 1, 0])
  }

  @Test("G1: touches come before display links, layout and commit of their frame")
  func frameOrder() {
    let stage = GestureStage()
    var order: [String] = []
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.headlessAddAction { [inner = stage.inner] _ in
      order.append("touch")
      inner.frame.origin.x = 30
    }
    stage.outer.addGestureRecognizer(press)
    let link = CADisplayLink.headlessLink { [inner = stage.inner] _ in
      if !order.isEmpty { order.append("link at \(inner.frame.origin.x)") }
    }
    link.add(to: .main, forMode: .common)

    HeadlessTouch.schedule(
      phase: .began,
      at: CGPoint(x: 10, y: 10),
      time: HeadlessClock.nextFrameTime
    )
    HeadlessClock.advance(frames: 1)

    #expect(order == ["touch", "link at 30.0"])
    #expect(stage.inner.layer.presentation()?.frame.origin.x == 30)
    link.invalidate()
  }

  @Test("touches go to the top-most window that has a view there")
  func windows() {
    let stage = GestureStage()
    let small = UIWindow(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let log = TouchLog(frame: small.bounds)
    small.addSubview(log)
    small.makeKeyAndVisible()

    stage.finger.tap(120, 120)
    stage.finger.tap(200, 200)

    #expect(log.phases == ["began", "ended"])
    #expect(stage.inner.phases == ["began", "ended"])
  }
}

/// A view that hands on every touch it is told of.
final class EventSpy: UIView {
  var onTouch: (UITouch) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach(onTouch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach(onTouch)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach(onTouch)
  }
}

private final class SpyingWindow: UIWindow {
  var onEvent: (UIEvent) -> Void = { _ in }

  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    onEvent(event)
  }
}
