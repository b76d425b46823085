import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Links may come at any moment.
///
/// 81 seeds in a row have each pair of nine moments once, with links, readings and grips by chance; a run plays a ninth of them.
/// `ALBUM_LINKS` is how many seeds are played, and `ALBUM_LINKS_FIRST_SEED` the first.
@MainActor @Suite(.serialized) struct AlbumLinkTests {
  @Test("The last of several links counts, at any two moments", arguments: [true, false])
  func links(isHeld: Bool) {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["ALBUM_LINKS"].flatMap { UInt64($0) }
    let first = environment["ALBUM_LINKS_FIRST_SEED"].flatMap { UInt64($0) } ?? 0
    let seeds = first..<first + (count ?? 81)
    for seed in count == nil ? seeds.played() : Array(seeds) {
      let played = AlbumCase(seed: seed, isHeld: isHeld)
      let found = played.run()
      #expect(found.isEmpty, "seed \(seed): \(played.description)")
    }
  }
}
