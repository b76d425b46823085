import GalleryScreens
import UIKit

/// What is in the containers of a room, other than screens.
///
/// A container is what a screen's view lies in.
@MainActor
struct RoomReference {
  /// The views beside the screens, by the container and the screens in it.
  private(set) var views: [String: Set<[String]>] = [:]

  /// Makes each forward move of a room, with and without Reduce Motion, and nothing else.
  init(_ room: Room, _ moves: [RoomMove.Kind]) {
    for (kind, reducesMotion) in moves.flatMap({ [($0, false), ($0, true)] }) {
      let world = RoomWorld(room, RoomSetting(reducesMotion: reducesMotion))
      take(world)
      world.perform(kind)
      world.rest()
      take(world)
      world.returnToOrigin()
      take(world)
    }
  }

  private mutating func take(_ world: RoomWorld) {
    for (name, strangers) in world.strangers {
      views[name, default: []].insert(strangers)
    }
  }
}

extension RoomWorld {
  var complaintsAboutLeftovers: [RoomComplaint] {
    var found: [RoomComplaint] = []
    for (name, strangers) in strangers {
      guard let known = reference?.views[name], !known.contains(strangers) else { continue }
      found.append(RoomComplaint(.leftover, "\(name) contains \(strangers), not one of \(known)"))
    }
    let isStanding = everyone.contains { $0.directlyPresented != nil }
    for view in all(in: window) {
      let name = String(reflecting: type(of: view))
      guard name.hasPrefix("InterruptibleTransitions."),
        !(isStanding && name.hasSuffix(".PresentingViewRecord"))
      else { continue }
      found.append(RoomComplaint(.leftover, name))
    }
    return found
  }

  /// The types of the views beside the screens in each container.
  var strangers: [(container: String, views: [String])] {
    let screens = residents.filter { $0.isVisible && $0.controller.isInWindow }.map(\.controller)
    let views = Set(everyone.compactMap(\.viewIfLoaded))
    var places: [UIView: String] = [:]
    for screen in screens {
      guard var place = screen.view.superview else { continue }
      // Out to the next screen's view, each of them is somebody's container.
      while true {
        let inside = screens.filter { $0.view.isDescendant(of: place) && $0.view !== place }
        places[place] =
          "\(type(of: place)) of "
          + inside.map { "\(type(of: $0))" }.sorted().joined(separator: ", ")
        guard place !== window, !views.contains(place), let next = place.superview else { break }
        place = next
      }
    }
    return places.map { place, name in
      let strangers = place.subviews.filter { view in
        !views.contains(view) && places[view] == nil
      }
      return (name, strangers.map { "\(type(of: $0))" }.sorted())
    }
  }

  func all(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(all)
  }
}
