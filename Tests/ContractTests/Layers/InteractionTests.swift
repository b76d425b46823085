import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct InteractionTests {
    private final class Interaction: NSObject, UIInteraction {
      private(set) weak var view: UIView?
      private(set) var calls: [String] = []

      func willMove(to view: UIView?) {
        calls.append(view == nil ? "leaves" : "joins")
      }

      func didMove(to view: UIView?) {
        self.view = view
        calls.append(view == nil ? "left" : "joined")
      }
    }

    @Test("C15: an interaction belongs to the view that it was added to last, until it is removed")
    func membership() {
      let (first, second) = (UIView(), UIView())
      let interaction = Interaction()
      func isListed(by view: UIView) -> Bool { view.interactions.contains { $0 === interaction } }
      #expect(first.interactions.isEmpty)

      first.addInteraction(interaction)
      #expect(isListed(by: first) && interaction.view === first)
      #expect(interaction.calls == ["joins", "joined"])

      second.addInteraction(interaction)
      #expect(!isListed(by: first) && isListed(by: second) && interaction.view === second)
      #expect(interaction.calls.suffix(2) == ["joins", "joined"])

      second.removeInteraction(interaction)
      #expect(!isListed(by: second) && interaction.view == nil)
      #expect(interaction.calls.suffix(2) == ["leaves", "left"])
    }
  }
}
