#if !os(Linux)
  import UIKit

  extension CALayer {
    /// The layer as it is on the screen.
    func displayed() -> Self? { presentation() }
  }
#endif
