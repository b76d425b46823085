internal import Foundation
package import GalleryScreens
internal import UIKit

/// The first run of a room, as the pictures that a page shows without a phone.
@MainActor
package struct RoomRecording {
  /// The room, the tips, and the frames of the framework and of each variant under the same fingers.
  package let json: JSON

  /// How long a room may take to come to rest after its first run, in seconds.
  private static let patience = 10.0
  /// The real frames per second of a page.
  private static let pageRate = 60.0

  /// Records a room; `pictures` is handed the pictures that the frames name.
  package init(of room: Room, pictures: PictureShelf) throws(GalleryFailure) {
    guard let firstRun = try FirstRun(room: room.id) else {
      throw GalleryFailure("the room \"\(room.id)\" has no first run")
    }
    var beside: [JSON.Member] = []
    for variant in room.variants {
      let frames = try Self.frames(of: room, variant, firstRun, pictures)
      beside.append(JSON.Member(key: variant.rawValue, value: .array(frames)))
    }
    // The last, because its session is the one on the screen that the announcement is about.
    let frames = try Self.frames(of: room, nil, firstRun, pictures)
    json = .object([
      "room": RoomSession(room, settings: RoomSettings()).announcement,
      "speed": .number(firstRun.speed),
      "tips": .array(
        firstRun.tips.map { .object(["t": .number($0.time), "text": .string($0.text)]) }
      ),
      "frames": .array(frames),
      "beside": .object(beside),
    ])
  }

  private static func frames(
    of room: Room,
    _ variant: RoomVariant?,
    _ firstRun: FirstRun,
    _ pictures: PictureShelf
  ) throws(GalleryFailure) -> [JSON] {
    let rate = Int((pageRate / firstRun.speed).rounded())
    var settings = RoomSettings()
    settings.variant = variant
    let run = RoomRun(room, settings: settings)
    var player = FirstRunPlayer(firstRun)
    var memory = LayerMemory(pictures: pictures)
    var frames = [picture(of: run, &memory)]
    let longest = (firstRun.input.steps.last?.time ?? 0) + patience
    while !(player.isAtEnd && run.session.isAtRest && run.down.isEmpty) {
      guard run.time < longest else {
        throw GalleryFailure("the room \"\(room.id)\" doesn't come to rest after its first run")
      }
      let inputs = player.step(to: run.time + 1 / Double(rate)).map {
        RoomInput($0.action, at: $0.time, page: nil)
      }
      if let failure = run.makeFrame(at: rate, inputs).first { throw failure.reason }
      frames.append(picture(of: run, &memory))
    }
    return frames
  }

  private static func picture(of run: RoomRun, _ memory: inout LayerMemory) -> JSON {
    let picture = RoomPicture(
      time: run.time,
      tree: .shown,
      status: run.session.status,
      fingers: run.down.fingers.map { RoomPicture.Finger($0, isOwn: false) }
    )
    return picture.json(memory.changes(to: picture.tree), run.session.takeEvents())
  }
}
