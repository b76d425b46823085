import Testing

extension ExitTest.Result {
  /// Whether the process ended with these words.
  func says(_ words: String) -> Bool {
    String(decoding: standardErrorContent, as: UTF8.self).contains(words)
  }
}
