import Foundation
import Testing

/// Tests that are built on Apple's systems, too, need nothing that only headless UIKit has.
@Suite struct PortabilityTests {
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
    "Tests that run on Apple's systems, too, name headless UIKit in one file",
    arguments: ["ContractTests", "PortableTests"]
  )
  func oneFile(suite: String) throws {
    let naming = try SourceFiles.swift(in: "Tests/\(suite)")
      .filter { $0.value.contains("Headless") }
    #expect(naming.keys.sorted() == ["Support/Stage+Headless.swift"])
  }

  @Test("The portable suite knows the host in its stage only, and of the framework what is public")
  func portable() throws {
    let files = try SourceFiles.swift(in: "Tests/PortableTests")
    let conditional = files.filter { $0.value.contains("#if") }
    #expect(
      conditional.keys.sorted() == ["Support/Stage+Device.swift", "Support/Stage+Headless.swift"]
    )
    let imports = Set(
      files.values.flatMap { $0.matches(of: /import [@\w]+/).map { String($0.0) } }
    )
    let allowed = ["Foundation", "InterruptibleTransitions", "Testing", "UIKit"]
    #expect(imports == Set(allowed.map { "import \($0)" }))
    #expect(!files.values.contains { $0.contains("@testable") })
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
