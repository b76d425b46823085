/// What a flight asks of the object that it belongs to.
@MainActor
protocol FlightOwner: AnyObject {
  /// What the app has chosen for transitions that start now.
  var flightOptions: FlightOptions { get }

  /// A flight is about to begin: recognizers are put where it can be caught.
  func flightWillBegin(_ flight: Flight)
  /// An event has changed a flight.
  func flightDidChange(_ flight: Flight)
}
