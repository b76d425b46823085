import Testing

@testable import GalleryServer

@Suite struct OutboxTests {
  @Test func itemsAreReadInOrder() async {
    let outbox = Outbox<Int>()
    for number in 1...3 { outbox.put(number, bytes: 1) }
    outbox.finish()
    var items: [Int] = []
    for await (item, _) in outbox.items { items.append(item) }
    #expect(items == [1, 2, 3])
  }

  @Test func aReaderThatIsTooFarBehindEndsIt() async {
    let outbox = Outbox<Int>(limit: 2000)
    #expect(outbox.put(1, bytes: 1000))
    #expect(!outbox.put(2, bytes: 1000))
    await outbox.waitForEnd()
    var items: [Int] = []
    for await (item, _) in outbox.items { items.append(item) }
    #expect(items == [1])
  }

  @Test func whatIsWrittenMakesRoom() {
    let outbox = Outbox<Int>(limit: 2000)
    for number in 1...100 {
      #expect(outbox.put(number, bytes: 1000))
      outbox.remove(bytes: 1000)
    }
  }

  @Test func smallItemsCountToo() {
    let outbox = Outbox<Int>(limit: 100_000)
    let taken = (1...1000).prefix { outbox.put($0, bytes: 0) }.count
    #expect(taken < 1000)
  }
}
