import InterruptibleTransitions

@testable import TestSupport

/// Says where a text is wrong, by line and column, and what belongs there.
struct StoryTextError: Error, CustomStringConvertible {
  let description: String
}

/// Reads the text of a story, word by word.
struct StoryReader {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text.drop(while: \.isWhitespace)
  }

  // MARK: - Words

  /// The next word or sign; empty at the end.
  private var next: Substring {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    return word.isEmpty ? rest.prefix(1) : word
  }

  @discardableResult
  private mutating func word() -> Substring {
    let word = next
    rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
    return word
  }

  /// Takes words that are next: all, or none.
  private mutating func take(_ words: String) -> Bool {
    let start = self
    if words.split(separator: " ").allSatisfy({ word() == $0 }) { return true }
    self = start
    return false
  }

  private mutating func require(_ sign: String) throws {
    guard take(sign) else { throw error("\"\(sign)\"") }
  }

  private func error(_ expected: String) -> StoryTextError {
    let lines = text[..<rest.startIndex].split(separator: "\n", omittingEmptySubsequences: false)
    let place = "\(max(lines.count, 1)):\((lines.last?.count ?? 0) + 1)"
    return StoryTextError(description: "\(place): expected \(expected)")
  }

  private mutating func option<Value>(of values: [Value]) -> Value? {
    values.first { take("\($0)") }
  }

  private mutating func one<Value>(of values: [Value]) throws -> Value {
    guard let value = option(of: values) else {
      throw error("one of \(values.map { "\($0)" }.joined(separator: ", "))")
    }
    return value
  }

  private mutating func one<Value: CaseIterable>() throws -> Value {
    try one(of: Array(Value.allCases))
  }

  private mutating func list<Element>(
    _ element: (inout Self) throws -> Element
  ) throws -> [Element] {
    var elements = [try element(&self)]
    while take(",") { elements.append(try element(&self)) }
    return elements
  }

  private mutating func number<Number: LosslessStringConvertible>() throws -> Number {
    guard let number = Number(String(next)) else { throw error("a number") }
    word()
    return number
  }

  /// The number after a word; 0 without it.
  private mutating func number(_ label: String) throws -> Int { take(label) ? try number() : 0 }

  private mutating func isOn() throws -> Bool { try one(of: ["on", "off"]) == "on" }

  private mutating func isAnimated() -> Bool { !take("at once") }

  // MARK: - Apps

  mutating func story() throws -> AppStory {
    var story = AppStory(shape: AppShape(root: try node()), events: [])
    while take(";") { try part(of: &story) }
    try require(":")
    if !rest.isEmpty {
      repeat { story.events.append(try event()) } while take(";")
    }
    guard rest.isEmpty else { throw error("\";\"") }
    return story
  }

  private mutating func part(of story: inout AppStory) throws {
    if let flag = AppShape.flags.first(where: { take($0.name) }) {
      story.shape[keyPath: flag.field].toggle()
      return
    }
    if Int(next) != nil {
      story.shape.framesPerSecond = try number()
      return try require("Hz")
    }
    switch try one(of: ["guests", "cards", "effects", "habits", "configuration", "level"]) {
    case "guests": story.shape.guests = try list { try $0.node() }
    case "cards": story.shape.cards = try list { try $0.card() }
    case "effects": story.shape.effectCases = try list { try $0.one() }
    case "habits": story.shape.habits = try list { try $0.one() }
    case "configuration": story.shape.personality = try list { $0.word() }.joined(separator: ",")
    default: story.level = try one()
    }
  }

  private mutating func node() throws -> AppNode {
    let kind = try one(of: ["screen", "stack", "tabs", "box", "split"])
    if kind == "screen" { return .screen }
    try require("(")
    let nodes = try list { try $0.node() }
    if kind == "split", nodes.count != 2 { throw error("two children") }
    try require(")")
    return switch kind {
    case "stack": .stack(nodes, try service())
    case "tabs": .tabs(nodes, try service())
    case "box": .box(nodes, try service())
    default: .split(nodes[0], nodes[1])
    }
  }

  private mutating func service() throws -> AppService {
    guard take("~") else { return .shared(0) }
    if take("none") { return .none }
    return Int(next) == nil ? .own(try one()) : .shared(try number())
  }

  private mutating func card() throws -> AppCard {
    let styles = ContainerKind.presentations
    let node = styles.contains { $0.rawValue == next } ? .screen : try node()
    return AppCard(node: node, style: try one(of: styles), service: try service())
  }

  // MARK: - Events

  private mutating func event() throws -> AppEvent {
    if let control = option(of: AppEvent.Control.allCases) {
      return .control(control, try number("of"))
    }
    let changes: [AppEvent.Environment] = [
      .rotate, .resignActive, .enterBackground, .becomeActive, .hideWindow, .showWindow,
      .replaceRoot, .restoreRoot,
    ]
    if let change = option(of: changes) { return .environment(change) }
    let start = self
    switch word() {
    case "resize": return .environment(.resize(try one(), animated: isAnimated()))
    case "bars": return .environment(.bars(try one()))
    case "divide": return .environment(.divide(try number()))
    case "collapse": return .environment(.collapse(try isOn()))
    case "reduceMotion": return .environment(.reduceMotion(try isOn()))
    case "frames": return .frames(try number())
    case "touch":
      return .touch(try number(), try one(), x: try number(), y: try number())
    case "back": return .back(try one())
    case "plain": return .plain(try call(), animated: isAnimated())
    case "scrub": return .scrub(try number(), try number("of"))
    case "alongside": return .alongside(try number("of"))
    case "coordinate": return .coordinate
    case "setting": return .setting(try setting(), try number("of"))
    case "policy": return .policy(try one(of: [.allow, .forbid, .resist]))
    case "change": return .change(try one(), try number("of"))
    case "serve": return .serve(try isOn())
    case "uninstall": return .uninstall
    case "install": return .install(try number(), on: try number("on"))
    case "in": return .arm(try one(), try nested())
    case "inside": return .inside(try one(of: [.animation, .noAnimation]), try nested())
    default: self = start
    }
    return .ask(try call(), animated: isAnimated())
  }

  private mutating func nested() throws -> AppEvent {
    try require(":")
    return try event()
  }

  private mutating func call() throws -> AppCall {
    let start = self
    switch word() {
    case "push": return .push(try target(), onto: try number("onto"))
    case "pop": return .pop(from: try number("from"))
    case "popTo": return .popTo(try number(), in: try number("in"))
    case "popToRoot": return .popToRoot(of: try number("of"))
    case "set": return .set(try list { try $0.target() }, of: try number("of"))
    case "present": return .present(try target(), from: try number("from"))
    case "dismiss": return .dismiss(try number())
    case "select": return .select(try number(), in: try number("in"))
    case "show": return .show(try target(), in: try number("in"))
    default: throw start.error("an event or a call")
    }
  }

  private mutating func target() throws -> AppTarget {
    switch try one(of: ["new", "spare", "member"]) {
    case "new": .new(try number())
    case "spare": .spare(try number())
    default: .member(try number())
    }
  }

  private mutating func setting() throws -> AppEvent.Setting {
    let start = self
    switch word() {
    case "popFromEdge": return .popFromEdge
    case "popFromAnywhere": return .popFromAnywhere
    case "popDisabled": return .popDisabled
    case "tabPan": return .tabPan(try isOn())
    case "tabPanTouches": return .tabPanTouches(try number())
    case "dismissPan": return .dismissPan(try isOn())
    case "opensIncomingScreen": return .opensIncomingScreen(try isOn())
    case "opensControlsAtOnce": return .opensControlsAtOnce(try isOn())
    case "catching": return .catching(try one(of: [.touchDown, .pan, .never]))
    case "tap": return .tap(try isOn())
    case "scroll": return .scroll(try isOn())
    case "backKeys": return .backKeys(try isOn())
    case "dismissesKeyboard": return .dismissesKeyboard(try isOn())
    case "spring": return .spring(try number())
    case "releaseSpring": return .releaseSpring(try number())
    case "projection": return .projection(try number())
    case "rubberBand": return .rubberBand(try number())
    case "effect": return .effect(try one())
    case "systemTransitions": return .systemTransitions(exceptGestures: try isOn())
    case "cyclesTabs": return .cyclesTabs(try isOn())
    case "accessibility":
      var settings = AccessibilitySettings()
      settings.performsEscape = try isOn()
      settings.postsScreenChanges = try isOn()
      settings.hidesScreensBehind = try isOn()
      settings.reducesMotion = try isOn()
      return .accessibility(settings)
    default: throw start.error("a setting")
    }
  }
}
