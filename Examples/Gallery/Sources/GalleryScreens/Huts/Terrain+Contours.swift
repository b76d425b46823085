import Foundation

/// Lines of equal height, as marching squares find them.
extension Terrain {
  /// The distance of the places whose height is looked at.
  private static let step: CGFloat = 20
  private static let columns = Int(size.width / step) + 1
  private static let rows = Int(size.height / step) + 1

  /// The heights at the corners of all squares; around the map nothing is high, so that all lines are closed.
  private static let heights: [[CGFloat]] = (-1...rows).map { row in
    (-1...columns).map { column in
      guard (0..<rows).contains(row), (0..<columns).contains(column) else { return 0 }
      return height(at: CGPoint(x: CGFloat(column) * step, y: CGFloat(row) * step))
    }
  }

  /// Where a line crosses the side of a square: a horizontal or vertical side, and the column and row of its first corner.
  private struct Side: Hashable {
    let column: Int
    let row: Int
    let isHorizontal: Bool
  }

  /// Returns the outlines of all ground that is higher than a level, each a closed line.
  static func outlines(above level: CGFloat) -> [[CGPoint]] {
    var next: [Side: Side] = [:]
    var starts: [Side] = []
    for row in 0..<heights.count - 1 {
      for column in 0..<heights[row].count - 1 {
        for (start, end) in lines(column, row, above: level) {
          next[start] = end
          starts.append(start)
        }
      }
    }
    return starts.compactMap { start in
      var line: [CGPoint] = []
      var side = start
      while let following = next.removeValue(forKey: side) {
        line.append(place(of: side, at: level))
        side = following
      }
      return line.count > 3 ? line : nil
    }
  }

  /// The lines through a square, with the higher ground on the same side of each.
  private static func lines(_ column: Int, _ row: Int, above level: CGFloat) -> [(Side, Side)] {
    let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { heights[row + $1][column + $0] > level }
    guard corners.contains(true), corners.contains(false) else { return [] }
    let top = Side(column: column, row: row, isHorizontal: true)
    let bottom = Side(column: column, row: row + 1, isHorizontal: true)
    let left = Side(column: column, row: row, isHorizontal: false)
    let right = Side(column: column + 1, row: row, isHorizontal: false)
    let sides = [left, top, right, bottom]
    // Each line goes around a row of high corners, from the side after the last of them to the one before the first.
    return (0..<4).compactMap { first in
      guard corners[first], !corners[(first + 3) % 4] else { return nil }
      var last = first
      while corners[(last + 1) % 4] { last = (last + 1) % 4 }
      return (sides[(last + 1) % 4], sides[first])
    }
  }

  private static func place(of side: Side, at level: CGFloat) -> CGPoint {
    let (column, row) = (side.column, side.row)
    let first = heights[row][column]
    let second = side.isHorizontal ? heights[row][column + 1] : heights[row + 1][column]
    let share = second == first ? 0.5 : (level - first) / (second - first)
    let x = CGFloat(column - 1) + (side.isHorizontal ? share : 0)
    let y = CGFloat(row - 1) + (side.isHorizontal ? 0 : share)
    return CGPoint(x: x * step, y: y * step)
  }
}
