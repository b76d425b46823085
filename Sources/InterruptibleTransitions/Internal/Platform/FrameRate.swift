import UIKit

/// UIKit's animators can't be told a frame rate. An animation of a layer can, and the display follows the greatest that
/// is asked for; so while a leg runs, an animation that changes nothing asks for what springs need.
extension CALayer {
  private static let key = "frameRate"

  /// Asks for as many frames as the display can show, for a number of seconds.
  ///
  /// The range is the one that Apple recommends for what is most in motion ("Optimizing ProMotion refresh rates for
  /// iPhone 13 Pro and iPad Pro"). An iPhone ignores it unless the app's Info.plist has
  /// `CADisableMinimumFrameDurationOnPhone`.
  func requestFrameRate(for duration: TimeInterval) {
    guard #available(iOS 15.0, tvOS 15.0, macCatalyst 15.0, *) else { return }
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 0
    animation.duration = duration
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    add(animation, forKey: CALayer.key)
  }

  /// Leaves the frame rate to others.
  func releaseFrameRate() {
    removeAnimation(forKey: CALayer.key)
  }
}
