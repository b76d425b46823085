import InterruptibleTransitions
import UIKit

extension AlbumPage {
  /// Returns the stages of the way from the cabinet: the cards of the album spread into the grid.
  func stages(from cabinet: CabinetView, in container: UIView) -> [TransitionStage] {
    guard let stack = cabinet.stacks.first(where: { $0.family == family }) else { return [] }
    let others = cabinet.stacks.filter { $0 !== stack }
    return [
      .hide(stack),
      .fade(cabinet.heading, during: 0...0.3),
      .fade(cabinet.line, during: 0...0.2),
      .fade(paper, during: 0...0.6),
      .move(name, from: stack.nameFrame(for: name, in: container), during: 0.1...0.7),
      .fade(back, during: 0.6...1),
      .move(back, by: CGVector(dx: isMirrored ? -40 : 40, dy: 0), during: 0.6...1),
      .fade(note, during: 0.65...1),
      .move(note, by: CGVector(dx: 0, dy: isWide ? -30 : 50), during: 0.65...1),
    ]
      + others.map { .move($0, by: way(from: stack, to: $0), during: 0...0.7) }
      // Their shadows would darken the pile.
      + cards.dropFirst(3).map { .fade($0, during: 0...0.12) }
      + cards.indices.map { index in
        let place = stack.place(of: index, in: container)
        let start = 0.035 * Double(index)
        return .move(
          cards[index],
          from: place.frame,
          angle: place.angle,
          during: start...start + 0.6
        )
      }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns how far a stack moves aside, away from the one that opens.
  private func way(from open: AlbumStack, to stack: AlbumStack) -> CGVector {
    CGVector(
      dx: (stack.center.x - open.center.x) * 0.5,
      dy: (stack.center.y - open.center.y) * 0.5
    )
  }
}
