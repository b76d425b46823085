import Foundation
import Mutants
import Subprocess

/// A copy of the package in whose framework a program chooses one mutant.
struct MutatedPackage {
  /// The folder of the copy.
  let copy: URL
  private static let framework = "Sources/InterruptibleTransitions/"
  private static let package = URL(filePath: ".")

  /// Where the keys of mutants that don't compile are kept for the next time.
  private var omittedFile: URL { copy.appending(path: "omitted.txt") }

  /// Copies the files that git tracks, or will, and removes all others.
  func update() async throws {
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let listed = try await run(
      .name("git"),
      arguments: ["ls-files", "--cached", "--others", "--exclude-standard"],
      output: .string(limit: 1 << 24)
    )
    let files = Set(listed.standardOutput.split(separator: "\n").map(String.init))
    for file in files where !isMutated(file) {
      try write(Data(contentsOf: Self.package.appending(path: file)), to: file)
    }
    for folder in ["Sources", "Tests", "Examples"] {
      let place = copy.appending(path: folder)
      for case let url as URL in FileManager.default.enumerator(
        at: place,
        includingPropertiesForKeys: nil
      ) ?? .init()
      where url.pathExtension == "swift" {
        let file = "\(folder)/" + url.path.dropFirst(place.path.count + 1)
        if !files.contains(file) { try FileManager.default.removeItem(at: url) }
      }
    }
  }

  private func isMutated(_ file: String) -> Bool {
    file.hasPrefix(Self.framework) && file.hasSuffix(".swift") && !file.contains(".docc/")
      && !file.contains("/Platform/")
  }

  private func write(_ data: Data, to file: String) throws {
    let url = copy.appending(path: file)
    if FileManager.default.contents(atPath: url.path) == data { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  /// Builds the tests with all mutants, after leaving out those that don't compile.
  func build() async throws -> MutatedProgram {
    let known = try? String(contentsOf: omittedFile, encoding: .utf8)
    var omitted = Set((known ?? "").split(separator: "\n").map(String.init))
    while true {
      let files = try writeSources(without: omitted)
      let target = try await compile(["--target", "InterruptibleTransitions"])
      if target.isEmpty {
        let errors = try await compile(["--build-tests"])
        guard errors.isEmpty else { throw MutationError.noBuild(errors) }
        return MutatedProgram(
          tests: copy.appending(path: ".build/debug/InterruptibleTransitionsPackageTests.xctest"),
          mutants: files.flatMap(\.value.mutants).sorted { $0.id < $1.id },
          omittedCount: omitted.count
        )
      }
      let before = omitted.count
      for error in target where !error.file.isEmpty {
        guard let file = files[error.file] else { continue }
        omitted.formUnion(file.suspects(ofErrorAtLine: error.line, error.description).map(\.key))
      }
      if omitted.count == before { throw MutationError.noBuild(target) }
      try omitted.sorted().joined(separator: "\n").write(
        to: omittedFile,
        atomically: true,
        encoding: .utf8
      )
    }
  }

  /// Writes the mutated sources, and returns them by their paths.
  private func writeSources(without omitted: Set<String>) throws -> [String: MutatedFile] {
    var files: [String: MutatedFile] = [:]
    var nextID = 0
    let paths = FileManager.default.subpaths(atPath: Self.framework) ?? []
    for path in paths.map({ Self.framework + $0 }).sorted() where isMutated(path) {
      let source = try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
      let file = MutatedFile(source, path: path, firstID: nextID, without: omitted)
      nextID += file.mutants.count
      try write(Data(file.source.utf8), to: path)
      files[path] = file
    }
    let support = Data(MutantSupport.source(count: nextID).utf8)
    try write(support, to: Self.framework + "MutantSupport.swift")
    return files
  }

  /// Compiles the copy, and returns the errors.
  private func compile(_ arguments: [String]) async throws -> [CompileError] {
    let built = try await run(
      .name("swift"),
      arguments: Arguments(
        ["build", "--package-path", copy.path, "-Xswiftc", "-continue-building-after-errors"]
          + arguments
      ),
      output: .string(limit: 1 << 26)
    )
    if built.terminationStatus.isSuccess { return [] }
    let lines = built.standardOutput.split(separator: "\n")
    let errors = lines.compactMap { CompileError($0, in: copy) }
    if errors.isEmpty {
      throw MutationError.noBuild([CompileError(lines.suffix(20).joined(separator: "\n"))])
    }
    return errors
  }
}

/// A built package with mutants.
struct MutatedProgram: Sendable {
  /// The executable with all tests.
  let tests: URL
  let mutants: [Mutant]
  let omittedCount: Int
}

/// An error that the compiler has reported.
struct CompileError: Sendable, CustomStringConvertible {
  /// The path in the package.
  let file: String
  let line: Int
  let description: String

  init(_ text: String) {
    (file, line, description) = ("", 0, text)
  }

  init?(_ output: Substring, in folder: URL) {
    guard let match = output.wholeMatch(of: #/(\/.*\.swift):(\d+):\d+: error: .*/#) else {
      return nil
    }
    let path = URL(filePath: String(match.1)).standardizedFileURL.path
    let root = folder.standardizedFileURL.path + "/"
    file = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    (line, description) = (Int(match.2) ?? 0, String(output))
  }
}

enum MutationError: Error {
  /// The copy doesn't compile even without the mutants at the errors.
  case noBuild([CompileError])
  /// The list of tests is empty.
  case noSuites
}
