import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A container of the app's that puts its child in place whenever it is laid out.
@MainActor @Suite(.serialized) struct LayingContainerTests {
  /// What the container does in mid-flight.
  enum Event {
    case nothing, layout, resize
  }

  @Test("Its child goes as in any other container", arguments: EffectCase.allCases.played())
  func effectCase(effectCase: EffectCase) {
    check(effectCase, after: .nothing)
  }

  @Test(
    "A child that it leaves alone in flight goes on when it is laid out, and in another size",
    arguments: PlayedRows.current.pairs(
      [.slide, .flip, .zoom, .sprungStages] as [EffectCase],
      [Event.layout, .resize]
    )
  )
  func inFlight(effectCase: EffectCase, event: Event) {
    check(effectCase, after: event)
  }

  @Test(
    "A change of a container that still needs layout takes place in the size it gets",
    arguments: EffectCase.allCases.played()
  )
  func waitingForLayout(effectCase: EffectCase) {
    for isForward in [true, false] {
      for isAnimated in [true, false] {
        let films = [true, false].map { isLaidOut in
          film(effectCase, afterNewSize: isLaidOut, forward: isForward, animated: isAnimated)
        }
        let frame = films[0].indices.first { !films[0][$0].isSame(as: films[1][$0], within: 0.01) }
        #expect(frame == nil, "forward: \(isForward), animated: \(isAnimated)")
      }
    }
  }

  /// What each layer shows in each frame of a change in a container that has just been given another size.
  private func film(
    _ effectCase: EffectCase,
    afterNewSize isLaidOut: Bool,
    forward isForward: Bool,
    animated isAnimated: Bool
  ) -> [[[CGFloat]]] {
    let stage = ContainerStage(unshown: .container, in: Stage.makeWindow(on: .launched))
    let columns = SplitController([stage.root, Screen("Beside")])
    stage.show(columns)
    _ = EffectStage(stage, effectCase)
    if !isForward { stage.showSecond() }
    columns.view.frame.size.width += 200
    if isLaidOut { columns.view.layoutIfNeeded() }
    isForward ? stage.goForward(animated: isAnimated) : stage.goBack(animated: isAnimated)
    return (0..<60).map { _ in
      stage.advanceFrame()
      return stage.window.shownNumbers
    }
  }

  private func check(_ effectCase: EffectCase, after event: Event) {
    for isForward in [true, false] {
      for isHeld in [true, false] {
        let due = film(effectCase, in: BoxController(), event, forward: isForward, isHeld: isHeld)
        let box = LayingBox(isPatient: event != .nothing)
        let displayed = film(effectCase, in: box, event, forward: isForward, isHeld: isHeld)
        let frame = due.indices.first { !due[$0].isSame(as: displayed[$0], within: 0.01) }
        #expect(frame == nil, "forward: \(isForward), held: \(isHeld)")
      }
    }
  }

  /// What each layer shows in each frame.
  private func film(
    _ effectCase: EffectCase,
    in box: BoxController,
    _ event: Event,
    forward isForward: Bool,
    isHeld: Bool
  ) -> [[[CGFloat]]] {
    let stage = ContainerStage(unshown: .container, in: Stage.makeWindow(on: .launched), box: box)
    stage.show(stage.root)
    _ = EffectStage(stage, effectCase)
    if !isForward { stage.showSecond() }
    let way = isForward ? stage.wayForward : stage.wayBack
    if isHeld { stage.touchDown(at: stage.start(along: way)) } else { stage.go(forward: isForward) }
    return (0..<(event == .nothing ? 30 : 80)).map { frame in
      if isHeld, frame < 20 { stage.move(by: way.dx / 40, way.dy / 40) }
      if isHeld, frame == 20 { stage.lift() }
      if frame == 12 {
        switch event {
        case .nothing: break
        case .layout: box.view.setNeedsLayout()
        case .resize: HeadlessScreen.resize(to: CGSize(width: 786, height: 852), animated: false)
        }
      }
      stage.advanceFrame()
      return stage.window.shownNumbers
    }
  }
}

private final class LayingBox: BoxController {
  /// Whether it leaves a child in place that is in flight.
  private let isPatient: Bool

  init(isPatient: Bool) {
    self.isPatient = isPatient
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isPatient, shown?.interruptibleFlight != nil { return }
    shown?.view.frame = view.bounds
  }
}
