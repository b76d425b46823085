import Foundation
import Testing

@testable import InterruptibleTransitions
@testable import TestSupport

@Suite(.enabled(if: PlayedRows.isFirstRun)) struct PrintedTableTests {
  @Test("The table that is printed in the source is the machine's")
  func printedInSource() throws {
    let path = "Sources/InterruptibleTransitions/Internal/Flight/TransitionStateMachine.swift"
    let rows = try SourceFiles.text(path).split(separator: "\n").map { $0.dropFirst(4) }
    let printed = rows.map { $0.split(separator: " ").map(String.init) }
    let header = try #require(printed.first { $0.first == "begin" })
    for row in MachineRow.allCases where row != .settlingToStart {
      let words = try #require(
        printed.first { $0.first == row.rawValue && $0.count == header.count + 1 }
      )
      let cells = Dictionary(uniqueKeysWithValues: zip(header, words.dropFirst()))

      #expect(cells == Self.cells(of: row))
    }
  }

  @Test("The table that is printed in the article is the machine's")
  func printedInArticle() throws {
    let path =
      "Docs/HowInterruptionWorks.md"
    let lines = try SourceFiles.text(path).split(separator: "\n").map { line in
      line.split(separator: "|").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")).replacing("–", with: "-")
      }
    }
    let header = try #require(lines.first { $0.first == "event" })
    for row in MachineRow.allCases where row != .settlingToStart {
      let index = try #require(header.firstIndex(of: row.rawValue))
      for (event, cell) in Self.cells(of: row) {
        let line = try #require(lines.first { $0.first == event && $0.count == header.count })

        #expect(line[index] == cell, "\(event) while \(row)")
      }
    }
  }

  /// A row in the words in which it is printed.
  private static func cells(of row: MachineRow) -> [String: String] {
    let columns = MachineColumn.allCases.compactMap { column -> (String, MachineColumn)? in
      switch column {
      case .goToEnd, .hurryToEnd, .concludeAtStart: nil
      case .goToStart: ("go", column)
      case .concludeAtEnd: ("conclude", column)
      default: (column.rawValue, column)
      }
    }
    return Dictionary(uniqueKeysWithValues: columns).mapValues { word(for: $0, in: row) }
  }

  private static func word(for column: MachineColumn, in row: MachineRow) -> String {
    var machine = row.machine
    let answer = column.happen(to: &machine)
    switch answer {
    case .nothing: return "-"
    case .impossible: return "x"
    case .one, .several: break
    }
    for effect in answer.effects {
      switch effect {
      case .startOpening: return "start"
      case .send: return "settle"
      case .finish: return "finish"
      case .complete: return "complete"
      case .setUpAgain: return "setup"
      default: continue
      }
    }
    return switch machine.phase {
    case .upcoming(.dragged): "keep"
    case .upcoming: "latch"
    case .starting(.running): "?"
    case .starting(.released): "start"
    case .starting(.dragged), .dragging:
      column == .frame ? "settle" : column == .drag ? "follow" : "drag"
    case .starting(.held), .paused:
      column == .frame ? "settle" : column == .scrub ? "show" : "pause"
    case .over: "over"
    case .settling: column == .frame ? "settle" : "?"
    case .springing: "?"
    }
  }
}
