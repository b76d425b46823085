import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The table of "Coming from elsewhere", and that what it counts runs.
@MainActor @Suite(.serialized) struct HeroExampleTests {
  @Test("The table has the lines that there are, and fewer than Hero's")
  func table() throws {
    let source = try SourceFiles.text(
      "Tests/InterruptibleTransitionsTests/Documentation/HeroExamples.swift"
    )
    let article = try SourceFiles.text(
      "Sources/InterruptibleTransitions/InterruptibleTransitions.docc/Migrating.md"
    )
    let blocks = source.components(separatedBy: "// lines: ").dropFirst()
    #expect(blocks.count == 5)
    for block in blocks {
      let lines = block.components(separatedBy: "// end")[0].split(separator: "\n")
      let name = String(lines[0])
      let count = lines.dropFirst().filter { line in
        let code = line.trimmingCharacters(in: .whitespaces)
        return !code.isEmpty && !code.hasPrefix("//")
      }.count
      let row = try #require(article.split(separator: "\n").first { $0.contains("`\(name)`") })
      let numbers = row.split(separator: "|").compactMap {
        Int($0.trimmingCharacters(in: .whitespaces))
      }
      #expect(numbers.last == count, "\(name)")
      #expect(numbers.count == 2 && numbers[0] > numbers[1], "\(name)")
    }
  }

  @Test("A card grows, is caught, and goes home under a finger")
  func card() {
    let (stage, page) = (NavigationStage(), HeroExamples.PartsScreen())
    let cards = HeroExamples.CardsScreen()
    let transition = HeroExamples.card(page)
    stage.show(cards)
    cards.present(page, animated: true)
    stage.advance(by: 0.15)
    #expect(stage.window.card != nil && cards.selectedCard.mask != nil)
    catchAndThrow(on: stage, transition)
    #expect(cards.presentedViewController == nil && cards.selectedCard.mask == nil)
  }

  @Test("A picture, a video and a list go into their pages, are caught, and go home")
  func pages() {
    let pages =
      [
        (HeroExamples.GalleryScreen(), HeroExamples.PartsScreen(), HeroExamples.gallery),
        (HeroExamples.VideosScreen(), HeroExamples.VideoScreen(), HeroExamples.video),
      ]
      as [(
        UIViewController, UIViewController,
        @MainActor (UINavigationController) -> InterruptibleTransition
      )]
    for (list, page, make) in pages {
      let (stage, navigation) = (
        NavigationStage(), UINavigationController(rootViewController: list)
      )
      stage.show(navigation)
      let transition = make(navigation)
      navigation.pushViewController(page, animated: true)
      stage.advance(by: 0.15)
      #expect(stage.window.card != nil)
      catchAndThrow(on: stage, transition)
      #expect(navigation.topViewController === list)
    }
  }

  @Test("A list becomes a grid, by the names of its cells")
  func grid() {
    let (list, grid) = (HeroExamples.ListScreen(), HeroExamples.PartsScreen())
    let (stage, navigation) = (NavigationStage(), UINavigationController(rootViewController: list))
    stage.show(navigation)
    grid.loadViewIfNeeded()
    let transition = HeroExamples.grid(navigation, list.parts[0], at: 0)
    for index in 0..<4 {
      for part in [list.parts[index], grid.parts[index]] {
        part.accessibilityIdentifier = "image \(index)"
      }
    }
    navigation.pushViewController(grid, animated: true)
    stage.advance(by: 0.15)
    let pairs = stage.window.views(named: "transition.matched")
    #expect(pairs.count == 4)
    transition.pause()
    transition.reverse()
    stage.settle()
    #expect(navigation.topViewController === list)
    #expect((list.parts + grid.parts).allSatisfy { $0.mask == nil && $0.alpha == 1 })
  }

  @Test("A drag brings the next product, and can be taken back")
  func products() {
    let (stage, first) = (NavigationStage(), HeroExamples.ProductScreen())
    let navigation = UINavigationController(rootViewController: first)
    stage.show(navigation)
    let transition = HeroExamples.products(navigation) { _ in HeroExamples.ProductScreen() }
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 380, y: 700))
    for _ in 0..<20 {
      stage.advanceFrame()
      stage.move(by: -10, 0)
    }
    stage.advanceFrame()
    #expect(transition.phase == .dragging)
    #expect((first.parts[0].layer.presentation()?.affineTransform().a ?? 1) < 0.97)
    for _ in 0..<20 {
      stage.advanceFrame()
      stage.move(by: 10, 0)
    }
    stage.lift()
    stage.settle()
    #expect(navigation.topViewController === first && first.parts[0].transform == .identity)
  }

  /// Catches a screen that grows, and throws it down.
  private func catchAndThrow(on stage: NavigationStage, _ transition: InterruptibleTransition) {
    stage.touchDown(at: CGPoint(x: 200, y: 400))
    stage.advanceFrame()
    for _ in 0..<25 {
      stage.move(by: 2, 18)
      stage.advanceFrame()
    }
    #expect(transition.phase == .dragging)
    stage.lift()
    stage.settle()
    #expect(transition.phase == .idle)
  }
}
