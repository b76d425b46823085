/// The parts of the field test, as they are numbered in the report.
package enum Chapter: Int, CaseIterable, Codable, Sendable {
  case framework = 1
  case clock
  case reversedLegs
  case ends
  case negotiation
  case geometry
  case bar
  case arbitration
  case stacks
  case life
  case lateJoins

  package var title: String {
    switch self {
    case .framework: "The framework"
    case .clock: "Clock"
    case .reversedLegs: "Reversed legs"
    case .ends: "Ends"
    case .negotiation: "Negotiation"
    case .geometry: "Geometry"
    case .bar: "Bar"
    case .arbitration: "Arbitration, by hand"
    case .stacks: "Stacks after a cancel"
    case .life: "Life"
    case .lateJoins: "Late joins"
    }
  }
}
