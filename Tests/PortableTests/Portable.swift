import Testing

/// What holds of transitions that no finger touches, on headless UIKit and on Apple's.
///
/// The same source runs in virtual time on Linux, and in real time in the gallery app. There is one screen, so
/// the tests take turns.
@Suite(.serialized)
enum Portable {}
