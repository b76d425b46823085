import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Subviews that fill the width of a screen whose size an effect animates.
@MainActor @Suite(.serialized) struct GrownScreenTests {
  /// What happens to the transition after the window has another size.
  private enum Sequel: CaseIterable {
    case none, pausedAndResumed, reversedTwice, canceled, reversed, wentBack
  }

  @Test(
    "A window that gets another size leaves them as wide as their screen",
    arguments: ContainerKind.allCases,
    [true, false]
  )
  func rotation(kind: ContainerKind, isForward: Bool) {
    for size in [CGSize(width: 852, height: 393), CGSize(width: 700, height: 852)] {
      for (turn, frames) in [0, 1, 3, 6, 12, 30].enumerated() {
        for sequel in Sequel.allCases
        where (isForward || sequel != .wentBack)
          && PlayedRows.current.include(kind.place, turn, sequel.place)
        {
          let stage = ContainerStage(kind, EffectCase.grown.effect())
          let lines = [stage.first, stage.second].map { addLine(to: $0) }
          if isForward {
            stage.goForward()
          } else {
            stage.showSecond()
            stage.goBack()
          }
          stage.advance(by: 0.1)
          HeadlessScreen.resize(to: size)
          for _ in 0..<frames { stage.advanceFrame() }
          play(sequel, on: stage)
          stage.settle()
          stage.advance(by: 1)

          for line in lines where line.window != nil {
            #expect(
              line.frame == frame(in: line.superview),
              "\(size) after \(frames) frames, \(sequel)"
            )
          }
        }
      }
    }
  }

  @Test(
    "A line stays as wide as its screen in every frame after the window's new size",
    arguments: [ContainerKind.fullScreen, .custom, .overFullScreen]
  )
  func displayedWidth(kind: ContainerKind) {
    let stage = ContainerStage(kind, EffectCase.grown.effect())
    let line = addLine(to: stage.second)
    stage.goForward()
    stage.advance(by: 0.1)
    HeadlessScreen.resize(to: CGSize(width: 852, height: 393))
    for frame in 0..<30 {
      stage.advanceFrame()
      if frame == 4 { stage.transition.pause() }
      if frame == 8 { stage.transition.resume() }
      // A new animator's values are seen with the next frame.
      guard frame != 4, frame != 8 else { continue }
      let width = stage.second.view.layer.displayed()?.bounds.width ?? .nan
      let displayed = line.layer.displayed()?.bounds.width ?? .nan
      #expect(abs(displayed - (width - 40)) < 0.5, "frame \(frame): \(displayed) in \(width)")
    }
    stage.settle()
  }

  @Test(
    "A child that is embedded on the way back fills its screen when that stays",
    arguments: ContainerKind.allCases
  )
  func embedded(kind: ContainerKind) {
    let stage = ContainerStage(kind, EffectCase.grown.effect())
    stage.showSecond()
    stage.goBack()
    stage.advance(by: 0.1)
    stage.transition.reverse()
    stage.advanceFrame()
    let child = UIViewController()
    stage.second.embed(child)
    stage.settle()

    #expect(stage.showsSecond)
    #expect(child.view.frame == stage.second.view.bounds)
  }

  private func addLine(to screen: UIViewController) -> UIView {
    let line = UIView(frame: frame(in: screen.view))
    line.autoresizingMask = .flexibleWidth
    screen.view.addSubview(line)
    return line
  }

  private func frame(in screen: UIView?) -> CGRect {
    CGRect(x: 20, y: 50, width: (screen?.bounds.width ?? .nan) - 40, height: 10)
  }

  private func play(_ sequel: Sequel, on stage: ContainerStage) {
    switch sequel {
    case .none: break
    case .pausedAndResumed:
      stage.transition.pause()
      stage.advanceFrame()
      stage.transition.resume()
    case .reversedTwice:
      stage.transition.reverse()
      stage.advanceFrame()
      stage.transition.reverse()
    case .canceled: stage.transition.cancel()
    case .reversed: stage.transition.reverse()
    case .wentBack: stage.goBack()
    }
  }
}
