import Testing

/// The suites whose cases are played in processes of their own, one after the other: the tests on the main actor keep one core, and these
/// another.
@Suite(.serialized) enum InProcesses {}
