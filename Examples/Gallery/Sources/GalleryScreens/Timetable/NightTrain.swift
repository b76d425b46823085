import UIKit

/// A line of the timetable.
struct NightTrain {
  /// The file name of the picture.
  let picture: String
  let track: Int
  let berth: Int
  /// The stops, from the first to the last.
  let stops: [Stop]

  /// A stop, and when the train leaves it.
  struct Stop {
    let time: String
    let name: String
  }

  /// The name of the last stop.
  var name: String { stops.last?.name ?? "" }
  /// When it leaves here.
  var time: String { stops.first?.time ?? "" }
  var note: String { "Track \(track), arrives \(stops.last?.time ?? "")" }

  @MainActor var image: UIImage? { UIImage.picture(picture) }
}
