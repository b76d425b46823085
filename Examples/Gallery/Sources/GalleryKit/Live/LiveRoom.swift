package import GalleryScreens
internal import UIKit

/// One room on one phone, in real time, for all connected pages.
///
/// It makes frames while anything moves or is touched, and sleeps otherwise.
@MainActor
package final class LiveRoom {
  private let rooms: [Room]
  let pictures = PictureShelf()
  private var session: RoomSession
  private var viewers: [Viewer] = []
  private var viewerCount = 0
  private var touchPad = TouchPad()
  private var speed = 1.0
  private let wakeUps: AsyncStream<Void>
  private let wakeUp: AsyncStream<Void>.Continuation

  private static let framesPerSecond = 60
  /// The number of unchanged frames before it sleeps.
  private static let patience = 30
  /// The most frames to catch up on after a delay; a longer delay is dropped.
  private static let mostFramesAtOnce = 6

  /// - Parameter rooms: At least one. The first is shown until a page opens another one.
  package init(rooms: [Room]) {
    precondition(!rooms.isEmpty, "a gallery has rooms: give at least one")
    self.rooms = rooms
    session = RoomSession(rooms[0])
    (wakeUps, wakeUp) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Makes frames in real time until the task is cancelled.
  package func run() async {
    for await _ in wakeUps {
      await makeFrames()
    }
  }

  private func makeFrames() async {
    let duration = Duration.seconds(1) / LiveRoom.framesPerSecond
    var calmFrames = 0
    var deadline = ContinuousClock.now
    while calmFrames < LiveRoom.patience {
      let late = min(Int((ContinuousClock.now - deadline) / duration), LiveRoom.mostFramesAtOnce)
      let isLost = late == LiveRoom.mostFramesAtOnce
      HeadlessClock.advance(frames: isLost ? 1 : late + 1)
      let isCalm = !publish() && HeadlessClock.isQuiet && !touchPad.isTouched
      calmFrames = isCalm ? calmFrames + 1 : 0
      deadline = isLost ? ContinuousClock.now + duration : deadline + duration * (late + 1)
      try? await Task.sleep(until: deadline, tolerance: .zero)
      guard !viewers.isEmpty else { return }
    }
  }

  /// Sends the changes to all pages; returns whether there were any.
  private func publish() -> Bool {
    let (tree, status, events) = (HeadlessLayerTree.shown, session.status, session.takeEvents())
    var hasChanged = false
    for viewer in viewers {
      viewer.note(events)
      if viewer.show(tree, status) { hasChanged = true }
    }
    return hasChanged
  }

  // MARK: - Pages

  /// Adds a page, and returns its id; `send` sends it messages.
  func join(send: @escaping (String) -> Void) -> Int {
    viewerCount += 1
    let viewer = Viewer(id: viewerCount, pictures: pictures, send: send)
    viewers.append(viewer)
    return viewer.id
  }

  func leave(_ id: Int) {
    viewers.removeAll { $0.id == id }
    touchPad.cancel(viewer: id)
    wakeUp.yield()
  }

  func receive(_ message: LiveMessage, from id: Int) {
    guard let viewer = viewers.first(where: { $0.id == id }) else { return }
    switch message {
    case .hello(let room, let isFresh): welcome(viewer, room: room, isFresh: isFresh)
    case .open(let room): open(room, for: viewer)
    case .restart: show(session.room)
    case .pointers(let pointers):
      for pointer in pointers {
        touchPad.touch(pointer, of: id, speed: speed)
      }
    case .call(let call): perform(call, for: viewer)
    case .speed(let speed): change(speed: speed)
    case .drawn: viewer.hasDrawn()
    }
    if message != .drawn { wakeUp.yield() }
  }

  /// Starts the room again for a page that is new and alone; shows it as it is to any other.
  private func welcome(_ viewer: Viewer, room id: String?, isFresh: Bool) {
    viewer.say(.object(["rooms": .array(rooms.map(\.json))]))
    viewer.say(.object(["speed": .number(speed)]))
    viewer.say(.object(["settings": session.settings.json]))
    let isAlone = viewers.count == 1
    let known = rooms.first { $0.id == id }
    if let id, known == nil { complain(about: id, to: viewer) }
    if let known, known.id != session.room.id || (isAlone && isFresh) {
      show(known)
    } else if isAlone, isFresh {
      show(session.room)
    } else {
      introduce(viewer)
    }
  }

  private func open(_ id: String, for viewer: Viewer) {
    guard let room = rooms.first(where: { $0.id == id }) else {
      complain(about: id, to: viewer)
      introduce(viewer)
      return
    }
    if room.id != session.room.id { show(room) }
  }

  private func show(_ room: Room) {
    touchPad = TouchPad()
    var settings = session.settings
    if room.id != session.room.id { settings.tuning = nil }
    session = RoomSession(room, settings: settings)
    HeadlessClock.framesPerSecond = frameRate
    for viewer in viewers {
      introduce(viewer)
    }
  }

  /// Tells a page which room the following frames are about.
  private func introduce(_ viewer: Viewer) {
    viewer.forget()
    viewer.say(session.announcement)
    viewer.say(session.tuningMessage)
  }

  private func perform(_ call: RoomCall, for viewer: Viewer) {
    let settings = session.settings
    do throws(GalleryFailure) {
      try session.perform(call)
    } catch {
      viewer.say(.object(["error": .string(error.description)]))
    }
    guard session.settings != settings else { return }
    if session.settings.tuning != settings.tuning {
      for viewer in viewers { viewer.say(session.tuningMessage) }
    }
    for viewer in viewers {
      viewer.say(.object(["settings": session.settings.json]))
    }
    if session.isOutdated { show(session.room) }
  }

  private func change(speed: Double) {
    self.speed = speed
    touchPad.forgetTime()
    HeadlessClock.framesPerSecond = frameRate
    for viewer in viewers {
      viewer.say(.object(["speed": .number(speed)]))
    }
  }

  /// The frames per virtual second: slow motion needs more for the same real frame rate.
  private var frameRate: Int { Int((Double(LiveRoom.framesPerSecond) / speed).rounded()) }

  private func complain(about id: String, to viewer: Viewer) {
    viewer.say(.object(["error": .string("There is no room “\(id)”.")]))
  }
}

extension Room {
  fileprivate var json: JSON {
    .object(["id": .string(id), "title": .string(title)])
  }
}

extension RoomSession {
  fileprivate var announcement: JSON {
    .object([
      "room": .string(room.id),
      "title": .string(room.title),
      "readMe": .string(room.readMe),
      "moves": .array(moves.map(\.json)),
      "variants": .strings(room.variants.map(\.rawValue)),
    ])
  }
}
