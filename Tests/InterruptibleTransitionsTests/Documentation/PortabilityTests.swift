import Foundation
import Testing

@testable import TestSupport

/// Tests that are built on Apple's systems, too, need nothing that only headless UIKit has.
@Suite(.enabled(if: PlayedRows.isFirstRun)) struct PortabilityTests {
  @Test("A folder of tests that needs headless UIKit is left out on Apple's systems")
  func leftOut() throws {
    let manifest = try SourceFiles.text("Package.swift")
    let list = try #require(manifest.firstMatch(of: /let headlessTests = \[([^\]]+)\]/))
    let leftOut = list.1.matches(of: /"([^"]+)"/).map { String($0.1) }

    let files = try SourceFiles.swift(in: "Tests/InterruptibleTransitionsTests")
    let (headless, portable) = (
      files.filter { file in leftOut.contains { file.key.hasPrefix($0 + "/") } },
      files.filter { file in !leftOut.contains { file.key.hasPrefix($0 + "/") } }
    )
    let types = Set(headless.values.flatMap { declaredTypes(in: $0) })
    #expect(types.count > 50 && portable.count > 3)
    for (path, text) in portable {
      let needed = words(in: text).filter { types.contains($0) || $0.hasPrefix("Headless") }
      #expect(needed.isEmpty, "\(path)")
    }
  }

  @Test(
    "Tests that run on Apple's systems, too, name headless UIKit in one place",
    arguments: ["ContractTests/Support/Host/", "TestSupport/Headless/"]
  )
  func onePlace(_ place: String) throws {
    let target = try #require(place.split(separator: "/").first)
    let naming = try SourceFiles.swift(in: "Tests/\(target)")
      .filter { $0.value.contains("Headless") }
    #expect(!naming.isEmpty)
    for path in naming.keys {
      #expect("\(target)/\(path)".hasPrefix(place), "\(path)")
    }
  }

  @Test("The portable suite knows the host in its stage only, and of the framework what is public")
  func portable() throws {
    let support = try SourceFiles.swift(in: "Tests/TestSupport")
    let files = try SourceFiles.swift(in: "Tests/PortableTests")
    let hosts = support.filter { $0.value.contains("#if") }
    #expect(!hosts.isEmpty && hosts.keys.allSatisfy { $0.contains("/") })
    #expect(!files.values.contains { $0.contains("#if") || $0.contains("Headless") })
    let texts = Array(support.values) + Array(files.values)
    let imports = Set(texts.flatMap { $0.matches(of: /.*import [@\w]+/).map { String($0.0) } })
    let modules = ["Foundation", "InterruptibleTransitions", "Testing", "UIKit"]
    let indented = ["Foundation", "InterruptibleTransitions", "UIKit"]
    #expect(
      imports
        == Set(
          modules.map { "import \($0)" } + indented.map { "  import \($0)" }
            + ["@testable import TestSupport"]
        )
    )
  }

  /// The types that a file declares outside others.
  private func declaredTypes(in text: String) -> [String] {
    let declaration = /^(?:[@\w().]+ )*(?:actor|class|enum|protocol|struct) ([A-Z]\w+)/
    return text.matches(of: declaration.anchorsMatchLineEndings()).map { String($0.1) }
  }

  private func words(in text: String) -> Set<String> {
    Set(text.matches(of: /\w+/).map { String($0.0) })
  }
}
