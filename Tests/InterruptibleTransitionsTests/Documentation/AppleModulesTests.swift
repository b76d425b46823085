import Foundation
import Testing

@testable import TestSupport

/// What Linux accepts, and the modules of Apple's systems don't.
///
/// Foundation on Linux has all of the geometry types. On Apple's systems it has no more than their stored properties:
/// the other members are CoreGraphics', which `import UIKit` brings along.
@Suite(.enabled(if: PlayedRows.isFirstRun)) struct AppleModulesTests {
  /// The folders that are compiled on Apple's systems, too.
  private static let folders = [
    "Sources/InterruptibleTransitions", "Examples/Minimal", "Examples/Album", "Examples/Following",
    "Examples/Gallery/Sources/GalleryScreens", "Examples/Gallery/Sources/FieldTest",
    "Examples/GalleryApp/GalleryApp", "Tests/ContractTests", "Tests/PortableTests",
  ]

  @Test("A file that uses members of the geometry types imports UIKit", arguments: folders)
  func geometry(folder: String) throws {
    let files = try SourceFiles.swift(in: folder).mapValues(SourceFiles.code)
    #expect(!files.isEmpty)
    let known = files.values.reduce(into: Set<String>()) { $0.formUnion(rectangles(in: $1)) }
    for (path, code) in files where !importsGeometry(code) {
      #expect(foreignMembers(in: code, rectangles: known) == [], "\(path)")
    }
  }

  @Test(
    "The check of geometry finds a member that isn't Foundation's",
    arguments: [
      "let frame = CGRect(x: 0, y: 0, width: 1, height: 1)", "let shift = CGVector.zero",
      "var window: CGRect = .zero", "func width(of frame: CGRect) -> CGFloat { frame.width }",
      "let middle = card.bounds.midX", "if size.equalTo(other) {}", "let wide = layer.bounds.width",
      "point.applying(transform)",
    ]
  )
  func findsMembers(code: String) {
    let found = foreignMembers(in: code, rectangles: ["bounds"])
    #expect(!found.isEmpty)
    #expect(!importsGeometry("import Foundation\n" + code))
    #expect(importsGeometry("public import UIKit\n" + code))
  }

  @Test("The check of geometry leaves Foundation's own members alone")
  func leavesFoundation() {
    let code = "let point = CGPoint(x: 1, y: size.width)\nlet height = frame.size.height"
    #expect(foreignMembers(in: code, rectangles: ["frame"]) == [])
  }

  @Test(
    "A type that holds a geometry type isn't Hashable: those are from iOS 18 on",
    arguments: folders
  )
  func hashable(folder: String) throws {
    let code = try SourceFiles.swift(in: folder).values.map(SourceFiles.code).joined(
      separator: "\n"
    )
    #expect(wronglyHashable(in: code) == [])
  }

  @Test("The check of Hashable looks through the types that a type holds")
  func findsHashable() {
    let code = """
      struct Place: Equatable {
        var top: CGPoint
      }
      struct Move: Hashable, Sendable {
        let start: Place
      }
      struct Number: Hashable {
        let value: CGFloat
      }
      """
    #expect(wronglyHashable(in: code) == ["Move"])
  }

  @Test("The framework imports UIKit and Foundation, and asks about the system in Platform only")
  func framework() throws {
    for (path, text) in try SourceFiles.swift(in: "Sources/InterruptibleTransitions") {
      let code = SourceFiles.code(of: text)
      if !path.contains("Platform/") { #expect(!code.contains("#if"), "\(path)") }
      let modules = Set(code.matches(of: /\bimport ([\w.]+)/).map { String($0.1) })
      var known: Set = ["Foundation", "UIKit", "UIKit.UIGestureRecognizerSubclass"]
      if path.contains("Platform/") { known.insert("os") }
      #expect(modules.subtracting(known) == [], "\(path)")
    }
  }

  // MARK: - Geometry

  private func importsGeometry(_ code: String) -> Bool {
    code.contains(/\bimport (UIKit|CoreGraphics|QuartzCore)\b/)
  }

  /// The names of what a text declares as a rectangle.
  private func rectangles(in code: String) -> Set<String> {
    Set(code.matches(of: /(?:var|let) (\w+): CGRect\b/).map { String($0.1) })
  }

  /// What a file without geometry names that CoreGraphics has and Foundation doesn't.
  ///
  /// - Parameters:
  ///   - code: The text of the file.
  ///   - rectangles: The names of properties elsewhere that are rectangles.
  /// - Returns: The members, as they stand in the text.
  private func foreignMembers(in code: String, rectangles: Set<String>) -> [String] {
    let parameters = code.matches(of: /(\w+): CGRect\b/).map { String($0.1) }
    let names = rectangles.union(parameters).sorted().joined(separator: "|")
    let type = "CG(?:Rect|Size|Point|Vector|AffineTransform)"
    let patterns = [
      // Rectangles have no other initializer in Foundation than that of an origin and a size.
      "CGRect\\(x:", "\(type)\\.\\w+", "\(type)\\??(?: = |\\) \\{ )\\.zero", "CGVector",
      "CGAffineTransform",
      "\\.(?:minX|midX|maxX|minY|midY|maxY|insetBy|offsetBy|equalTo|applying)\\b",
      names.isEmpty
        ? "(?!)" : "\\b(?:\(names))\\.(?!(?:origin|size)\\b)\\w+",
    ]
    return patterns.flatMap { pattern -> [String] in
      guard let regex = try? Regex(pattern).wordBoundaryKind(.simple) else {
        return ["not a pattern: \(pattern)"]
      }
      return code.matches(of: regex).map { String(code[$0.range]) }
    }
  }

  // MARK: - Hashable

  /// The types declared as Hashable that hold a geometry type, themselves or in a type of theirs.
  private func wronglyHashable(in code: String) -> [String] {
    let types = code.matches(
      of: /(?ms)^( *)(?:[@\w().]+ )*(?:struct|enum) (\w+)(:[^{]*)? \{\n(.*?)^\1\}/
    )
    .map { (name: String($0.2), conformances: String($0.3 ?? ""), body: String($0.4)) }
    var geometric: Set = ["CGRect", "CGSize", "CGPoint", "CGVector", "CGAffineTransform"]
    var isGrowing = true
    while isGrowing {
      let found = types.filter { type in
        !geometric.contains(type.name) && held(in: type.body).contains { geometric.contains($0) }
      }
      geometric.formUnion(found.map(\.name))
      isGrowing = !found.isEmpty
    }
    return types.filter { geometric.contains($0.name) && $0.conformances.contains("Hashable") }
      .map(\.name).sorted()
  }

  /// The names of the types that stored properties and payloads of a type's body have.
  private func held(in body: String) -> [String] {
    let stored = body.matches(
      of: /(?m)^ *(?:private |private\(set\) )?(?:let|var) \w+: ([\w.]+)\??(?: = .*)?$/
    )
    let payloads = body.matches(of: /(?m)^ *case \w+\((.*)\)/)
    return stored.map { String($0.1) }
      + payloads.flatMap { $0.1.matches(of: /[A-Z]\w+/).map { String($0.0) } }
  }
}
