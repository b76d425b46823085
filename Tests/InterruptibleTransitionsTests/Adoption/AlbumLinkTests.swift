import Foundation
import Testing
import UIKit

@testable import TestSupport

extension InProcesses {
  /// Links may come at any moment.
  ///
  /// Each test plays a sample: 81 seeds in a row have each pair of nine moments once, with links, readings and grips by chance.
  /// `ALBUM_LINKS` is how many seeds are played, and `ALBUM_LINKS_FIRST_SEED` the first.
  @Suite struct AlbumLinkTests {
    @Test("Of three links in flight the last one counts, at nine by nine moments")
    func inFlight() async {
      await #expect(processExitsWith: .success) { await AlbumLinkTests.play(isHeld: false) }
    }

    @Test("Of two links under a finger the last one counts, at nine by nine moments")
    func underFinger() async {
      await #expect(processExitsWith: .success) { await AlbumLinkTests.play(isHeld: true) }
    }

    @MainActor
    private static func play(isHeld: Bool) {
      let environment = ProcessInfo.processInfo.environment
      let count = environment["ALBUM_LINKS"].flatMap { UInt64($0) } ?? 81
      let first = environment["ALBUM_LINKS_FIRST_SEED"].flatMap { UInt64($0) } ?? 0
      for seed in first..<first + count {
        let played = AlbumCase(seed: seed, isHeld: isHeld)
        let found = played.run()
        #expect(found.isEmpty, "seed \(seed): \(played.description)")
      }
    }
  }
}
