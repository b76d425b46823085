import Testing
import UIKit
@testable import InterruptibleTransitions

@MainActor @Suite(.serialized) struct DebugTests {
  @Test func s0() {
    // seed 27, level 1
    let story = 
  AppStory(
    shape: AppShape(root: .screen, guests: [], cards: [AppCard(node: .stack([.screen], .shared(0)), style: .overFullScreen, service: .shared(0))], looks: [.slide], isInstalled: true, definesContexts: true, isRightToLeft: false, personality: 0, framesPerSecond: 120),
    level: .calls,
    events: [
      .ask(.present(.new(0), from: 8), animated: false),
      .ask(.set([.spare(1)], of: 0), animated: true),
      .ask(.dismiss(0), animated: true),
      .frames(1),
      .control(.cancel, 2),
    ]
  )
    print("RESULT seed 27, level 1", story.outcome(narrating: true).complaints.map(\.description))

  }
  @Test func s1() {
    // seed 33, level 2
    let story = 
  AppStory(
    shape: AppShape(root: .screen, guests: [], cards: [AppCard(node: .stack([.screen], .own(.slide)), style: .overFullScreen, service: .shared(0)), AppCard(node: .screen, style: .overFullScreen, service: .shared(0)), AppCard(node: .screen, style: .overFullScreen, service: .shared(0))], looks: [.slide], isInstalled: true, definesContexts: true, isRightToLeft: false, personality: 0, framesPerSecond: 120),
    level: .surroundings,
    events: [
      .ask(.present(.member(3), from: 12), animated: false),
      .ask(.set([.new(1)], of: 1), animated: true),
      .ask(.dismiss(0), animated: false),
    ]
  )
    print("RESULT seed 33, level 2", story.outcome(narrating: true).complaints.map(\.description))

  }
  @Test func s2() {
    // seed 25, level 2
    let story = 
  AppStory(
    shape: AppShape(root: .screen, guests: [], cards: [AppCard(node: .screen, style: .overFullScreen, service: .own(.slide))], looks: [.slide], isInstalled: true, definesContexts: true, isRightToLeft: false, personality: 0, framesPerSecond: 120),
    level: .surroundings,
    events: [
      .ask(.present(.new(0), from: 15), animated: false),
      .ask(.present(.member(3), from: 0), animated: false),
      .ask(.dismiss(1), animated: true),
    ]
  )
    print("RESULT seed 25, level 2", story.outcome(narrating: true).complaints.map(\.description))

  }
  @Test func s3() {
    // seed 5, level 2
    let story = 
  AppStory(
    shape: AppShape(root: .screen, guests: [], cards: [AppCard(node: .stack([.screen], .shared(0)), style: .overFullScreen, service: .shared(0))], looks: [.slide], isInstalled: true, definesContexts: true, isRightToLeft: false, personality: 0, framesPerSecond: 60),
    level: .surroundings,
    events: [
      .ask(.present(.member(0), from: 1), animated: false),
      .ask(.set([.new(2), .spare(2), .spare(1)], of: 0), animated: true),
      .ask(.pop(from: 0), animated: true),
      .frames(10),
      .ask(.dismiss(1), animated: true),
      .frames(10),
      .control(.reverse, 2),
    ]
  )
    print("RESULT seed 5, level 2", story.outcome(narrating: true).complaints.map(\.description))

  }
  @Test func s4() {
    // seed 34, level 2
    let story = 
  AppStory(
    shape: AppShape(root: .box([.screen, .screen, .screen], .shared(0)), guests: [], cards: [AppCard(node: .screen, style: .fullScreen, service: .shared(0)), AppCard(node: .screen, style: .overFullScreen, service: .shared(0)), AppCard(node: .screen, style: .overFullScreen, service: .shared(0))], looks: [.slide], isInstalled: true, definesContexts: true, isRightToLeft: false, personality: 0, framesPerSecond: 120),
    level: .surroundings,
    events: [
      .ask(.show(.spare(2), in: 4), animated: true),
      .ask(.present(.member(3), from: 0), animated: true),
      .ask(.dismiss(0), animated: false),
    ]
  )
    print("RESULT seed 34, level 2", story.outcome(narrating: true).complaints.map(\.description)); print(HeadlessLog.texts.joined(separator: "\n"))

  }
  @Test func s5() {
    // seed 33, level 1
    let story = 
  AppStory(
    shape: AppShape(root: .screen, guests: [], cards: [AppCard(node: .screen, style: .overFullScreen, service: .shared(0)), AppCard(node: .tabs([.screen, .screen], .own(.slide)), style: .overFullScreen, service: .shared(0))], looks: [.slide], isInstalled: true, definesContexts: true, isRightToLeft: false, personality: 0, framesPerSecond: 60),
    level: .calls,
    events: [
      .ask(.present(.member(1), from: 15), animated: false),
      .ask(.present(.spare(2), from: 4), animated: false),
      .ask(.dismiss(0), animated: false),
      .ask(.dismiss(0), animated: true),
      .frames(10),
      .ask(.select(1, in: 4), animated: false),
      .frames(18),
      .ask(.select(0, in: 0), animated: true),
    ]
  )
    print("RESULT seed 33, level 1", story.outcome(narrating: true).complaints.map(\.description))

  }
}
