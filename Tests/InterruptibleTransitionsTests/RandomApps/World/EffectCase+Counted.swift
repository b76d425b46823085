import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

extension EffectCase {
  /// The effect for the first button of each screen, whose calls are counted.
  @MainActor
  func effect(countedBy tally: AppEffect.Tally) -> any TransitionEffect {
    let made = effect(
      below: { Self.button(of: $0.backgroundViewController) },
      above: { Self.button(of: $0.foregroundViewController) },
      barItem: { $0.backgroundViewController?.navigationItem.rightBarButtonItem }
    )
    guard motion == .card else { return AppEffect(effect: made, tally: tally) }
    // Inside an effect of an app, it isn't known before the transition that two fingers can take the card.
    return CombinedEffect(first: made, second: AppEffect(effect: StillEffect(), tally: tally))
  }

  /// The effects with separate springs, matches, stages, or cards.
  static let rich = allCases.filter { $0.motion != .progress || Self.staged.contains($0) }

  private static let staged: [EffectCase] = [
    .cardFlip, .stages, .placedStages, .pageStages, .cascade, .change, .transformChange,
    .crossDissolve, .hiddenStage, .onFrame, .alert, .ownContainer,
  ]

  @MainActor
  private static func button(of controller: UIViewController?) -> UIView? {
    controller?.viewIfLoaded?.all.first { $0 is UIButton }
  }
}
