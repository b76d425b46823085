import UIKit

extension HeadlessClock {
  /// Lets everything come to rest, for ten seconds at most.
  static func settle() {
    let end = now + 10
    advance(by: 0)
    while !isQuiet, now < end {
      advance(frames: 1)
    }
    advance(by: 0.1)
  }
}
