import FieldTest

/// Keeps a report for as long as it lives.
@MainActor
final class MemoryStore: FieldReportStore {
  var report: FieldReport?
}
