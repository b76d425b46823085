internal import Foundation

/// What a film is called, and what is to be seen in it.
struct FilmTitle: Equatable {
  let text: String
  let description: String

  /// - Parameters:
  ///   - room: The title of the room.
  ///   - picture: What is drawn, as the beginning of a sentence.
  ///   - moments: The marks of the run.
  ///   - start: When the film begins.
  init(room: String, picture: String, moments: [RoomEvent.Moment], since start: TimeInterval) {
    text = room
    let happenings = moments.compactMap { moment -> String? in
      let word: String
      switch moment.mark {
      case .catch: word = "caught"
      case .handOff: word = "let go"
      case .turn: word = "reversed"
      case .start, .rest: return nil
      }
      return String(format: "\(word) at %.2f s", max(moment.time - start, 0))
    }
    description =
      happenings.isEmpty
      ? "\(picture)." : "\(picture). The transition is \(happenings.listed)."
  }
}
