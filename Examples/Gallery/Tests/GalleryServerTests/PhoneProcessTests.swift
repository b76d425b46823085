import NIOCore
import Testing

@testable import GalleryServer

/// Processes that behave as a phone's may.
@Suite struct PhoneProcessTests {
  private func shell(_ script: String) -> PhoneCommand {
    PhoneCommand(executable: "/bin/sh", arguments: ["-c", script])
  }

  /// Runs a process to its end; returns its lines and the sentence of its fault.
  private func run(
    _ process: PhoneProcess,
    _ script: String
  ) async -> (lines: [PhoneLine], sentence: String?) {
    let (lines, continuation) = AsyncStream<PhoneLine>.makeStream()
    let sentence = await process.run(shell(script)) { continuation.yield($0) }
    continuation.finish()
    return (await lines.reduce(into: []) { $0.append($1) }, sentence)
  }

  @Test func linesGoInAndOutInOrder() async {
    let process = PhoneProcess(number: 1)
    for number in 1...300 {
      process.put(number, ByteBuffer(string: "{}"))
    }
    process.finish()
    let (lines, sentence) = await run(process, "cat")
    #expect(lines.count == 300)
    for (index, line) in lines.enumerated() {
      #expect(line == .message(page: index + 1, text: ByteBuffer(string: "{}"), room: nil))
    }
    #expect(sentence == nil)
  }

  @Test func theSentenceOfAFaultIsReturned() async {
    let script = """
      echo 'Album.swift:31: Fatal error: UIKit: Give the view a window first.' >&2
      kill -ILL $$
      """
    let sentence = await run(PhoneProcess(number: 1), script).sentence
    #expect(sentence == "Give the view a window first.")
  }

  @Test func whatIsNoLineIsIgnored() async {
    let script = "echo a room has printed this; echo '3 {\"speed\":1}'"
    let text = ByteBuffer(string: #"{"speed":1}"#)
    let lines = await run(PhoneProcess(number: 1), script).lines
    #expect(lines == [.message(page: 3, text: text, room: nil)])
  }

  @Test func aProcessThatDoesNotEndIsKilled() async {
    let process = PhoneProcess(number: 1, patience: .milliseconds(1))
    process.finish()
    let lines = await run(process, "trap '' TERM; while :; do :; done").lines
    #expect(lines.isEmpty)
  }

  @Test func aProcessThatDoesNotReadIsGivenUpAtALimit() {
    let process = PhoneProcess(number: 1)
    let long = ByteBuffer(repeating: UInt8(ascii: "x"), count: 1 << 20)
    let taken = (1...100).prefix { _ in process.put(1, long) }.count
    #expect(taken == Limits.waiting / (1 << 20) - 1)
  }

  @Test func anExecutableThatIsMissingEndsAtOnce() async {
    let command = PhoneCommand(executable: "/nowhere/gallery", arguments: ["phone"])
    let sentence = await PhoneProcess(number: 1).run(command) { _ in }
    #expect(sentence == nil)
  }
}
