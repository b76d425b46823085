internal import Foundation
internal import UIKit

/// A page that is connected, and what has been sent to it.
@MainActor
final class Viewer {
  let id: Int
  /// How often it draws, in frames per second.
  var hz = 60
  /// Whether it is sent accessibility elements.
  var wantsElements = false
  /// The last of its ticks.
  private(set) var lastTick: PageTime?
  private let send: (String) -> Void
  private let pictures: PictureShelf
  private var memory: LayerMemory
  private var events: [RoomEvent] = []
  private var shown: Moment?
  private var shownElements: [HeadlessAccessibility.Element]?
  /// Whether it waits for a frame; it gets none that it hasn't asked for.
  private var isWaiting = false

  /// What a page is shown, apart from the layers.
  private struct Moment: Equatable {
    let status: RoomStatus
    let fingers: [RoomPicture.Finger]
  }

  /// The most events that wait for a page that doesn't draw.
  private static let mostEvents = 1000

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
    shownElements = nil
    lastTick = nil
  }

  /// Sends elements if it wants any and they are others than the last.
  func show(_ elements: [HeadlessAccessibility.Element]) {
    guard wantsElements, elements != shownElements else { return }
    shownElements = elements
    say(.object(["elements": .array(elements.map(\.json))]))
  }

  func note(_ new: [RoomEvent]) {
    events += new.suffix(Viewer.mostEvents)
    events.removeFirst(max(events.count - Viewer.mostEvents, 0))
  }

  // MARK: - Frames

  /// It asks for a frame at a moment of its clock, which is a time of the room.
  func tick(at milliseconds: Double, is time: TimeInterval) {
    isWaiting = true
    lastTick = PageTime(milliseconds: milliseconds, time: time)
  }

  /// Tells it that nothing moves.
  func rest() {
    isWaiting = false
    say(.object(["rest": .bool(true)]))
  }

  /// Sends a frame if it waits for one and anything has changed; returns whether it has.
  func showChanges(of picture: RoomPicture) -> Bool {
    guard isWaiting else { return false }
    return show(picture, ifUnchanged: false)
  }

  /// Sends a frame; returns whether anything has changed.
  @discardableResult
  func show(_ picture: RoomPicture, ifUnchanged: Bool = true) -> Bool {
    let changes = memory.changes(to: picture.tree)
    let moment = Moment(status: picture.status, fingers: picture.fingers)
    let hasChanged = !changes.isEmpty || !events.isEmpty || moment != shown
    guard hasChanged || ifUnchanged else { return false }
    say(picture.json(changes, events))
    events = []
    shown = moment
    isWaiting = false
    return hasChanged
  }
}
