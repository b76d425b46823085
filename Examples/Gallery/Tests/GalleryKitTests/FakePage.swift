import Foundation
import GalleryKit
import GalleryScreens

/// A page without a browser: it sends messages to a room, and keeps what it gets.
@MainActor
final class FakePage {
  private let room: LiveRoom
  private(set) var id = 0
  private let inbox = Box()
  /// The page's clock, in milliseconds.
  var clock = 5000.0
  let hz: Int

  private final class Box {
    var messages: [JSON] = []
  }

  init(
    _ room: LiveRoom,
    opening id: String? = nil,
    hz: Int = 60,
    isFresh: Bool = true,
    variant: RoomVariant? = nil,
    wantsElements: Bool = false
  ) {
    self.room = room
    self.hz = hz
    let inbox = inbox
    self.id = room.join { text in
      inbox.messages.append((try? JSON(parsing: text)) ?? .string("not JSON: \(text)"))
    }
    let hello = LiveMessage.Hello(
      room: id,
      isFresh: isFresh,
      variant: variant,
      hz: hz,
      wantsElements: wantsElements
    )
    send(.hello(hello))
  }

  var messages: [JSON] { inbox.messages }
  var frames: [JSON] { messages.filter { $0["frame"] != nil } }
  var times: [Double] { frames.compactMap { $0["frame"]?.asNumber } }
  var progress: [Double] { frames.compactMap { $0["progress"]?.asNumber } }
  var phases: [String] { frames.compactMap { $0["phase"]?.asString } }
  var errors: [String] { messages.compactMap { $0["error"]?.asString } }
  var rests: Int { messages.count { $0["rest"] != nil } }
  var wakes: Int { messages.count { $0["wake"] != nil } }
  var lastMoment: JSON? { messages.compactMap { $0["moment"] }.last }

  func forget() { inbox.messages = [] }

  func send(_ message: LiveMessage) {
    room.receive(message, from: id)
  }

  func leave() { room.leave(id) }

  /// Draws a number of times, and asks for a frame before each.
  func draw(_ count: Int = 1, frames: Int = 1) {
    for _ in 0..<count {
      clock += Double(frames) * 1000 / Double(hz)
      send(.tick(LiveMessage.Tick(frames: frames, milliseconds: clock)))
    }
  }

  /// Draws until the room rests.
  func drawUntilRest() {
    let before = rests
    for _ in 0..<2000 where rests == before {
      draw()
    }
  }

  func touch(_ phase: FingerPhase, _ x: Double, _ y: Double, finger: Int = 1, after: Double = 0) {
    send(
      .pointers([
        LiveMessage.Pointer(
          id: finger,
          phase: phase,
          location: CGPoint(x: x, y: y),
          milliseconds: clock + after
        )
      ])
    )
  }

  /// Drags a finger in a number of drawn frames, without lifting it.
  func drag(from start: CGPoint, to end: CGPoint, frames: Int = 10) {
    touch(.began, start.x, start.y)
    for frame in 1...frames {
      draw()
      let share = Double(frame) / Double(frames)
      touch(
        .moved,
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        after: 4
      )
    }
  }
}
