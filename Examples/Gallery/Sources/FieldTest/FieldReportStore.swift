/// Keeps a report, so that a test which ended the app goes on where it was.
@MainActor
package protocol FieldReportStore: AnyObject {
  var report: FieldReport? { get set }
}
