package import Foundation
package import GalleryScreens
package import UIKit

/// A message from a page.
package enum LiveMessage: Equatable, Sendable {
  /// The page has connected.
  case hello(Hello)
  case open(room: String)
  /// Starts the room again.
  case restart
  case pointers([Pointer])
  case wheel(Wheel)
  case call(RoomCall)
  /// Virtual seconds per real second.
  case speed(Double)
  /// The page is about to draw.
  case tick(Tick)
  /// Goes on from a moment of the recording, in seconds since the room's start.
  case from(TimeInterval)
  /// Plays the room's first run.
  case demo
  /// Plays a trace.
  case load(Trace)
  case export(Export)

  /// The first message of a page.
  package struct Hello: Equatable, Sendable {
    package let room: String?
    /// Whether the page has just been opened; false if it has only lost its connection for a while.
    package let isFresh: Bool
    /// Another way to show the rooms; nil for the framework's.
    package let variant: RoomVariant?
    /// How often the page draws, in frames per second.
    package let hz: Int
    /// Whether the page is dark; nil leaves the phone as it is.
    package let isDark: Bool?
    /// Whether the page prefers less motion; nil leaves the phone as it is.
    package let reducesMotion: Bool?
    /// Whether the page is sent accessibility elements.
    package let wantsElements: Bool

    package init(
      room: String?,
      isFresh: Bool,
      variant: RoomVariant? = nil,
      hz: Int = 60,
      isDark: Bool? = nil,
      reducesMotion: Bool? = nil,
      wantsElements: Bool = false
    ) {
      self.room = room
      self.isFresh = isFresh
      self.variant = variant
      self.hz = hz
      self.isDark = isDark
      self.reducesMotion = reducesMotion
      self.wantsElements = wantsElements
    }
  }

  /// An event of a pointer in the browser.
  package struct Pointer: Equatable, Sendable {
    package let id: Int
    package let phase: FingerPhase
    /// In points of the phone's screen.
    package let location: CGPoint
    /// On the page's clock, in milliseconds.
    package let milliseconds: Double

    package init(id: Int, phase: FingerPhase, location: CGPoint, milliseconds: Double) {
      self.id = id
      self.phase = phase
      self.location = location
      self.milliseconds = milliseconds
    }
  }

  /// A step of a scroll with a trackpad or a wheel.
  package struct Wheel: Equatable, Sendable {
    package let phase: FingerPhase
    /// In points of the phone's screen.
    package let location: CGPoint
    /// How far the content is to move, in points.
    package let delta: CGVector
    /// On the page's clock, in milliseconds.
    package let milliseconds: Double

    package init(phase: FingerPhase, location: CGPoint, delta: CGVector, milliseconds: Double) {
      self.phase = phase
      self.location = location
      self.delta = delta
      self.milliseconds = milliseconds
    }
  }

  /// The page's request for frames.
  package struct Tick: Equatable, Sendable {
    /// From 1 to 3; more than 1 if the page has missed some.
    package let frames: Int
    /// On the page's clock.
    package let milliseconds: Double

    package init(frames: Int = 1, milliseconds: Double) {
      self.frames = frames
      self.milliseconds = milliseconds
    }
  }

  /// A trace to play.
  package struct Trace: Equatable, Sendable {
    package let room: String
    package let settings: RoomSettings
    /// As in a file that `gallery trace` reads.
    package let input: JSON
  }

  /// What a recording can be exported as.
  package enum Export: Equatable, Sendable {
    /// An input file, as `gallery trace` reads it.
    case trace
    /// An animated picture of a part, in seconds since the room's start.
    case film(ClosedRange<TimeInterval>)
  }

  /// The speeds to choose from.
  package static let speeds = [1, 0.25, 0.1]
}
