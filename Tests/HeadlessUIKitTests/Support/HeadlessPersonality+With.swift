import UIKit

extension HeadlessPersonality {
  /// The standard configuration with a change.
  static func with(_ change: (inout HeadlessPersonality) -> Void) -> HeadlessPersonality {
    var personality = HeadlessPersonality.standard
    change(&personality)
    return personality
  }
}
