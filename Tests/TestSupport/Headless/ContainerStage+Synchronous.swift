#if os(Linux)
  import InterruptibleTransitions
  import UIKit

  // Virtual time passes without suspending.
  extension ContainerStage {
    convenience init(
      _ kind: ContainerKind,
      _ effect: (any TransitionEffect)? = nil,
      layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
      personality: HeadlessPersonality = .launched,
      framesPerSecond: Int = 120,
      box: BoxController? = nil,
      makeScreen: @MainActor (String) -> Screen = { Screen($0) }
    ) {
      let window = Stage.makeWindow(
        on: personality,
        layoutDirection: layoutDirection,
        framesPerSecond: framesPerSecond
      )
      self.init(unshown: kind, effect, in: window, box: box, makeScreen: makeScreen)
      show(root)
    }

    /// To the second screen, at rest.
    func showSecond() {
      goForward()
      settle()
      forgetLog()
    }

    /// Moves the finger once a frame, by a share of a way in all.
    func drag(along way: CGVector, by share: CGFloat, frames: Int) {
      drag(by: CGVector(dx: way.dx * share, dy: way.dy * share), frames: frames)
    }
  }
#endif
