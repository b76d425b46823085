#if os(Linux)
  import UIKit

  extension CALayer {
    /// The layer as it is on the screen, also under a personality whose presentation layers begin with the model's values.
    func displayed() -> Self? { HeadlessScreen.displayed(self) }
  }
#endif
