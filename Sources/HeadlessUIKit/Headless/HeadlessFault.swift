/// What happens where UIKit raises an exception: the process ends with a sentence that says what to do.
public enum HeadlessFault {
  /// Ends the process.
  static func raise(_ sentence: String) -> Never {
    fatalError("UIKit: \(sentence)")
  }
}
