import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// An effect comes out of a view that lies behind the sheet that presents the screen.
@MainActor @Suite struct ZoomBehindSheetTests {
  enum Appearance: CaseIterable {
    case zoom, flip, matched, moved

    @MainActor
    func effect(_ source: UIView, _ above: UIView) -> any TransitionEffect {
      switch self {
      case .zoom: .zoom { _ in source }
      case .flip: .flip { _ in source }
      case .matched: .matched { _ in [.match(source, with: above)] }
      case .moved:
        .stages { _ in
          [.move(source, by: CGVector(dx: 0, dy: 80), with: Spring(response: 0.4))]
        }
      }
    }
  }

  enum Event: CaseIterable {
    case none, canceled, reversed, scrubbed, grabbed, resized, sheetDismissed, sheetGone,
      sourceGone, rootReplaced, uninstalled
  }

  private static let styles: [UIModalPresentationStyle] = [
    .custom, .overFullScreen, .fullScreen, .overCurrentContext,
  ]

  @Test(
    "The transition is completed, and everything is at home when the sheet is gone",
    arguments: PlayedRows.current.pairs(
      [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen],
      Appearance.allCases
    )
  )
  func completes(sheetStyle: UIModalPresentationStyle, appearance: Appearance) {
    for style in ZoomBehindSheetTests.styles {
      for event in Event.allCases {
        for isForward in [true, false] {
          play(event, appearance, style, over: sheetStyle, forward: isForward)
        }
      }
    }
  }

  private func play(
    _ event: Event,
    _ appearance: Appearance,
    _ style: UIModalPresentationStyle,
    over sheetStyle: UIModalPresentationStyle,
    forward isForward: Bool
  ) {
    let cell: Comment = "\(event) \(style.rawValue) \(isForward ? "forward" : "back")"
    let (root, sheet, card) = (Screen("Root"), Screen("Sheet"), Screen("Card"))
    let transition = InterruptibleTransition(.slide)
    let stage = Stage(transition) { root }
    let source = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 120))
    let above = UIView(frame: CGRect(x: 60, y: 120, width: 270, height: 200))
    above.isUserInteractionEnabled = false
    root.view.addSubview(source)
    card.loadViewIfNeeded()
    card.view.addSubview(above)
    transition.effect = appearance.effect(source, above)
    sheet.modalPresentationStyle = sheetStyle
    root.present(sheet, animated: false)
    stage.advance(by: 1)
    card.modalPresentationStyle = style
    card.transitioningDelegate = transition
    if !isForward { sheet.present(card, animated: false) }
    stage.settle()
    stage.forgetLog()

    isForward ? sheet.present(card, animated: true) : sheet.dismiss(animated: true)
    stage.advance(by: 0.1)
    switch event {
    case .none: break
    case .canceled: transition.cancel()
    case .reversed: transition.reverse()
    case .scrubbed:
      transition.pause()
      transition.scrub(to: 0.4)
      stage.advance(by: 0.1)
      transition.resume()
    case .grabbed:
      stage.touchDown(at: CGPoint(x: 200, y: 500))
      stage.drag(by: CGVector(dx: 10, dy: 60), frames: 8)
      stage.lift()
    case .resized: HeadlessScreen.resize(to: CGSize(width: 600, height: 700), animated: false)
    case .sheetDismissed: root.dismiss(animated: true)
    case .sheetGone: root.dismiss(animated: false)
    case .sourceGone: source.removeFromSuperview()
    case .rootReplaced: stage.window.rootViewController = Screen("New")
    case .uninstalled: transition.uninstall()
    }
    stage.advance(by: 2)
    stage.settle()
    #expect(stage.complaints == [], cell)
    let now = stage.window.rootViewController
    let shown = sequence(first: now) { $0?.presentedViewController }.compactMap { $0 }
    if let top = shown.last as? Screen {
      #expect(stage.answers(top), cell)
      #expect(top.isBalanced, cell)
    }

    for screen in shown.dropFirst().reversed() {
      screen.dismiss(animated: false)
      stage.advance(by: 1)
    }
    #expect(now?.presentedViewController == nil, cell)
    #expect(source.center == CGPoint(x: 90, y: 160) && source.transform == .identity, cell)
    #expect(source.alpha == 1 && source.mask == nil && source.layer.mask == nil, cell)
    // Headless UIKit leaves a presenter set back whose sheet is dismissed together with what it presents.
    if [.sheetDismissed, .sheetGone].contains(event) { return }
    #expect(now?.view.transform == .identity, cell)
    #expect(now?.view.frame.size == stage.window.bounds.size, cell)
  }
}
