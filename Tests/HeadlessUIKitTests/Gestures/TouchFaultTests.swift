import Testing
import UIKit

@Suite struct TouchFaultTests {
  enum Fault: String, CaseIterable, Codable {
    case movedWithoutBegan = "finger 3 moved without having come down"
    case beganTwice = "finger 0 came down twice"
    case notFinite = "a finger is at a finite place"
    case nested = "schedule them instead"
    case changedFromPossible = "cannot change before it has begun"
    case noSuchTouch = "there is no touch 0"

    @MainActor
    func happen() {
      HeadlessScreen.reset()
      switch self {
      case .movedWithoutBegan:
        HeadlessTouch.send(id: 3, phase: .moved, at: .zero)
      case .beganTwice:
        HeadlessTouch.send(phase: .began, at: .zero)
        HeadlessTouch.send(phase: .began, at: .zero)
      case .notFinite:
        HeadlessTouch.send(phase: .began, at: CGPoint(x: CGFloat.nan, y: 0))
      case .nested:
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.headlessAddAction { _ in HeadlessTouch.send(id: 1, phase: .began, at: .zero) }
        GestureStage(with: press).finger.down(10, 10)
      case .changedFromPossible:
        UIPanGestureRecognizer().state = .changed
      case .noSuchTouch:
        _ = UIPanGestureRecognizer().location(ofTouch: 0, in: nil)
      }
    }
  }

  @Test("F1: touches, states and questions that cannot be are faults", arguments: Fault.allCases)
  func fault(fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [fault] in
      await fault.happen()
    }
    #expect(result?.says(fault.rawValue) == true)
  }
}
