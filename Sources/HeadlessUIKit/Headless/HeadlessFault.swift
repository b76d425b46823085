/// The replacement for exceptions that UIKit raises: the process ends with a sentence that says what to do.
public enum HeadlessFault {
  /// Ends the process.
  static func raise(_ sentence: String) -> Never {
    fatalError("UIKit: \(sentence)")
  }
}
