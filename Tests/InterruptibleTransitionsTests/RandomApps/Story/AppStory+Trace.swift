import UIKit

/// A story as the input of `gallery trace`.
extension AppStory {
  /// An array of what a room of the gallery can do.
  ///
  /// What rooms don't know is left out: targets, other objects, and what happens in callbacks.
  var trace: String {
    var writer = TraceWriter(framesPerSecond: shape.framesPerSecond)
    for event in events {
      writer.write(event)
    }
    writer.end()
    return writer.text
  }
}

private struct TraceWriter {
  /// How many tabs the room has.
  private static let tabCount = 4

  private let framesPerSecond: Int
  private var frames = 0
  private var items: [String] = []
  /// The places of the fingers that are down.
  private var fingers: [Int: (x: Double, y: Double)] = [:]
  /// Whether code may hold the transition.
  private var isHeld = false

  init(framesPerSecond: Int) {
    self.framesPerSecond = framesPerSecond
  }

  var text: String { "[\n  \(items.joined(separator: ",\n  "))\n]" }

  mutating func write(_ event: AppEvent) {
    switch event {
    case .frames(let count): frames += count
    case .touch(let finger, let phase, let x, let y): touch(finger, phase, x, y)
    case .control(let control, _):
      isHeld = control == .pause
      add(#""do": "\#(control.rawValue)""#)
    case .scrub(let progress, _):
      isHeld = true
      add(#""do": {"scrub": \#(min(max(progress, 0), 1))}"#)
    case .ask(let call, _), .plain(let call, _):
      if let word = word(for: call) { add(#""do": \#(word)"#) }
    case .environment(.rotate): add(#""do": "rotate""#)
    case .environment(.reduceMotion(let isOn)): add(#""do": {"reduceMotion": \#(isOn)}"#)
    case .environment(.resignActive), .environment(.enterBackground): cancelAll()
    case .environment, .back, .alongside, .coordinate, .setting, .policy, .change, .serve,
      .uninstall,
      .install, .arm, .inside:
      break
    }
  }

  /// Takes all fingers away, as the end of a story does.
  mutating func end() {
    cancelAll()
    if isHeld { add(#""do": "resume""#) }
  }

  private mutating func add(_ item: String) {
    let time = (Double(frames) / Double(framesPerSecond) * 10_000).rounded() / 10_000
    items.append(#"{"t": \#(time), \#(item)}"#)
  }

  private mutating func touch(_ finger: Int, _ phase: AppEvent.Finger, _ x: Double, _ y: Double) {
    guard (fingers[finger] != nil) != (phase == .began) else { return }
    fingers[finger] = phase == .began || phase == .moved ? (x, y) : nil
    let place = (points(x, of: 393), points(y, of: 852))
    add(
      #""touch": \#(finger), "phase": "\#(phase.rawValue)", "x": \#(place.0), "y": \#(place.1)"#
    )
  }

  private func points(_ share: Double, of length: Double) -> Double {
    (share * length * 10).rounded() / 10
  }

  private mutating func cancelAll() {
    for (finger, place) in fingers.sorted(by: { $0.key < $1.key }) {
      touch(finger, .cancelled, place.x, place.y)
    }
  }

  /// The gallery's name for a call; nil for one that no room has.
  private func word(for call: AppCall) -> String? {
    switch call {
    case .push, .show: #""push""#
    case .pop: #""pop""#
    case .popToRoot: #""popToRoot""#
    case .present: #""present""#
    case .dismiss: #""dismiss""#
    case .select(let number, _): number < Self.tabCount ? #"{"select": \#(number)}"# : nil
    case .popTo, .set: nil
    }
  }
}
