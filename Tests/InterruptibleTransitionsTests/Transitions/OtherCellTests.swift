import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A presentation out of one cell, dismissed into another, as in a photo viewer.
@MainActor @Suite struct OtherCellTests {
  /// What an effect does with the cell.
  enum Appearance: CaseIterable {
    case fade, move, moveOnSpring, moveFrom, change, cascade, flip

    @MainActor
    func effect(_ cell: @escaping @MainActor @Sendable () -> UIView) -> any TransitionEffect {
      let down = CGVector(dx: 0, dy: 80)
      switch self {
      case .fade: return .stages { _ in [.fade(cell(), during: 0...0.5)] }
      case .move: return .stages { _ in [.move(cell(), by: down, during: 0...1)] }
      case .moveOnSpring:
        return .stages { _ in [.move(cell(), by: down, with: Spring(response: 0.4))] }
      case .moveFrom:
        let frame = CGRect(x: 40, y: 300, width: 300, height: 300)
        return .stages { _ in [.move(cell(), from: frame, during: 0...1)] }
      case .change:
        return .stages { _ in [.change(cell(), \.layer.cornerRadius, from: 30, during: 0...1)] }
      case .cascade:
        return .stages { _ in
          TransitionStage.cascade([cell()], during: 0...1) { [.move($0, by: down, during: $1)] }
        }
      case .flip: return .flip { _ in cell() }
      }
    }
  }

  /// The cell that is meant.
  @MainActor
  private final class Selection {
    var cell: UIView

    init(_ cell: UIView) {
      self.cell = cell
    }
  }

  @Test(
    "The other cell is where it is seen as the dismissal begins, and when it is canceled",
    arguments: Appearance.allCases,
    [ContainerKind.overFullScreen, .card, .custom]
  )
  func otherCell(appearance: Appearance, kind: ContainerKind) {
    let stage = ContainerStage(kind)
    let cells = (0..<2).map { number in
      UIView(frame: CGRect(x: 20 + 110 * number, y: 60, width: 100, height: 100))
    }
    for cell in cells { stage.first.view.addSubview(cell) }
    let selection = Selection(cells[0])
    stage.transition.effect = appearance.effect { [selection] in selection.cell }
    stage.goForward()
    stage.settle()
    let state = { (cell: UIView) in
      "\(cell.center) \(cell.transform) \(cell.alpha) \(cell.layer.cornerRadius)"
    }
    let left = cells.map(state)
    selection.cell = cells[1]

    stage.goBack()
    stage.advanceFrame()
    stage.advanceFrame()
    let displayed = cells[1].layer.displayed() ?? cells[1].layer
    #expect(abs(displayed.position.y - 110) < 2)
    #expect(displayed.opacity > 0.9)
    stage.advance(by: 0.1)
    stage.transition.cancel()
    stage.settle()
    #expect(cells.map(state) == left)

    stage.goBack()
    stage.settle()
    for cell in cells {
      #expect(cell.center.y == 110 && cell.alpha == 1 && cell.transform == .identity)
      #expect(cell.layer.cornerRadius == 0)
    }
    #expect(stage.complaints == [])
  }
}
