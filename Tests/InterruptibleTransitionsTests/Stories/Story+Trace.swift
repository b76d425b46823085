import UIKit

@testable import TestSupport

/// A story as the input of `gallery trace`.
extension Story {
  /// An array of what a room of the gallery can do, to be run at 120 Hz.
  ///
  /// What rooms do not know is left out: calls without animation, plain ones and those of another delegate.
  var trace: String {
    var scribe = TraceScribe(kind)
    for event in events {
      scribe.write(event)
    }
    scribe.end()
    return scribe.text
  }
}

private struct TraceScribe {
  /// How many tabs the room has.
  private static let tabCount = 4

  private let kind: ContainerKind?
  private var frames = 0
  private var items: [String] = []
  private var fingers: [Int: CGPoint] = [:]
  /// Whether code may hold what is in flight.
  private var isHeld = false

  init(_ kind: ContainerKind?) {
    self.kind = kind
  }

  var text: String { "[\n  \(items.joined(separator: ",\n  "))\n]" }

  mutating func write(_ event: StoryEvent) {
    switch event {
    case .frames(let count): frames += count
    case .touch(let finger, let phase, let place): touch(finger, phase, at: place)
    case .control(let control):
      isHeld = control == .pause
      add(#""do": "\#(control.rawValue)""#)
    case .scrub(let progress):
      isHeld = true
      add(#""do": {"scrub": \#(Double(min(max(progress, 0), 1)))}"#)
    case .go(let move, _, _): if let word = word(for: move) { add(#""do": \#(word)"#) }
    case .ask(let kind, _, _): if let word = word(for: kind) { add(#""do": \#(word)"#) }
    case .rotate: add(#""do": "rotate""#)
    case .reduceMotion(let isOn): add(#""do": {"reduceMotion": \#(isOn)}"#)
    case .resignActive, .enterBackground: cancelAll()
    case .becomeActive, .serve, .share, .show, .accompany, .openIncomingScreen, .popFrom, .panTabs,
      .leave:
      break
    }
  }

  /// Takes all hands away, as the end of a story does.
  mutating func end() {
    cancelAll()
    if isHeld { write(.control(.resume)) }
  }

  private mutating func add(_ item: String) {
    let time = (Double(frames) / 120 * 10_000).rounded() / 10_000
    items.append(#"{"t": \#(time), \#(item)}"#)
  }

  private mutating func touch(_ finger: Int, _ phase: StoryEvent.FingerPhase, at place: CGPoint) {
    let isDown = fingers[finger] != nil
    guard isDown != (phase == .began) else { return }
    fingers[finger] = phase == .began || phase == .moved ? place : nil
    let (x, y) = (Double(place.x), Double(place.y))
    add(#""touch": \#(finger), "phase": "\#(phase.rawValue)", "x": \#(x), "y": \#(y)"#)
  }

  private mutating func cancelAll() {
    for (finger, place) in fingers.sorted(by: { $0.key < $1.key }) {
      touch(finger, .cancelled, at: place)
    }
  }

  /// What the room with a stack calls what an app is asked for; no room has all of it.
  private func word(for call: Call.Kind) -> String? {
    switch call {
    case .push: #""push""#
    case .pop: #""pop""#
    case .popToRoot: #""popToRoot""#
    case .popTo, .set, .present, .dismiss, .select: nil
    }
  }

  /// What the gallery calls a move.
  private func word(for move: StoryEvent.Move) -> String? {
    switch (kind, move) {
    case (.tabs, .forward(let number)):
      number < Self.tabCount ? #"{"select": \#(number)}"# : nil
    case (.tabs, .toRoot): #"{"select": 0}"#
    case (.navigation, .forward), (.container, .forward): #""push""#
    case (.navigation, .back), (.container, .back): #""pop""#
    case (.navigation, .toRoot): #""popToRoot""#
    case (.fullScreen, .forward), (.overFullScreen, .forward), (.card, .forward),
      (.custom, .forward):
      #""present""#
    case (.fullScreen, .back), (.overFullScreen, .back), (.card, .back), (.custom, .back):
      #""dismiss""#
    case (nil, _), (_, .back), (_, .toRoot), (_, .replace): nil
    }
  }
}
