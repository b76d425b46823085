/// Somebody who ought to be gone.
@MainActor
struct Ghost {
  private weak var object: AnyObject?
  private let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = String(describing: type(of: object))
  }

  /// What kind of object is still there, if it is.
  var remains: String? { object == nil ? nil : name }
}
