import UIKit

/// Both screens move side by side, as pages or tabs do: the next one is on the trailing side.
public struct ShiftEffect: TransitionEffect {
  /// Creates the effect.
  public init() {}

  /// Puts the incoming screen beside the outgoing one.
  public func prepare(_ scene: TransitionScene) {
    switch scene.direction {
    case .forward: scene.foreground?.center.x += scene.trailingOffset
    case .backward: scene.background?.center.x -= scene.trailingOffset
    }
  }

  /// Moves both screens by the container's width.
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
