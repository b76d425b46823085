import UIKit

@testable import TestSupport

/// Apps.
extension AppAuthor {
  mutating func shape() -> AppShape {
    let objects = chance(1, in: 2) ? 1 : number(2..<4)
    var shape = AppShape()
    shape.effectCases = (0..<objects).map { _ in effectCase() }
    shape.root = node(depth: 3, isRoot: true)
    shape.guests = (0..<3).map { _ in node(depth: chance(1, in: 4) ? 2 : 1, isRoot: false) }
    shape.cards = (0..<3).map { _ in card() }
    shape.isInstalled = chance(2, in: 3)
    shape.definesContexts = chance(1, in: 2)
    shape.isRightToLeft = chance(1, in: 3)
    let all = HeadlessPersonality.all
    shape.personality = "\(chance(1, in: 3) ? all[0] : all[number(0..<all.count)])"
    shape.framesPerSecond = chance(1, in: 2) ? 60 : 120
    shape.catchesByPan = chance(1, in: 3)
    return shape
  }

  private mutating func effectCase() -> EffectCase {
    pick(onlyAppearance.isEmpty ? EffectCase.allCases : onlyAppearance) ?? .slide
  }

  private mutating func service() -> AppService {
    switch number(0..<10) {
    case 0..<7: .shared(number(0..<3))
    case 7..<9:
      .own(
        effectCase()
      )
    default: level == .calls || chance(2, in: 3) ? .shared(0) : .none
    }
  }

  private mutating func card() -> AppCard {
    AppCard(
      node: node(depth: chance(1, in: 2) ? 1 : 2, isRoot: false),
      style: pick(ContainerKind.presentations) ?? .fullScreen,
      service: service()
    )
  }

  /// A tree of a depth at most; a root is a container.
  private mutating func node(depth: Int, isRoot: Bool) -> AppNode {
    guard depth > 0, isRoot || chance(1, in: 2) else { return .screen }
    switch number(0..<8) {
    case 0..<3:
      return .stack((0..<number(1..<3)).map { _ in pushable(depth: depth - 1) }, service())
    case 3..<6: return .tabs(nodes(number(2..<4), depth: depth - 1), service())
    case 6: return .box(nodes(number(2..<4), depth: depth - 1), service())
    default:
      return .split(column(depth: depth - 1), column(depth: depth - 1))
    }
  }

  private mutating func column(depth: Int) -> AppNode {
    chance(1, in: 2)
      ? .stack((0..<number(1..<3)).map { _ in pushable(depth: depth - 1) }, service())
      : node(depth: depth, isRoot: true)
  }

  private mutating func nodes(_ count: Int, depth: Int) -> [AppNode] {
    (0..<count).map { _ in node(depth: depth, isRoot: chance(1, in: 2)) }
  }

  private mutating func pushable(depth: Int) -> AppNode {
    let made = node(depth: depth, isRoot: false)
    return made.isStack ? .screen : made
  }
}
