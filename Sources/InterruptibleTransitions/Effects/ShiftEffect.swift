import UIKit

/// Both screens move side by side, as pages or tabs do: the next one lies towards the trailing edge.
public struct ShiftEffect: TransitionEffect {
  /// Makes the effect.
  public init() {}

  /// Puts what comes beside what is there.
  public func prepare(_ scene: TransitionScene) {
    switch scene.direction {
    case .forward: scene.foreground?.center.x += scene.trailingOffset
    case .backward: scene.background?.center.x -= scene.trailingOffset
    }
  }

  /// Moves both by the container's width.
  public func animate(_ scene: TransitionScene) {
    let way = scene.direction == .forward ? -scene.trailingOffset : scene.trailingOffset
    scene.foreground?.center.x += way
    scene.background?.center.x += way
  }
}

extension TransitionEffect where Self == ShiftEffect {
  /// Both screens side by side, mirrored in right-to-left layouts.
  public static var shift: ShiftEffect { ShiftEffect() }
}
