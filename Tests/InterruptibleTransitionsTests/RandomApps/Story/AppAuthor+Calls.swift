import InterruptibleTransitions

@testable import TestSupport

/// Calls, plain and not, and what else an app does.
extension AppAuthor {
  /// A call of the objects'.
  mutating func call() -> AppEvent {
    .ask(randomCall(), animated: !chance(1, in: 7))
  }

  /// An event that waits for a callback.
  mutating func armed() -> AppEvent {
    let callback = pick(AppCallback.allCases) ?? .viewWillAppear
    return .arm(callback, nested())
  }

  private mutating func nested() -> AppEvent {
    switch number(0..<10) {
    case 0..<4: call()
    case 4..<7: .plain(randomCall(), animated: !chance(1, in: 5))
    case 7: .control(pick(AppEvent.Control.allCases) ?? .reverse, number(0..<4))
    case 8: .alongside(number(0..<4))
    default: armed()
    }
  }

  /// A call for a container that the app has.
  private mutating func randomCall() -> AppCall {
    for _ in 0..<20 {
      let call = anyCall()
      if call.kind.map(kinds.contains) ?? hasCards { return call }
    }
    return .present(target(), from: 0)
  }

  private mutating func anyCall() -> AppCall {
    switch number(0..<30) {
    case 0..<8: .push(target(), onto: container())
    case 8..<11: .pop(from: container())
    case 11: .popTo(number(0..<4), in: container())
    case 12: .popToRoot(of: container())
    case 13..<15: .set((0..<number(1..<4)).map { _ in target() }, of: container())
    case 15..<19: .present(target(), from: chance(1, in: 2) ? 0 : number(1..<16))
    case 19..<23: .dismiss(chance(2, in: 3) ? 0 : number(1..<3))
    case 23..<27: .select(number(0..<3), in: container())
    default: .show(target(), in: container())
    }
  }

  private mutating func container() -> Int {
    chance(2, in: 3) ? 0 : number(1..<5)
  }

  private mutating func target() -> AppTarget {
    switch number(0..<6) {
    case 0..<3: .spare(number(0..<3))
    case 3..<5: .new(number(0..<4))
    default: .member(number(0..<4))
    }
  }

  mutating func randomSetting() -> AppEvent {
    guard chance(3, in: 4) else {
      return .policy(pick([.allow, .allow, .forbid, .resist]) ?? .allow)
    }
    let isOn = chance(2, in: 3)
    let seconds = [0.05, 0.2, 0.5, 1.2]
    let setting: AppEvent.Setting =
      switch number(0..<23) {
      case 0: .popFromEdge
      case 1: .popFromAnywhere
      case 2: .popDisabled
      case 3, 4: .tabPan(chance(3, in: 4))
      case 5: .dismissPan(chance(3, in: 4))
      case 6: .opensIncomingScreen(isOn)
      case 7: .opensControlsAtOnce(isOn)
      case 8: .catching(pick([.touchDown, .pan, .never]) ?? .pan)
      case 9: .tap(isOn)
      case 10: .scroll(isOn)
      case 11: .backKeys(isOn)
      case 12: .dismissesKeyboard(isOn)
      case 13: .spring(pick(seconds) ?? 0.5)
      case 14: .releaseSpring(pick(seconds) ?? 0.5)
      case 15: .projection(pick(seconds) ?? 0.2)
      case 16: .rubberBand(pick(seconds).map { min($0, 1) } ?? 0.5)
      case 17, 18:
        .effect(pick(onlyAppearance.isEmpty ? EffectCase.allCases : onlyAppearance) ?? .slide)
      case 19: .systemTransitions(exceptGestures: isOn)
      case 20: .cyclesTabs(isOn)
      case 21: .tabPanTouches(number(1..<3))
      default:
        .accessibility(
          AccessibilitySettings(
            performsEscape: isOn,
            postsScreenChanges: chance(1, in: 2),
            hidesScreensBehind: chance(1, in: 2),
            reducesMotion: chance(1, in: 2)
          )
        )
      }
    return .setting(setting, number(0..<4))
  }

  /// What UIKit is asked for plainly, and what happens around the app.
  mutating func addSurroundings() {
    switch number(0..<20) {
    case 0..<8: add(.plain(randomCall(), animated: !chance(1, in: 5)))
    case 8..<10: add(.coordinate)
    case 10: add(.environment(.rotate))
    case 11..<13: addResize()
    case 13:
      add(.environment(chance(1, in: 2) ? .resignActive : .enterBackground))
      if chance(3, in: 4) { add(.environment(.becomeActive)) }
    case 14: thereAndBack(.environment(.hideWindow), .environment(.showWindow))
    case 15: thereAndBack(.environment(.replaceRoot), .environment(.restoreRoot))
    case 16: add(.environment(.reduceMotion(chance(1, in: 3))))
    case 17:
      thereAndBack(uninstalls && chance(1, in: 2) ? .uninstall : .serve(false), .serve(true))
    case 18: add(.install(number(0..<4), on: number(0..<4)))
    default: add(.environment(.becomeActive))
    }
  }

  /// Gives the screen one size, or several with the next frames.
  private mutating func addResize() {
    repeat {
      let size = AppSize.allCases[number(0..<AppSize.allCases.count)]
      add(.environment(.resize(size, animated: chance(1, in: 2))))
      if chance(1, in: 2) { pass(1..<4) }
      if chance(1, in: 3) { add(.environment(.divide(number(0..<11)))) }
      if chance(1, in: 3) {
        add(.environment(.collapse(chance(1, in: 2))))
        if chance(1, in: 2) { pass(1..<9) }
      }
      if chance(1, in: 4) {
        add(.environment(.bars(AppSide.allCases[number(0..<AppSide.allCases.count)])))
      }
    } while chance(1, in: 3)
  }

  private mutating func thereAndBack(_ there: AppEvent, _ back: AppEvent) {
    add(there)
    if chance(1, in: 2) { pass(1..<20) }
    add(back)
  }
}

extension AppCall {
  /// The kind of container that the call is for; nil for cards.
  fileprivate var kind: AppNode.Kind? {
    switch self {
    case .push, .pop, .popTo, .popToRoot, .set: .stack
    case .select: .tabs
    case .show: .box
    case .present, .dismiss: nil
    }
  }
}
