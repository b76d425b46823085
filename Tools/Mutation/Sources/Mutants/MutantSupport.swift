/// The functions that mutated sources call, as a source file for the mutated module.
public enum MutantSupport {
  /// The environment variable with the number of the active mutant.
  public static let activeVariable = "ACTIVE_MUTANT"
  /// The environment variable with the path of a file to which the numbers of all mutants that ran are written at exit.
  public static let reachedVariable = "REACHED_MUTANTS"

  /// Returns the source file, for a number of mutants.
  ///
  /// Its functions are public, because default arguments of public functions call them.
  public static func source(count: Int) -> String {
    """
    private import Foundation

    /// The number of the active mutant; -1 for none.
    private let activeMutant =
      ProcessInfo.processInfo.environment["\(activeVariable)"].flatMap { Int($0) } ?? -1

    nonisolated(unsafe) private let reachedMutants: UnsafeMutablePointer<Bool>? = {
      guard ProcessInfo.processInfo.environment["\(reachedVariable)"] != nil else { return nil }
      let reached = UnsafeMutablePointer<Bool>.allocate(capacity: \(count + 1))
      reached.initialize(repeating: false, count: \(count + 1))
      atexit(writeReachedMutants)
      return reached
    }()

    private func writeReachedMutants() {
      guard let reachedMutants, let path = ProcessInfo.processInfo.environment["\(reachedVariable)"]
      else { return }
      let numbers = (0...\(count)).filter { reachedMutants[$0] }
      try? numbers.map(String.init).joined(separator: "\\n").write(toFile: path, atomically: true, encoding: .utf8)
    }

    @inline(__always) public func mutantIsActive(_ id: Int) -> Bool {
      reachedMutants?[id] = true
      return id == activeMutant
    }

    public func mutantKeeps(_ id: Int) -> Bool { !mutantIsActive(id) }

    public func mutantFlip(_ id: Int, _ value: Bool) -> Bool { mutantIsActive(id) ? !value : value }

    public func mutantLess<T: Comparable>(_ id: Int, _ left: T, _ right: T) -> Bool {
      mutantIsActive(id) ? left <= right : left < right
    }

    public func mutantLessOrEqual<T: Comparable>(_ id: Int, _ left: T, _ right: T) -> Bool {
      mutantIsActive(id) ? left < right : left <= right
    }

    public func mutantGreater<T: Comparable>(_ id: Int, _ left: T, _ right: T) -> Bool {
      mutantIsActive(id) ? left >= right : left > right
    }

    public func mutantGreaterOrEqual<T: Comparable>(_ id: Int, _ left: T, _ right: T) -> Bool {
      mutantIsActive(id) ? left > right : left >= right
    }

    public func mutantAnd(_ id: Int, _ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool {
      try mutantIsActive(id) ? left || right() : left && right()
    }

    public func mutantOr(_ id: Int, _ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool {
      try mutantIsActive(id) ? left && right() : left || right()
    }

    public func mutantSum<T: AdditiveArithmetic>(_ id: Int, _ left: T, _ right: T) -> T {
      mutantIsActive(id) ? left - right : left + right
    }

    public func mutantDifference<T: AdditiveArithmetic>(_ id: Int, _ left: T, _ right: T) -> T {
      mutantIsActive(id) ? left + right : left - right
    }

    public func mutantProduct<T: FloatingPoint>(_ id: Int, _ left: T, _ right: T) -> T {
      mutantIsActive(id) ? left / right : left * right
    }

    public func mutantQuotient<T: FloatingPoint>(_ id: Int, _ left: T, _ right: T) -> T {
      mutantIsActive(id) ? left * right : left / right
    }

    public func mutantNumber<T: Numeric>(_ id: Int, _ value: T) -> T {
      mutantIsActive(id) ? (value == 0 ? 1 : value + value) : value
    }

    public func mutantAnswer<T>(_ id: Int, _ other: T) -> T? { mutantIsActive(id) ? other : nil }
    """
  }
}
