import Testing

/// What this package believes of UIKit, statement by statement; see Docs/Fidelity.md.
///
/// Every test runs against headless UIKit and, in a simulator, against Apple's. There is one screen, so
/// they take turns.
@Suite(.serialized)
enum Contract {}
