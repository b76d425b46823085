import InterruptibleTransitions
import UIKit

@testable import TestSupport

extension FoundStory {
  /// Containers that change while they are off the screen, or on their way off it or back.
  static let offScreen = [
    FoundStory(
      "The system's pop is still held when a card takes its stack off the screen",
      shape: AppShape(
        root: .stack([.screen, .screen], .own(.cover)),
        cards: [AppCard(style: .currentContext)],
        personality: "+stackChangesAtTheEnd"
      ),
      events: [
        .touch(1, .began, x: 0.063, y: 0.404), .touch(1, .moved, x: 0.821, y: 0.428),
        .ask(.popTo(2, in: 2), animated: false), .ask(.present(.new(1), from: 4), animated: true),
      ]
    ),
    FoundStory(
      "The system's pop is still held when another tab is selected",
      shape: AppShape(root: .tabs([filledStack, .screen], .shared(0))),
      events: [
        .setting(.popDisabled, 0), .touch(1, .began, x: 0.01, y: 0.567),
        .touch(1, .moved, x: 0.035, y: 0.564), .ask(.push(.spare(1), onto: 0), animated: false),
        .frames(1), .ask(.select(1, in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A child is replaced while its container comes back from under a card, and another tab is selected",
      shape: AppShape(
        root: .tabs([.screen, .box([.screen, .screen, .screen], .shared(0))], .shared(0)),
        cards: [AppCard(style: .fullScreen)]
      ),
      events: [
        .ask(.select(1, in: 0), animated: false),
        .ask(.present(.spare(0), from: 5), animated: true),
        .frames(1), .ask(.dismiss(2), animated: true),
        .ask(.show(.spare(2), in: 0), animated: false),
        .ask(.select(2, in: 0), animated: false),
      ]
    ),
    FoundStory(
      "A child is replaced while a finger's change of tabs goes back",
      shape: AppShape(
        root: .tabs([.screen, .box([.screen, .screen, .screen], .shared(0)), .screen], .shared(0))
      ),
      level: .surroundings,
      events: [
        .environment(.rotate), .environment(.replaceRoot), .environment(.restoreRoot),
        .touch(1, .began, x: 0.471, y: 0.93), .touch(1, .ended, x: 0.487, y: 1.128),
        .touch(1, .began, x: 0.87, y: 0.93), .frames(1), .touch(1, .moved, x: 0.951, y: 0.936),
        .touch(1, .moved, x: 1.114, y: 0.949), .frames(1), .touch(1, .moved, x: 1.124, y: 1.772),
        .touch(1, .ended, x: 1.124, y: 1.772), .ask(.show(.spare(2), in: 3), animated: true),
      ]
    ),
    FoundStory(
      "A push over a container in flight is reversed, and reversed again when the container is at rest",
      shape: AppShape(
        root: stack,
        guests: [.screen, .screen, .box([.screen, .screen], .shared(0))]
      ),
      level: .callbacks,
      events: [
        .ask(.push(.new(2), onto: 0), animated: false), .frames(1),
        .touch(2, .began, x: 0.843, y: 0.164), .frames(1), .touch(2, .moved, x: 0.125, y: 0.179),
        .touch(2, .ended, x: 0.125, y: 0.179), .alongside(2),
        .ask(.push(.new(3), onto: 0), animated: true), .frames(1),
        .arm(.callCompletion, .control(.reverse, 2)), .touch(1, .began, x: 0.01, y: 0.707),
        .touch(1, .ended, x: 0.04, y: 0.95), .frames(10),
      ]
    ),
    FoundStory(
      "The window is hidden while a tap takes a dismissal back",
      shape: AppShape(root: .screen, cards: [card], effectCases: [.shrinkingCover]),
      level: .surroundings,
      events: [
        .ask(.present(.spare(1), from: 0), animated: true), .frames(88),
        .ask(.dismiss(0), animated: true), .frames(1), .touch(1, .began, x: 0.01, y: 0.529),
        .touch(1, .ended, x: 0.01, y: 0.529), .environment(.hideWindow),
      ]
    ),
    FoundStory(
      "A stack is set twice while a presentation that takes it off the screen is taken back",
      shape: AppShape(
        root: stack,
        guests: [.box([.screen], .shared(0)), .screen],
        cards: [card, card, AppCard(style: .currentContext)]
      ),
      level: .surroundings,
      events: [
        .ask(.push(.new(1), onto: 0), animated: false),
        .ask(.push(.spare(2), onto: 0), animated: false),
        .ask(.push(.new(0), onto: 0), animated: false),
        .ask(.push(.new(3), onto: 4), animated: false), .setting(.popDisabled, 1),
        .touch(1, .began, x: 0.01, y: 0.226), .frames(1), .touch(1, .moved, x: 0.146, y: 0.235),
        .ask(.set([.member(3), .spare(2), .new(3)], of: 2), animated: false),
        .ask(.present(.member(1), from: 14), animated: false),
        .touch(1, .ended, x: 0.417, y: 0.254), .plain(.present(.spare(2), from: 0), animated: true),
        .frames(1), .control(.cancel, 1),
        .ask(.set([.new(3), .member(2), .spare(1)], of: 0), animated: true),
        .ask(.show(.new(3), in: 2), animated: true),
      ]
    ),
    FoundStory(
      "The first of two children side by side selects another tab as it leaves",
      shape: AppShape(
        root: .screen,
        cards: [
          card,
          AppCard(
            node: .tabs([.screen, .split(.screen, .screen)], .shared(0)),
            style: .overFullScreen
          ),
        ]
      ),
      level: .callbacks,
      events: [
        .ask(.present(.spare(1), from: 12), animated: false),
        .ask(.present(.new(3), from: 0), animated: false), .ask(.dismiss(0), animated: false),
        .ask(.select(1, in: 1), animated: false),
        .arm(.viewWillDisappear, .ask(.select(0, in: 0), animated: true)),
        .ask(.dismiss(0), animated: true), .frames(1),
      ]
    ),
  ]
}
