import InterruptibleTransitions
import UIKit

@testable import Album
@testable import TestSupport

/// Links that come one into the flight of the other, and maybe under a finger.
@MainActor
struct AlbumCase {
  /// What a finger holds, and how it gets there.
  enum Grip: CaseIterable {
    case page, photo, card, drawer, tab
  }

  /// Frames after a link, at 60 hertz, through a flight and until after it.
  static let moments = [0, 1, 2, 4, 7, 11, 16, 22, 32]

  static let links = [
    Link(.photos), Link(.photos, ["Lisbon", "Tram"]), Link(.photos, ["Lisbon"], panel: .drawer),
    Link(.photos, ["Alps"], panel: .card), Link(.journal), Link(.journal, ["Monday"]),
    Link(.journal, ["Monday", "Ferry"], panel: .card), Link(.journal, panel: .drawer),
    Link(.journal, ["Tuesday"]),
  ]

  let personality: Int
  let grip: Grip?
  let links: [Link]
  let moments: [Int]

  /// A case of a seed: 81 seeds in a row have each pair of moments once.
  init(seed: UInt64, isHeld: Bool) {
    var random = SplitMix64(seed: seed)
    personality = Int.random(in: 0..<HeadlessPersonality.all.count, using: &random)
    grip = isHeld ? Grip.allCases.randomElement(using: &random) : nil
    links = (0..<3).compactMap { _ in Self.links.randomElement(using: &random) }
    moments = [Self.moments[Int(seed % 9)], Self.moments[Int(seed / 9 % 9)]]
  }

  var description: String {
    "\(grip.map { "\($0)" } ?? "no finger"), \(links) at \(moments), reading \(personality)"
  }

  /// What is wrong in the end.
  func run() -> [String] {
    let host = HeadlessPersonality.all[personality]
    let last = links[links.count - 1]
    let appearance = AlbumStage.appearance(at: last, on: host)
    let stage = AlbumStage(host)
    if let grip {
      guard stage.hold(grip) else { return ["nothing is held"] }
    } else {
      stage.open(links[0])
    }
    for (link, moment) in zip(links.dropFirst(), moments) {
      for _ in 0..<moment { stage.advanceFrame() }
      stage.open(link)
    }
    if grip != nil {
      for _ in 0..<moments[1] { stage.advanceFrame() }
      stage.lift()
    }
    stage.settle()
    return stage.complaints(comparedTo: appearance)
  }
}

extension AlbumStage {
  /// Drags something halfway, and keeps the finger there; false if nothing moves.
  func hold(_ grip: AlbumCase.Grip) -> Bool {
    switch grip {
    case .page:
      hold(Link(.journal, ["Monday", "Ferry"]), from: CGPoint(x: 2, y: 500), by: (150, 0))
    case .photo: hold(Link(.photos, ["Alps"]), from: CGPoint(x: 200, y: 600), by: (30, 150))
    case .card: hold(Link(.photos, panel: .card), from: CGPoint(x: 200, y: 700), by: (0, 100))
    case .drawer: hold(Link(.journal, panel: .drawer), from: CGPoint(x: 200, y: 700), by: (120, 0))
    case .tab: hold(Link(.photos), from: CGPoint(x: 300, y: 500), by: (-150, 0))
    }
  }

  private func hold(_ link: Link, from point: CGPoint, by way: (CGFloat, CGFloat)) -> Bool {
    open(link)
    settle()
    touchDown(at: point)
    drag(by: way.0, way.1)
    // What the finger holds may go either way, if no link says more.
    forget(link.tab)
    return album.transitions.contains { $0.phase == .dragging }
  }
}
