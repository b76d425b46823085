import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The subviews of a screen whose own size an effect animates while the window gets another size.
@MainActor @Suite(.serialized) struct ResizedSubviewTests {
  /// Squeezes the background along some axes, while the foreground slides.
  private struct Squeeze: TransitionEffect {
    let scale: CGSize

    func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
      let isPresented = position == .presented
      let frame = scene.backgroundFrame
      if let foreground = scene.foreground {
        foreground.center.x = scene.foregroundFrame.midX + (isPresented ? 0 : frame.width)
      }
      guard let background = scene.background else { return }
      let scale = isPresented ? scale : CGSize(width: 1, height: 1)
      background.bounds.size = CGSize(
        width: frame.width * scale.width,
        height: frame.height * scale.height
      )
      background.center = CGPoint(
        x: frame.minX + frame.width * scale.width / 2,
        y: frame.minY + frame.height * scale.height / 2
      )
    }
  }

  /// What happens to the transition in the new size.
  private enum Sequel: CaseIterable {
    case finished, canceled, pausedAndCanceled, pausedAndFinished
  }

  /// A frame from which no size here makes a view shrink to nothing, which autoresizing wouldn't undo.
  private static let frame = CGRect(x: 20, y: 300, width: 200, height: 400)
  private static let masks: [UIView.AutoresizingMask] = [
    [], .flexibleTopMargin, .flexibleLeftMargin, [.flexibleTopMargin, .flexibleLeftMargin],
    [.flexibleWidth, .flexibleHeight], .flexibleHeight,
  ]

  @Test(
    "Subviews of a screen that an effect resizes are where the window's new size puts them",
    arguments: ContainerKind.allCases,
    [true, false]
  )
  func subviews(kind: ContainerKind, isForward: Bool) {
    var found: [String] = []
    let axes = [(0.9, 1), (1, 0.9), (0.9, 0.9)].map { CGSize(width: $0.0, height: $0.1) }
    for scale in axes {
      for size in [CGSize(width: 600, height: 700), CGSize(width: 330, height: 900)] {
        for (turn, frames) in [1, 12, 32].enumerated() {
          for sequel in Sequel.allCases
          where PlayedRows.current.include(kind.place, turn, sequel.place) {
            let wrong = play(kind, isForward, scale, size, frames, sequel)
            if !wrong.isEmpty { found.append("\(scale) \(size) \(turn) \(sequel): \(wrong)") }
          }
        }
      }
    }
    #expect(found == [])
  }

  private func play(
    _ kind: ContainerKind,
    _ isForward: Bool,
    _ scale: CGSize,
    _ size: CGSize,
    _ frames: Int,
    _ sequel: Sequel
  ) -> [String] {
    let stage = ContainerStage(kind)
    stage.transition.effect = Squeeze(scale: scale)
    stage.transition.spring = Spring(response: 0.5)
    let inner = UIView(frame: stage.first.view.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.first.view.addSubview(inner)
    let views = [stage.first.view, inner].flatMap { superview in
      Self.masks.map { mask in
        let view = UIView(frame: Self.frame)
        view.autoresizingMask = mask
        superview?.addSubview(view)
        return view
      }
    }
    if !isForward { stage.showSecond() }
    stage.go(forward: isForward)
    for _ in 0..<frames { stage.advanceFrame() }
    let isPaused = sequel == .pausedAndCanceled || sequel == .pausedAndFinished
    if isPaused { stage.transition.pause() }
    stage.resize(to: size)
    stage.advanceFrame()
    if sequel == .canceled || sequel == .pausedAndCanceled {
      stage.transition.cancel()
    } else {
      stage.transition.finish()
    }
    stage.settle()
    if stage.showsSecond {
      stage.goBack()
      stage.settle()
    }
    let old = CGSize(width: 393, height: 852)
    let masks = Self.masks + Self.masks
    return stage.complaints
      + zip(views, masks).compactMap { view, mask in
        let double = UIView(frame: Self.frame)
        let room = UIView(frame: CGRect(origin: .zero, size: old))
        double.autoresizingMask = mask
        room.addSubview(double)
        room.frame.size = stage.first.view.bounds.size
        let distance = hypot(
          view.frame.minX - double.frame.minX,
          view.frame.minY - double.frame.minY
        )
        let isSame =
          distance < 1 && abs(view.frame.width - double.frame.width) < 1
          && abs(view.frame.height - double.frame.height) < 1
        return isSame ? nil : "\(mask.rawValue) at \(view.frame), not \(double.frame)"
      }
  }
}
