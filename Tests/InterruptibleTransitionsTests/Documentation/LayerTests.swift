import Foundation
import Testing

@testable import TestSupport

/// The layers of `Docs/Architecture.md`: between types, arrows point down only.
@Suite(.enabled(if: PlayedRows.isFirstRun)) struct LayerTests {
  /// From the top.
  private static let layers = [
    "", "Internal/Containers", "Internal/Gestures", "Internal/Flight", "Internal/Platform",
    "Internal/Settling", "Settings", "Effects", "Log",
  ]

  @Test("No folder of the framework names a type of a folder above it")
  func arrowsPointDown() throws {
    let files = try SourceFiles.swift(in: "Sources/InterruptibleTransitions")
      .mapValues { SourceFiles.code(of: $0) }
    #expect(Set(files.keys.map(folder)).count >= 9)
    var homes: [String: String] = [:]
    for (path, code) in files {
      for declaration in code.matches(
        of: /(?m)^(?:[\w@]+ )*(?:class|struct|enum|protocol|typealias) ([A-Z]\w*)/
      ) {
        homes[String(declaration.1)] = folder(path)
      }
    }
    #expect(homes.count > 150)
    for (path, code) in files {
      let own = folder(path)
      let rank = try #require(layer(of: own), "\(path) is in no layer: add its folder")
      for name in Set(code.matches(of: /\b[A-Z]\w*/).map { String($0.0) }) {
        guard let home = homes[name], home != own else { continue }
        let other = try #require(layer(of: home))
        #expect(other > rank, "\(path) names \(name), which is in \(home)")
      }
    }
  }

  @Test("The diagram of the layers names each folder")
  func diagram() throws {
    let page = try SourceFiles.text("Docs/Architecture.md")
    let start = try #require(page.range(of: "## Dependencies"))
    let end = try #require(page.range(of: "## The path of a touch"))
    let diagram = page[start.upperBound..<end.lowerBound]
    for folder in Self.layers.dropFirst() {
      let name = try #require(folder.split(separator: "/").last)
      #expect(diagram.contains(name))
    }
  }

  /// The folder that is a part of a layer.
  private func folder(_ path: String) -> String {
    // What the face does on some of Apple's systems only.
    if path.hasPrefix("Platform/") { return "" }
    let folders = path.split(separator: "/").dropLast()
    return folders.prefix(folders.first == "Internal" ? 2 : 1).joined(separator: "/")
  }

  private func layer(of folder: String) -> Int? {
    Self.layers.firstIndex(of: folder)
  }
}
