import Testing

/// The tests that use the process's one screen, one after the other.
@Suite(.serialized) enum OnScreen {}
