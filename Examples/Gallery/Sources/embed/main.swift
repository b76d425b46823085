import Foundation

// Writes Swift with the text of files by their names: embed OUTPUT FILE…
let output = URL(filePath: CommandLine.arguments[1])
let entries = try CommandLine.arguments.dropFirst(2).sorted().map { path in
  let text = try String(contentsOfFile: path, encoding: .utf8)
  return "    \"\(URL(filePath: path).lastPathComponent)\": ##\"\"\"\n\(text)\n\"\"\"##,\n"
}
let swift = """
  enum RoomFiles {
    static let texts: [String: String] = [
  \(entries.joined())  ]
  }

  """
try swift.write(to: output, atomically: true, encoding: .utf8)
