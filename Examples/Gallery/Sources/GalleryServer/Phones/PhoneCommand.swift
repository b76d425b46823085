/// The command that runs a phone.
package struct PhoneCommand: Equatable, Sendable {
  package let executable: String
  package let arguments: [String]

  package init(executable: String, arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }
}
