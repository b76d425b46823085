import InterruptibleTransitions

@testable import TestSupport

/// A story as text: the app up to a colon, and then what happens.
///
/// ```
/// tabs(screen, stack(screen, screen)~1); cards overCurrentContext; effects slide, zoom; 60 Hz:
/// select 1 at once; present new 0 from 2; frames 6; touch 1 began 0.5 0.4; in viewDidLoad: plain pop
/// ```
///
/// The words are those of the types. What is usual is left out:
///
/// - After `~` comes what serves a container or card: the number of a shared object, the effect of an object of its own,
///   or `none`. Usually it is the shared object 0.
/// - After `onto`, `from`, `in`, `of`, and `on` comes the number of a container, a presenter, or a transition object; usually 0.
/// - The transition object makes the calls, unless they begin with `plain`; animated, unless they end with `at once`.
/// - The rest of the app is as `AppShape` begins.
///
/// After `in` and `inside` comes one event. A line can be broken at any space.
extension AppStory {
  /// Reads a story.
  init(_ text: String) throws {
    var reader = StoryReader(text)
    self = try reader.story()
  }

  /// The story in lines that fit into a source file.
  var text: String {
    var lines = ["\(parts.joined(separator: "; ")):", ""]
    for (index, event) in events.enumerated() {
      let word = event.text + (index == events.count - 1 ? "" : ";")
      let line = lines.removeLast()
      let isFull = line.count + word.count > 120
      lines += line.isEmpty ? [word] : isFull ? [line, word] : ["\(line) \(word)"]
    }
    return lines.joined(separator: "\n")
  }

  /// What there is to say about the app.
  private var parts: [String] {
    func part<Element>(_ name: String, _ all: [Element], _ text: (Element) -> String) -> [String] {
      all.isEmpty ? [] : ["\(name) \(all.map(text).joined(separator: ", "))"]
    }
    let usual = AppShape()
    let effectCases = shape.effectCases == usual.effectCases ? [] : shape.effectCases
    return [shape.root.text] + part("guests", shape.guests, \.text)
      + part("cards", shape.cards, \.text) + part("effects", effectCases, \.rawValue)
      + part("habits", shape.habits, \.rawValue)
      + (shape.personality == "0" ? [] : ["configuration \(shape.personality)"])
      + (level == .calls ? [] : ["level \(level)"])
      + (shape.framesPerSecond == 120 ? [] : ["\(shape.framesPerSecond) Hz"])
      + AppShape.flags.filter { shape[keyPath: $0.field] != usual[keyPath: $0.field] }.map(\.name)
  }
}

extension AppShape {
  /// Fields by what a text says where they are unusual.
  static var flags: [(name: String, field: WritableKeyPath<AppShape, Bool>)] {
    [
      ("right to left", \.isRightToLeft), ("not installed", \.isInstalled),
      ("subclassed", \.isSubclassed), ("no contexts", \.definesContexts),
      ("caught at once", \.catchesByPan), ("presents by pan", \.presentsByPan),
    ]
  }
}

extension AppNode {
  fileprivate var text: String {
    func text(_ kind: String, _ nodes: [AppNode], _ service: AppService = .shared(0)) -> String {
      "\(kind)(\(nodes.map(\.text).joined(separator: ", ")))\(service.text)"
    }
    return switch self {
    case .screen: "screen"
    case .stack(let nodes, let service): text("stack", nodes, service)
    case .tabs(let nodes, let service): text("tabs", nodes, service)
    case .box(let nodes, let service): text("box", nodes, service)
    case .split(let first, let second): text("split", [first, second])
    }
  }
}

extension AppService {
  fileprivate var text: String {
    switch self {
    case .shared(let number): number == 0 ? "" : "~\(number)"
    case .own(let effectCase): "~\(effectCase)"
    case .none: "~none"
    }
  }
}

extension AppCard {
  /// The style, after the controller unless that is a screen.
  fileprivate var text: String {
    (node == .screen ? "" : "\(node.text) ") + "\(style)\(service.text)"
  }
}

extension AppEvent {
  var text: String {
    switch self {
    case .ask(let call, let isAnimated): words(call) + (isAnimated ? "" : " at once")
    case .environment(let change): words(change)
    case .control(let control, let number): "\(control)\(of(number))"
    case .scrub(let progress, let number): "scrub \(progress)\(of(number))"
    case .alongside(let number): "alongside\(of(number))"
    case .setting(let setting, let number): "setting \(words(setting))\(of(number))"
    case .change(let change, let number): "change \(change)\(of(number))"
    case .arm(let callback, let event): "in \(callback): \(event.text)"
    case .inside(let scope, let event): "inside \(scope): \(event.text)"
    case .frames, .touch, .back, .plain, .coordinate, .policy, .serve, .uninstall, .install:
      words(self)
    }
  }

  private func of(_ number: Int) -> String { number == 0 ? "" : " of \(number)" }
}

/// The name of a case and its values, with labels where those are words, but for what is usual.
private func words(_ value: Any) -> String {
  if let isOn = value as? Bool { return isOn ? "on" : "off" }
  if let targets = value as? [AppTarget] { return targets.map(words).joined(separator: ", ") }
  let mirror = Mirror(reflecting: value)
  guard let first = mirror.children.first else { return "\(value)" }
  let isStruct = mirror.displayStyle == .struct
  let name = isStruct ? "" : first.label ?? ""
  let values = isStruct ? mirror : Mirror(reflecting: first.value)
  guard isStruct || values.displayStyle == .tuple else { return "\(name) \(words(first.value))" }
  return values.children.reduce(into: name) { text, value in
    let label = value.label ?? ""
    switch value.value {
    case let isAnimated as Bool where label == "animated": text += isAnimated ? "" : " at once"
    case let number as Int where !label.hasPrefix("."):
      text += number == 0 ? "" : " \(label) \(number)"
    default: text += " \(words(value.value))"
    }
  }
}
