/// The pan that pops from anywhere in the content: it begins towards the trailing side alone.
@MainActor
final class ContentPopPan: UIPanGestureRecognizer {
  override func mayBegin(by translation: CGPoint) -> Bool {
    guard let view else { return false }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return abs(translation.x) > abs(translation.y) && (translation.x < 0) == isMirrored
  }
}
