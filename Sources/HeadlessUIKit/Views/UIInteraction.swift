import Foundation

/// An object that is attached to a view and takes part in what the view does.
@MainActor
package protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is attached to; the interaction keeps it weakly.
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// Attaches an interaction to the view, and takes it from another one.
  package func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interactions.append(interaction)
  }

  package func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  func interactionsDidChange(from old: [any UIInteraction]) {
    for interaction in old where !interactions.contains(where: { $0 === interaction }) {
      interaction.willMove(to: nil)
      interaction.didMove(to: nil)
    }
    for interaction in interactions where interaction.view !== self {
      interaction.view?.removeInteraction(interaction)
      interaction.willMove(to: self)
      interaction.didMove(to: self)
    }
  }
}
