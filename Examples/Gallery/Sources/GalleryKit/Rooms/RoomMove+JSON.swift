internal import GalleryScreens

extension RoomMove.Kind {
  /// The value after `"do":`.
  var json: JSON {
    switch self {
    case .push: .string("push")
    case .pop: .string("pop")
    case .popToRoot: .string("popToRoot")
    case .present: .string("present")
    case .dismiss: .string("dismiss")
    case .select(let tab): .object(["select": .int(tab)])
    }
  }
}

extension RoomMove {
  /// The description of a button on the page.
  var json: JSON {
    .object(["do": kind.json, "title": .string(title)])
  }
}
