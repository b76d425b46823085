import Foundation

/// Keeps the report in the app's user defaults.
@MainActor
final class DefaultsReportStore: FieldReportStore {
  private let key = "InterruptibleTransitions.fieldReport"

  var report: FieldReport? {
    get {
      UserDefaults.standard.data(forKey: key).flatMap {
        try? JSONDecoder().decode(FieldReport.self, from: $0)
      }
    }
    set {
      let data = newValue.flatMap { try? JSONEncoder().encode($0) }
      UserDefaults.standard.set(data, forKey: key)
    }
  }
}
