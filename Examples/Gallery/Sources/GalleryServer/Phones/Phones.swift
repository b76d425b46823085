internal import NIOCore
internal import NIOWebSocket

/// The phones, each with a process of its own, and the pages that show them.
package actor Phones {
  private struct Phone {
    /// nil after its process has ended unexpectedly.
    var process: PhoneProcess?
    var pages: [Int] = []
    /// The room that it has shown last.
    var room: String?
    /// Ends the phone that no page shows.
    var farewell: Task<Void, any Error>?
    /// Why its process has ended.
    var report = ""
  }

  private struct Page {
    let phone: String
    let hello: PageMessage
    let outbox: Outbox<PageOutput>
  }

  private let command: PhoneCommand
  private let limit: Int
  /// The time that a phone waits for a page that has lost its connection.
  private let linger: Duration
  private let pictures: PictureStore
  private var phones: [String: Phone] = [:]
  private var pages: [Int: Page] = [:]
  private var pageCount = 0
  /// The phones by the numbers of their processes.
  private var owners: [Int: String] = [:]
  private var processCount = 0
  /// A process that is started, for the next new phone.
  private var spare: PhoneProcess?

  package init(
    command: PhoneCommand,
    limit: Int,
    linger: Duration = .seconds(10),
    pictures: PictureStore
  ) {
    self.command = command
    self.limit = limit
    self.linger = linger
    self.pictures = pictures
  }

  // MARK: - Pages

  /// Shows a phone on a page; returns the page's number, or nil if there are too many phones.
  func join(_ message: PageMessage, outbox: Outbox<PageOutput>) -> Int? {
    guard let hello = message.hello else { return nil }
    let known = hello.phone.flatMap { phones[$0] == nil ? nil : $0 }
    guard let id = known ?? addPhone() else {
      outbox.put(.say("full", fullSentence))
      outbox.close(.tryAgainLater)
      return nil
    }
    if let wanted = hello.phone, known == nil {
      let sentence = "There is no phone “\(wanted.prefix(40))” any more. This is a new one."
      outbox.put(.say("error", sentence))
    }
    pageCount += 1
    let page = pageCount
    pages[page] = Page(phone: id, hello: message, outbox: outbox)
    phones[id]?.pages.append(page)
    phones[id]?.farewell?.cancel()
    outbox.put(.say("phone", id))
    greet(page, isFresh: hello.fresh ?? true)
    return page
  }

  /// Introduces a page to its phone.
  private func greet(_ number: Int, isFresh: Bool) {
    guard let page = pages[number], let phone = phones[page.phone] else { return }
    if let process = phone.process {
      introduce(number, to: process)
    } else if isFresh {
      restart(page.phone)
    } else {
      page.outbox.put(.say("ended", phone.report))
    }
  }

  private func introduce(_ number: Int, to process: PhoneProcess, room: String? = nil) {
    guard let page = pages[number] else { return }
    process.put(number, ByteBuffer(string: "+"))
    process.put(number, room.map(page.hello.asking(for:)) ?? page.hello.line)
  }

  func receive(_ message: PageMessage, from number: Int) {
    guard let page = pages[number], let phone = phones[page.phone] else { return }
    if let process = phone.process {
      guard !process.put(number, message.line) else { return }
      // The page sends more than its phone can take.
      page.outbox.close(.policyViolation)
    } else if message.name == "restart" {
      restart(page.phone)
    } else if message.name == "open" {
      restart(page.phone)
      phones[page.phone]?.process?.put(number, message.line)
    }
  }

  func leave(_ number: Int) {
    guard let id = pages.removeValue(forKey: number)?.phone else { return }
    phones[id]?.process?.put(number, ByteBuffer(string: "-"))
    phones[id]?.pages.removeAll { $0 == number }
    guard phones[id]?.pages.isEmpty == true else { return }
    phones[id]?.farewell = Task { [linger] in
      try await Task.sleep(for: linger)
      endIfAlone(id)
    }
  }

  private func endIfAlone(_ id: String) {
    if phones[id]?.pages.isEmpty == true { end(id) }
  }

  private var fullSentence: String {
    let phones = limit == 1 ? "The only phone is" : "All \(limit) phones are"
    return "\(phones) in use. Close another page, or start the gallery with more phones."
  }

  // MARK: - Phones

  /// Starts a phone; returns its id, or nil if there are too many.
  private func addPhone() -> String? {
    if phones.count >= limit, let idle = phones.first(where: { $0.value.pages.isEmpty })?.key {
      end(idle)
    }
    guard phones.count < limit else { return nil }
    // 128 random bits: who doesn't know the id can't join.
    let id = String(UInt128.random(in: .min ... .max), radix: 36)
    phones[id] = Phone(process: takeProcess(for: id))
    return id
  }

  private func end(_ id: String) {
    guard let phone = phones.removeValue(forKey: id) else { return }
    phone.farewell?.cancel()
    guard let process = phone.process else { return }
    owners[process.number] = nil
    process.finish()
  }

  /// Starts a new process for a phone, and shows the room there that it has shown last.
  private func restart(_ id: String) {
    guard let phone = phones[id], phone.process == nil else { return }
    let process = takeProcess(for: id)
    phones[id]?.process = process
    for page in phone.pages {
      introduce(page, to: process, room: phone.room)
    }
  }

  // MARK: - Processes

  /// Keeps a process started for the next phone.
  package func prepare() {
    if spare == nil { spare = startProcess() }
  }

  private func takeProcess(for id: String) -> PhoneProcess {
    let process = spare ?? startProcess()
    spare = nil
    owners[process.number] = id
    // The new phone comes first.
    Task {
      try await Task.sleep(for: .seconds(1))
      prepare()
    }
    return process
  }

  private func startProcess() -> PhoneProcess {
    processCount += 1
    let process = PhoneProcess(number: processCount)
    Task { [command] in
      let sentence = await process.run(command) { [self] line in
        await relay(line, from: process.number)
      }
      hasEnded(process.number, sentence: sentence)
    }
    return process
  }

  private func relay(_ line: PhoneLine, from process: Int) {
    switch line {
    case .picture(let message): pictures.add(message.readableBytesView)
    case .message(let number, let text, let room):
      guard let id = owners[process], let page = pages[number], page.phone == id else { return }
      if let room { phones[id]?.room = room }
      page.outbox.put(.text(text))
    }
  }

  /// Tells the pages that the process of their phone has ended unexpectedly.
  private func hasEnded(_ process: Int, sentence: String?) {
    if spare?.number == process { spare = nil }
    guard let id = owners.removeValue(forKey: process), let phone = phones[id] else { return }
    let report = Fault.report(room: phone.room, sentence: sentence)
    phones[id]?.process = nil
    phones[id]?.report = report
    for page in phone.pages {
      pages[page]?.outbox.put(.say("ended", report))
    }
  }
}
