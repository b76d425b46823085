internal import Foundation
internal import NIOCore
internal import Subprocess
internal import SystemPackage

/// The process of a phone: lines in, lines out.
final class PhoneProcess: Sendable {
  let number: Int
  private let inbox = Outbox<ByteBuffer>()

  /// The time that the process has to end by itself.
  private let patience: Duration
  /// A crash report would delay the end of a process by seconds; who sets the variable gets one.
  private static let environment = Environment.custom(
    ["SWIFT_BACKTRACE": "enable=no"].merging(ProcessInfo.processInfo.environment) { $1 }
      .reduce(into: [:]) { $0[Environment.Key(stringLiteral: $1.key)] = $1.value }
  )

  init(number: Int, patience: Duration = .seconds(2)) {
    self.number = number
    self.patience = patience
  }

  /// Writes a line about a page; returns false if the process is too far behind.
  @discardableResult
  func put(_ page: Int, _ text: ByteBuffer) -> Bool {
    var line = ByteBuffer(string: "\(page) ")
    line.writeImmutableBuffer(text)
    line.writeString("\n")
    return inbox.put(line, bytes: line.readableBytes)
  }

  /// Lets the process end.
  func finish() {
    inbox.finish()
  }

  /// Runs the process to its end; returns headless UIKit's last sentence if there is one.
  func run(
    _ command: PhoneCommand,
    onLine: @escaping @Sendable (PhoneLine) async -> Void
  ) async -> String? {
    let result = try? await Subprocess.run(
      .path(FilePath(command.executable)),
      arguments: Arguments(command.arguments),
      environment: PhoneProcess.environment,
      input: .inputWriter,
      output: .sequence,
      error: .sequence
    ) { execution in
      async let sentence = PhoneProcess.lastSentence(in: execution.standardError)
      let writing = Task {
        try await write(to: execution.standardInputWriter)
        // It hasn't ended in time, or doesn't read.
        try execution.send(signal: .kill)
      }
      await PhoneProcess.read(execution.standardOutput) { line in
        if let line = PhoneLine(line) { await onLine(line) }
      }
      writing.cancel()
      _ = await writing.result
      return await sentence
    }
    return result?.closureResult ?? nil
  }

  /// Writes all lines; throws if the process ends first.
  private func write(to writer: StandardInputWriter) async throws {
    for await (line, bytes) in inbox.items {
      guard try await writer.write(Array(line.readableBytesView)) == bytes else { break }
      inbox.remove(bytes: bytes)
    }
    try await writer.finish()
    try await Task.sleep(for: patience)
  }

  private static func read(
    _ output: SubprocessOutputSequence,
    onLine: (ByteBuffer) async -> Void
  ) async {
    var lines = LineBuffer()
    do {
      for try await bytes in output {
        bytes.withUnsafeBytes { lines.append($0) }
        while let line = lines.next() { await onLine(line) }
      }
    } catch {}
  }

  /// Copies what a process says about its fault to the server's standard error.
  private static func lastSentence(in output: SubprocessOutputSequence) async -> String? {
    var last: String?
    await read(output) { line in
      FileHandle.standardError.write(Data(line.readableBytesView) + Data("\n".utf8))
      last = Fault.sentence(in: String(buffer: line)) ?? last
    }
    return last
  }
}
