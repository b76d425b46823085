internal import Foundation
internal import UIKit

/// A page that is connected, and what has been sent to it.
@MainActor
final class Viewer {
  let id: Int
  private let send: (String) -> Void
  private let pictures: PictureShelf
  private var memory: LayerMemory
  private var events: [RoomEvent] = []
  private var shown: RoomStatus?
  private var framesOnTheWay = 0

  /// A page with more unconfirmed frames than this skips frames, and gets their changes later.
  private static let mostFramesOnTheWay = 3

  init(id: Int, pictures: PictureShelf, send: @escaping (String) -> Void) {
    self.id = id
    self.send = send
    self.pictures = pictures
    memory = LayerMemory(pictures: pictures)
  }

  func say(_ message: JSON) {
    send(message.description)
  }

  /// Forgets what has been sent, because the page starts over.
  func forget() {
    memory = LayerMemory(pictures: pictures)
    events = []
    shown = nil
  }

  func note(_ new: [RoomEvent]) {
    events += new
  }

  func hasDrawn() {
    framesOnTheWay = max(framesOnTheWay - 1, 0)
  }

  /// Sends the changes, unless there are none or the page is busy; returns whether it sent any or still has to.
  func show(_ tree: HeadlessLayerTree, _ status: RoomStatus) -> Bool {
    guard framesOnTheWay < Viewer.mostFramesOnTheWay else { return true }
    let changes = memory.changes(to: tree)
    guard !changes.isEmpty || !events.isEmpty || status != shown else { return false }
    say(
      .object([
        "frame": .number(HeadlessClock.now),
        "phase": .string(status.phase),
        "progress": .number(status.progress),
        "velocity": .number(status.velocity),
        "stack": .strings(status.stack),
        "screen": .numbers([status.screen.width, status.screen.height]),
        "statusBar": .string(status.statusBar.rawValue),
        "set": .array(changes.updated),
        "gone": .array(changes.gone.map(JSON.int)),
        "events": .array(events.map(\.json)),
      ])
    )
    events = []
    shown = status
    framesOnTheWay += 1
    return true
  }
}

extension RoomEvent {
  fileprivate var json: JSON {
    let kind =
      switch kind {
      case .call: "call"
      case .phase: "phase"
      case .mark: "mark"
      }
    return .object([
      "t": .number(time), "kind": .string(kind), "text": .string(text),
      "progress": .number(progress),
    ])
  }
}
