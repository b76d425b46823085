import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What a screen lays out by its safe area, in flight.
@MainActor @Suite(.serialized) struct SafeAreaInFlightTests {
  @Test(
    "A footer above the home indicator stays where it is at rest",
    arguments: EffectCase.allCases
  )
  func footer(effect: EffectCase) {
    for (number, kind) in ContainerKind.allCases.enumerated() {
      for isForward in [true, false] {
        let isHeld = (number.isMultiple(of: 2)) == isForward
        let faults = faults(effect, kind, forward: isForward, held: isHeld)
        #expect(faults == [], "\(kind), forward: \(isForward), held: \(isHeld)")
      }
    }
  }

  private func faults(
    _ effect: EffectCase,
    _ kind: ContainerKind,
    forward isForward: Bool,
    held isHeld: Bool
  ) -> [String] {
    let stage = ContainerStage(unshown: kind, in: Stage.makeWindow(on: .launched)) {
      FooterScreen($0)
    }
    stage.show(stage.root)
    _ = LookStage(stage, effect)
    let atRest = heights(of: stage.first)
    stage.showSecond()
    let above = heights(of: stage.second)
    if isForward {
      stage.goBack()
      stage.settle()
    }
    let way = isForward ? stage.wayForward : stage.wayBack
    if isHeld { stage.touchDown(at: stage.start(along: way)) } else { stage.go(forward: isForward) }
    var faults: [String] = []
    for frame in 0..<60 {
      if isHeld, frame < 20 { stage.move(by: way.dx / 40, way.dy / 40) }
      if isHeld, frame == 20 { stage.lift() }
      stage.advanceFrame()
      if stage.second.view.window != nil, heights(of: stage.second) != above {
        faults.append("\(frame): \(heights(of: stage.second)), not \(above)")
      }
      if !stage.kind.isPresentation, stage.first.view.window != nil,
        heights(of: stage.first) != atRest
      {
        faults.append("\(frame), first: \(heights(of: stage.first)), not \(atRest)")
      }
    }
    return Array(faults.prefix(3))
  }

  private func heights(of screen: Screen) -> [CGFloat] {
    guard let screen = screen as? FooterScreen else { return [] }
    return [screen.header.frame.minY, screen.footer.frame.minY]
  }
}

/// A screen with a view below the status bar, and one above the home indicator.
private final class FooterScreen: Screen {
  let header = UIView()
  let footer = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for part in [header, footer] where part.superview == nil { view.addSubview(part) }
    let (size, insets) = (view.bounds.size, view.safeAreaInsets)
    header.frame = CGRect(x: 0, y: insets.top, width: size.width, height: 50)
    footer.frame = CGRect(x: 0, y: size.height - insets.bottom - 50, width: size.width, height: 50)
  }
}
