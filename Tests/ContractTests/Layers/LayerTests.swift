import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct LayerTests {
    /// Moves its subview to its right end when it is told to, and laid out.
    private final class Row: UIView {
      let item = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      var isAtEnd = false

      override func layoutSubviews() {
        super.layoutSubviews()
        item.frame.origin.x = isAtEnd ? 100 : 0
      }
    }

    @Test("C2: nothing is presented before the first commit")
    func presentation() async {
      let stage = await Stage()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(view.layer.presentation() == nil)

      stage.window.addSubview(view)
      await stage.endTurn()

      #expect(view.layer.presentation() != nil)
    }

    @Test("C2: what is presented is as of the last commit")
    func lastCommit() async {
      let stage = await Stage()

      stage.view.center.x = 150
      #expect(stage.shown.x == 50)
      await stage.endTurn()

      #expect(stage.shown.x == 150)
    }

    @Test("C11, G1: layout that a block asks for is animated only where the block lays out")
    func layout() async {
      let stage = await Stage()
      let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      row.addSubview(row.item)
      stage.window.addSubview(row)
      await stage.endTurn()

      UIView.animate(withDuration: 1) {
        row.isAtEnd = true
        row.setNeedsLayout()
      }
      #expect(row.item.frame.minX == 0)
      await stage.endTurn()
      #expect(row.item.frame.minX == 100)
      #expect(row.item.layer.animationKeys() == nil)

      UIView.animate(withDuration: 1) {
        row.isAtEnd = false
        row.setNeedsLayout()
        row.layoutIfNeeded()
      }
      #expect(row.item.layer.animationKeys()?.isEmpty == false)
    }

    @Test("G2: layout comes at the end of the turn, before what is shown changes")
    func endOfTurn() async {
      let stage = await Stage()
      let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      row.addSubview(row.item)
      stage.window.addSubview(row)
      await stage.endTurn()

      row.isAtEnd = true
      row.setNeedsLayout()
      await stage.endTurn()

      #expect(row.item.layer.presentation()?.frame.minX == 100)
    }

    @Test("H3: a view has a direction of its own, which its subviews do not inherit")
    func direction() async {
      let stage = await Stage()
      let inner = UIView()
      stage.view.addSubview(inner)
      let language = stage.view.effectiveUserInterfaceLayoutDirection

      stage.view.semanticContentAttribute = .forceRightToLeft
      #expect(stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(inner.effectiveUserInterfaceLayoutDirection == language)
      stage.view.semanticContentAttribute = .playback
      #expect(stage.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }
}
