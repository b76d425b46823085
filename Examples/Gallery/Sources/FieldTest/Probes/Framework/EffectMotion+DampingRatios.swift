import Foundation

extension EffectCase.Motion {
  /// The damping ratios of the springs that may move a view from a share of its distance.
  func dampingRatios(from share: Double) -> [Double] {
    switch self {
    case .progress: return [1]
    case .separateSprings: return [0.6, 0.65, 0.8, 1]
    case .card:
      // A card passes its source by the same part of the whole distance from wherever it comes.
      let decay = -log(min(0.0208 / max(share, 0.01), 0.13))
      return [decay / hypot(decay, .pi), 0.9, 1]
    }
  }
}
