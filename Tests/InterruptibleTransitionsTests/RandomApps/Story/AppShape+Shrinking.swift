@testable import TestSupport

extension AppShape {
  /// Shapes that are simpler by one step.
  var simpler: [AppShape] {
    var found = root.simpler.map { with(\.root, $0) }
    if !guests.isEmpty {
      found.append(with(\.guests, Array(guests.dropLast())))
      found += variants(of: guests, \.simpler).map { with(\.guests, $0) }
    }
    if !cards.isEmpty {
      found.append(with(\.cards, Array(cards.dropLast())))
      found += variants(of: cards, \.simpler).map { with(\.cards, $0) }
    }
    if effectCases.count > 1 { found.append(with(\.effectCases, Array(effectCases.dropLast()))) }
    found += variants(of: effectCases) { $0 == .slide ? [] : [.slide] }.map {
      with(\.effectCases, $0)
    }
    found += simplerPersonalities.map { with(\.personality, $0) }
    if isRightToLeft { found.append(with(\.isRightToLeft, false)) }
    if !catchesByPan { found.append(with(\.catchesByPan, true)) }
    if presentsByPan { found.append(with(\.presentsByPan, false)) }
    if isSubclassed { found.append(with(\.isSubclassed, false)) }
    found += habits.map { habit in with(\.habits, habits.filter { $0 != habit }) }
    if framesPerSecond != 120 { found.append(with(\.framesPerSecond, 120)) }
    if !isInstalled { found.append(with(\.isInstalled, true)) }
    if !definesContexts { found.append(with(\.definesContexts, true)) }
    return found
  }

  /// The same with another effect for shared objects whose effects have some names, and the standard reading of
  /// fields of the personality.
  func omitting(_ names: [String]) -> AppShape {
    let kept = fields.filter { !names.contains(String($0.dropFirst())) }
    return with(\.effectCases, effectCases.map { names.contains($0.rawValue) ? .slide : $0 })
      .with(\.personality, personality(of: kept))
  }

  /// The fields of the personality that differ from the standard one, each after a plus sign.
  private var fields: [Substring] { personality.split(separator: ",").filter { $0 != "0" } }

  private func personality(of fields: [Substring]) -> String {
    fields.isEmpty ? "0" : fields.joined(separator: ",")
  }

  /// The standard personality, and those with half of the fields or one field less.
  private var simplerPersonalities: [String] {
    let fields = fields
    guard !fields.isEmpty else { return [] }
    let half = fields.count / 2
    let halves = half > 1 ? [Array(fields[..<half]), Array(fields[half...])] : []
    let shorter = fields.indices.map { Array(fields[..<$0] + fields[($0 + 1)...]) }
    return ["0"] + (halves + shorter).map(personality)
  }

  /// The shape with the fewest fields of the personality, of which a condition is true.
  func plainest(while isWrong: (AppShape) -> Bool) -> AppShape {
    let simpler = simplerPersonalities.lazy.map { with(\.personality, $0) }.first(where: isWrong)
    return simpler?.plainest(while: isWrong) ?? self
  }

  private func with<Value>(_ field: WritableKeyPath<AppShape, Value>, _ value: Value) -> AppShape {
    var shape = self
    shape[keyPath: field] = value
    return shape
  }
}

extension AppNode {
  /// A screen in its place, one of its children in its place, or one child simpler or less.
  fileprivate var simpler: [AppNode] {
    switch self {
    case .screen: []
    case .stack(let nodes, let service):
      [.screen] + nodes + lists(nodes).map { .stack($0, service) }
        + service.simpler.map { .stack(nodes, $0) }
    case .tabs(let nodes, let service):
      [.screen] + nodes + lists(nodes).map { .tabs($0, service) }
        + service.simpler.map { .tabs(nodes, $0) }
    case .box(let nodes, let service):
      [.screen] + nodes + lists(nodes).map { .box($0, service) }
        + service.simpler.map { .box(nodes, $0) }
    case .split(let first, let second):
      [.screen, first, second] + first.simpler.map { .split($0, second) }
        + second.simpler.map { .split(first, $0) }
    }
  }

  private func lists(_ nodes: [AppNode]) -> [[AppNode]] {
    let shorter = nodes.count > 1 ? [Array(nodes.dropLast()), Array(nodes.dropFirst())] : []
    return shorter + variants(of: nodes, \.simpler)
  }
}

extension AppService {
  fileprivate var simpler: [AppService] {
    switch self {
    case .none, .shared(0): []
    case .shared, .own: [.shared(0)]
    }
  }
}

extension AppCard {
  fileprivate var simpler: [AppCard] {
    node.simpler.map { AppCard(node: $0, style: style, service: service) }
      + service.simpler.map { AppCard(node: node, style: style, service: $0) }
      + (style == .overFullScreen
        ? [] : [AppCard(node: node, style: .overFullScreen, service: service)])
  }
}

/// The lists in which one element is simpler.
private func variants<Element>(
  of elements: [Element],
  _ simpler: (Element) -> [Element]
) -> [[Element]] {
  elements.indices.flatMap { index in
    simpler(elements[index]).map { element in
      var list = elements
      list[index] = element
      return list
    }
  }
}
