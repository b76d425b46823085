import Testing
import UIKit

@MainActor @Suite(.serialized) struct TouchTests {
  @Test("a touch tells its place in any view, its phase and its time")
  func placeAndTime() {
    let stage = GestureStage()
    var displayed: UITouch?
    let spy = EventSpy()
    stage.window.addSubview(spy)
    spy.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
    spy.onTouch = { displayed = $0 }

    HeadlessTouch.schedule(phase: .began, at: CGPoint(x: 70, y: 90), time: 0.105)
    HeadlessClock.advance(by: 0.2)

    #expect(displayed?.location(in: spy) == CGPoint(x: 20, y: 30))
    #expect(displayed?.location(in: nil) == CGPoint(x: 70, y: 90))
    #expect(displayed?.view === spy)
    #expect(displayed?.window === stage.window)
    #expect(displayed?.phase == .began)
    #expect(displayed?.timestamp == 0.105)
  }

  @Test(
    "several events that fall due in one frame are delivered one by one, in order of their time"
  )
  func severalInOneFrame() {
    let stage = GestureStage()
    var times: [TimeInterval] = []
    let spy = EventSpy()
    spy.frame = stage.window.bounds
    stage.window.addSubview(spy)
    spy.onTouch = { times.append($0.timestamp) }

    HeadlessTouch.schedule(phase: .moved, at: CGPoint(x: 12, y: 10), time: 0.1125)
    HeadlessTouch.schedule(phase: .moved, at: CGPoint(x: 11, y: 10), time: 0.1083)
    HeadlessTouch.schedule(phase: .began, at: CGPoint(x: 10, y: 10), time: 0.1042)
    HeadlessClock.advance(by: 0.2)

    #expect(times == [0.1042, 0.1083, 0.1125])
  }

  @Test("F19: a touch keeps its view, wherever finger and view go")
  func keepsItsView() {
    let stage = GestureStage()

    stage.finger.down(150, 150)
    stage.inner.frame.origin = CGPoint(x: 0, y: 600)
    stage.finger.move(10, 10)
    stage.finger.up(10, 10)

    #expect(stage.inner.phases == ["began", "moved", "ended"])
    #expect(stage.outer.phases.isEmpty)
  }

  @Test("a finger's id is free again once it was lifted")
  func idsAreReused() {
    let stage = GestureStage()

    #expect(!HeadlessTouch.isDown(0))
    stage.finger.down(150, 150)
    #expect(HeadlessTouch.isDown(0))
    stage.finger.up(150, 150)
    #expect(!HeadlessTouch.isDown(0))
    stage.finger.down(10, 10)

    #expect(stage.inner.phases == ["began", "ended"])
    #expect(stage.outer.phases == ["began"])
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
