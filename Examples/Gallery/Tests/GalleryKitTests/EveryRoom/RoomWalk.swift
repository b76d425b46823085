import GalleryScreens
import InterruptibleTransitions
import UIKit

/// A walk through a room: its moves, one after the other, with a look around after each.
@MainActor
struct RoomWalk {
  private let world: RoomWorld
  private(set) var complaints: [String] = []

  init(_ room: Room, _ setting: RoomSetting, _ reference: RoomReference) {
    world = RoomWorld(room, setting)
    world.reference = reference
  }

  /// Makes a move, and goes back.
  mutating func complete(_ kind: RoomMove.Kind) {
    let before = world.screens
    world.perform(kind)
    lookAround("after \(kind)")
    if world.screens == before { complaints.append("\(kind) has no effect") }
    returnToOrigin(to: before, "\(kind), and back")
  }

  /// Cancels a move in flight.
  mutating func cancel(_ kind: RoomMove.Kind) {
    let home = world.screens
    // Early enough that nothing is over: late commits take their time.
    world.perform(kind)
    world.advance(frames: 2)
    // What the transition object doesn't animate, it doesn't cancel.
    let others = world.everyone.filter { controller in
      controller.transitionCoordinator != nil && controller is UINavigationController
        && world.transition.flight(in: controller) == nil
    }
    let before = home.filter { entry in
      !others.contains { ObjectIdentifier($0) == entry.key }
    }
    for flight in world.transition.flights {
      flight.cancel()
    }
    lookAround("after \(kind) was cancelled")
    if world.screens(without: others) != before {
      complaints.append("\(kind) was cancelled, and has an effect")
    }
    returnToOrigin(to: home, "\(kind), cancelled, and back")
  }

  /// Catches a move in flight three times with a finger, and drags it to and fro.
  mutating func catchThrice(_ kind: RoomMove.Kind) {
    let home = world.screens
    world.perform(kind)
    world.advance(frames: 8)
    for number in 1...3 where !world.transition.flights.isEmpty {
      guard let place = land() else {
        if number == 1 { complaints.append("\(kind) can't be caught") }
        break
      }
      for step in 1...6 {
        let distance = CGFloat(step) * (number == 2 ? 5 : -5)
        world.advance(frames: 1)
        let point = CGPoint(x: place.x + distance, y: place.y + distance)
        HeadlessTouch.send(id: 1, phase: .moved, at: point)
        if step == 6 { HeadlessTouch.send(id: 1, phase: .ended, at: point) }
      }
      world.advance(frames: 4)
    }
    lookAround("after \(kind) was caught")
    returnToOrigin(to: home, "\(kind), caught, and back")
  }

  /// Touches down where that catches a transition.
  private func land() -> CGPoint? {
    let bounds = world.window.bounds
    for (x, y) in [(0.5, 0.5), (0.7, 0.35), (0.3, 0.7), (0.75, 0.7), (0.5, 0.88), (0.25, 0.3)] {
      let place = CGPoint(x: x * bounds.width, y: y * bounds.height)
      HeadlessTouch.send(id: 1, phase: .began, at: place)
      if world.transition.flights.contains(where: { $0.phase == .dragging }) { return place }
      HeadlessTouch.send(id: 1, phase: .cancelled, at: place)
    }
    return nil
  }

  private mutating func returnToOrigin(
    to home: [ObjectIdentifier: [ObjectIdentifier]],
    _ text: String
  ) {
    world.returnToOrigin()
    lookAround("after \(text)")
    if world.screens.count != home.count { complaints.append("after \(text): not home") }
  }

  private mutating func lookAround(_ text: String) {
    world.rest()
    complaints += world.complaints.map { "\(text): \($0)" }
  }
}
