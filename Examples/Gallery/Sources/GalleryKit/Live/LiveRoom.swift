package import GalleryScreens
internal import UIKit

/// One room on one phone, for all pages that are connected to it.
///
/// Its pages are its clock: it makes frames when a page is about to draw, and at no other time.
@MainActor
package final class LiveRoom {
  let rooms: [Room]
  private let pictures: PictureShelf
  package internal(set) var run: RoomRun
  var viewers: [Viewer] = []
  private var viewerCount = 0
  var inbox = Inbox()
  var clock = PageClock()
  var pulse = Pulse.beating
  var playback = Playback.live
  /// Virtual seconds per real second.
  package internal(set) var speed = 1.0
  /// The room's time when the elements were last looked at.
  var elementsTime = 0.0
  /// The settings that the pages know of.
  var toldSettings = RoomSettings()
  /// Whether the pages know that nothing more is recorded.
  var hasToldOfEnd = false

  /// - Parameters:
  ///   - rooms: At least one. The first is shown until a page opens another one.
  ///   - pictures: Names the pictures in frames.
  package init(rooms: [Room], pictures: PictureShelf = PictureShelf()) {
    precondition(!rooms.isEmpty, "a gallery has rooms: give at least one")
    self.rooms = rooms
    self.pictures = pictures
    run = RoomRun(rooms[0])
  }

  // MARK: - Pages

  /// Adds a page, and returns its id; `send` sends it messages.
  package func join(send: @escaping (String) -> Void) -> Int {
    viewerCount += 1
    let viewer = Viewer(id: viewerCount, pictures: pictures, send: send)
    viewers.append(viewer)
    return viewer.id
  }

  package func leave(_ id: Int) {
    viewers.removeAll { $0.id == id }
    clock.leave(id)
    inbox.cancel(page: id)
    if !inbox.isEmpty { wake() }
  }

  package func receive(_ message: LiveMessage, from id: Int) {
    guard let viewer = viewers.first(where: { $0.id == id }) else { return }
    switch message {
    case .hello(let hello): welcome(viewer, hello)
    case .open(let room): open(room, for: viewer)
    case .restart: show(run.room, settings: run.session.settings)
    case .pointers(let pointers): touch(pointers, by: viewer)
    case .wheel(let wheel):
      guard inbox.add(wheel, of: id) else { return }
      act(viewer, isNew: wheel.phase == .began)
    case .call(let call):
      inbox.add(call, of: id)
      act(viewer, isNew: true)
    case .speed(let speed): choose(speed: speed)
    case .tick(let tick): self.tick(tick, of: viewer)
    case .from(let time): goOn(from: time)
    case .demo: playDemo()
    case .load(let trace): load(trace, for: viewer)
    case .export(let export): send(export, to: viewer)
    }
  }

  private func touch(_ pointers: [LiveMessage.Pointer], by viewer: Viewer) {
    var phases: [FingerPhase] = []
    for pointer in pointers where inbox.add(pointer, of: viewer.id) {
      phases.append(pointer.phase)
    }
    guard !phases.isEmpty else { return }
    act(viewer, isNew: phases.contains(.began))
  }

  /// A page has done something: the room wakes up, and is live from now on.
  private func act(_ viewer: Viewer, isNew: Bool) {
    if isNew { clock.touch(by: viewer.id) }
    wake()
    guard playback != .live else { return }
    takeOver()
  }

  /// Has all pages tick.
  func wake() {
    let isResting = pulse == .resting
    pulse = .beating
    if isResting { say(.object(["wake": .bool(true)])) }
  }

  func say(_ message: JSON) {
    for viewer in viewers {
      viewer.say(message)
    }
  }

  // MARK: - Rooms

  /// Starts the room again for a page that is new and alone; shows it as it is to any other.
  private func welcome(_ viewer: Viewer, _ hello: LiveMessage.Hello) {
    viewer.hz = hello.hz
    viewer.wantsElements = hello.wantsElements
    viewer.say(.object(["rooms": .array(rooms.map(\.json))]))
    viewer.say(.object(["speed": .number(speed)]))
    let isAlone = viewers.count == 1
    let known = rooms.first { $0.id == hello.room }
    if let id = hello.room, known == nil { complain(about: id, to: viewer) }
    let wanted = known ?? run.room
    var settings = run.session.settings
    if isAlone && hello.isFresh { settings.follow(hello) }
    // Before the room, so that the page can show a second phone in the same way.
    viewer.say(.object(["settings": settings.json]))
    if wanted.id != run.room.id || (isAlone && hello.isFresh) {
      show(wanted, settings: settings)
    } else {
      introduce(viewer)
      if playback != .live { viewer.say(moment) }
      if pulse == .resting {
        showElements()
        viewer.rest()
      }
    }
  }

  private func open(_ id: String, for viewer: Viewer) {
    guard let room = rooms.first(where: { $0.id == id }) else {
      complain(about: id, to: viewer)
      introduce(viewer)
      return
    }
    if room.id != run.room.id { show(room, settings: run.session.settings) }
  }

  func show(_ room: Room, settings: RoomSettings) {
    var settings = settings
    if room.id != run.room.id { settings.tuning = nil }
    start(RoomRun(room, settings: settings))
  }

  /// Shows another run to all pages.
  func start(_ run: RoomRun) {
    self.run = run
    inbox.forget()
    hasToldOfEnd = false
    if playback != .live {
      leaveDemo()
      playback = .live
      say(moment)
    }
    wake()
    for viewer in viewers {
      introduce(viewer)
    }
  }

  /// Tells a page which room the following frames are about, and shows it.
  private func introduce(_ viewer: Viewer) {
    viewer.forget()
    viewer.say(run.session.announcement)
    viewer.say(run.session.tuningMessage)
    viewer.show(picture(for: viewer))
  }

  func change(speed: Double) {
    self.speed = speed
    say(.object(["speed": .number(speed)]))
  }

  func complain(about id: String, to viewer: Viewer) {
    viewer.say(.object(["error": .string("There is no room “\(id)”.")]))
  }
}

extension RoomSettings {
  /// The page that starts the phone chooses how the rooms are shown; what it leaves open stays.
  fileprivate mutating func follow(_ hello: LiveMessage.Hello) {
    variant = hello.variant
    isDark = hello.isDark ?? isDark
    reducesMotion = hello.reducesMotion ?? reducesMotion
  }
}

extension Room {
  /// The room in a list of rooms.
  package var json: JSON {
    .object(["id": .string(id), "title": .string(title)])
  }
}

extension RoomSession {
  var announcement: JSON {
    let firstRun = (try? FirstRun(room: room.id)) ?? nil
    return .object([
      "room": .string(room.id),
      "title": .string(room.title),
      "readMe": .string(room.readMe),
      "moves": .array(moves.map(\.json)),
      "hasDemo": .bool(firstRun != nil),
      "tips": .strings(firstRun?.tips.map(\.text) ?? []),
      "variants": .strings(room.variants.map(\.rawValue)),
      "variant": variant.map { .string($0.rawValue) } ?? .null,
      "code": room.code.json,
    ])
  }
}
