/// An error that the user can fix, described in one line.
package struct ServerFailure: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
