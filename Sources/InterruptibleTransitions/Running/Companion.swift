import UIKit

/// An app's own animations beside a transition's, and what it does afterwards.
struct Companion {
  let animations: @MainActor () -> Void
  let completion: (@MainActor (UIViewAnimatingPosition) -> Void)?
}
