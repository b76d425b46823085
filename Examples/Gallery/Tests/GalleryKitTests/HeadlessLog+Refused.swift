import UIKit

extension HeadlessLog {
  /// What UIKit has refused or warned of.
  static var refused: [String] {
    texts.filter {
      $0.hasPrefix("Attempt to ") || $0.hasPrefix("nested p") || $0.hasPrefix("Unbalanced calls")
        || $0.hasSuffix("during a transition")
    }
  }
}
