import Testing

/// Tests that use the screen, of which there is one in the process.
@Suite(.serialized) enum OnScreen {}
