package import Foundation

/// A name for content: the same for the same bytes, in every process.
///
/// The hash is FNV-1a. It tells the gallery's own pictures apart; it is no protection against forged ones.
package enum ContentHash {
  private static let start = UInt128(0x6c62_272e_07bb_0142) << 64 | 0x62b8_2175_6295_c58d
  private static let prime = UInt128(0x0100_0000) << 64 | 0x013b

  /// The hash of bytes, in 32 hexadecimal digits.
  package static func name(of data: Data) -> String {
    var hash = start
    data.withUnsafeBytes { bytes in
      for byte in bytes {
        hash = (hash ^ UInt128(byte)) &* prime
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
