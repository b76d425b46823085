internal import Foundation

/// Traces and recordings: the first frame of a trace has the time 0, and that of a recording is a frame after the
/// room's start.
extension Journal {
  /// The recording as the input of a run that gives the same frames, if it runs at the recording's frame rate.
  ///
  /// Settings become calls; a finger that is still down at the end is taken away.
  package var input: TraceInput {
    var actions = settings.calls.map { (time: 0.0, action: TraceStep.Action.call($0)) }
    // Another layout direction starts the run again, with its second frame.
    let shift = settings.isRightToLeft ? 0 : time(of: 1)
    var down = DownFingers()
    for entry in entries {
      down.note(entry.action)
      actions.append((max(entry.time - shift, 0), entry.action))
    }
    actions += down.cancellations.map { (max(end - shift, 0), $0) }
    return TraceInput(
      steps: actions.enumerated().map { index, item in
        TraceStep(number: index + 1, time: item.time, action: item.action)
      }
    )
  }

  /// Makes a recording of a trace, at 60 frames per second.
  ///
  /// Calls at the beginning that change settings become settings.
  package init(
    room: String,
    settings: RoomSettings,
    playing input: TraceInput
  ) throws(GalleryFailure) {
    var settings = settings
    let steps = input.steps.drop { $0.time == 0 && settings.apply($0.action) }
    self.init(room: room, settings: settings)
    let (hz, tolerance) = (60, 0.001)
    for step in steps {
      if case .call(.rightToLeft) = step.action {
        throw GalleryFailure(
          "item \(step.number): the layout direction can only be set at the beginning"
        )
      }
      // The frame in which a run at this rate would handle it.
      let frame = max(Int(((step.time - tolerance) * Double(hz)).rounded(.up)), 0) + 1
      while frameCount < frame, !isFull {
        beginFrame(at: hz)
      }
      guard frameCount == frame, hasRoom(for: [step.action]) else {
        throw GalleryFailure("item \(step.number): the trace is too long to be recorded")
      }
      note(step.action, at: step.time + 1 / Double(hz))
    }
  }
}

extension RoomSettings {
  /// What sets them in a room whose settings are all off.
  var calls: [RoomCall] {
    var calls: [RoomCall] = []
    if reducesMotion { calls.append(.reduceMotion(true)) }
    if isDark { calls.append(.dark(true)) }
    if let tuning { calls.append(.tune(tuning.values)) }
    if isRightToLeft { calls.append(.rightToLeft(true)) }
    return calls
  }

  /// Takes over what a call sets; returns whether it sets anything.
  fileprivate mutating func apply(_ action: TraceStep.Action) -> Bool {
    switch action {
    case .call(.rightToLeft(let isOn)): isRightToLeft = isOn
    case .call(.reduceMotion(let isOn)): reducesMotion = isOn
    case .call(.dark(let isOn)): isDark = isOn
    case .call, .touch, .scroll: return false
    }
    return true
  }
}

extension TraceStep.Action {
  /// The bytes that it has at most in a file, whenever it happens.
  ///
  /// What lifts a finger is counted where the finger comes down, so that there is always room for it.
  var mostBytes: Int {
    switch self {
    case .touch(_, .began, _), .scroll(.began, _, _): item + Self.mostBytesOfEnd
    case .touch(_, .ended, _), .touch(_, .cancelled, _), .scroll(.ended, _, _),
      .scroll(.cancelled, _, _):
      0
    case .touch(_, .moved, _), .scroll(.moved, _, _), .call: item
    }
  }

  /// The bytes of an item with the longest time, indented, and with a comma.
  private var item: Int {
    TraceStep(number: 1, time: 0, action: self).json.description.utf8.count + 28
  }

  /// Five numbers in full precision, and the words between them.
  private static let mostBytesOfEnd = 200
}

extension TraceInput {
  /// The content of an input file.
  package var text: String {
    let items = steps.map { "  \($0.json)" }.joined(separator: ",\n")
    return items.isEmpty ? "[]\n" : "[\n\(items)\n]\n"
  }
}
