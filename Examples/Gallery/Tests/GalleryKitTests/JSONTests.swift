import GalleryKit
import Testing

@Suite struct JSONTests {
  @Test(
    "What is written is what was read",
    arguments: [
      "null", "true", "[]", "{}", "[1,-2.5,1e+100,0.1]", "{\"b\":1,\"a\":[{\"c\":\"d\"}]}",
      "\"quote \\\" slash \\\\ line \\n bell \\u0007 π 🂡\"",
    ]
  )
  func roundTrip(text: String) throws {
    #expect(try JSON(parsing: text).description == text)
  }

  @Test func numbersAreWrittenInFull() {
    let third = 1.0 / 3

    #expect(Double(JSON.number(third).description) == third)
    #expect(JSON.number(120.0).description == "120")
    #expect(JSON.number(-0.0).description == "0")
  }

  @Test func escapesAreRead() throws {
    #expect(try JSON(parsing: #""\u0041\ud83d\ude00\/\t""#) == .string("A😀/\t"))
  }

  @Test(
    "What is not JSON is found at its place",
    arguments: [
      ("", 1, 1), ("[1,]", 1, 4), ("{\"a\" 1}", 1, 6), ("[\n1\n2]", 3, 1), ("01", 1, 3),
      ("\"open", 1, 6), ("[1] 2", 1, 5), ("nil", 1, 1), ("{\"a\":1,\"a\":2}", 1, 8),
    ]
  )
  func syntaxErrors(text: String, line: Int, column: Int) {
    do throws(JSON.SyntaxError) {
      _ = try JSON(parsing: text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.line == line)
      #expect(error.column == column)
    }
  }
}
