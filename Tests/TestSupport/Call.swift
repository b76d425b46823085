/// Something that an app asks for.
struct Call: Sendable, CustomStringConvertible {
  let kind: Kind
  var isAnimated = true

  enum Kind: Equatable, Sendable {
    case push(String)
    case pop
    case popTo(String)
    case popToRoot
    case set([String])
    /// From another presented screen, or from the root.
    case present(String, from: String?)
    case dismiss(String)
    case select(Int)
  }

  var description: String { "\(kind)\(isAnimated ? "" : ", not animated")" }

  /// What the books are after it, if nothing is in its way.
  func applied(to books: AppStage.Books) -> AppStage.Books {
    var books = books
    switch kind {
    case .push(let name): if !books.stack.contains(name) { books.stack.append(name) }
    case .pop: if books.stack.count > 1 { books.stack.removeLast() }
    case .popTo(let name):
      if let index = books.stack.firstIndex(of: name) {
        books.stack.removeSubrange((index + 1)...)
      }
    case .popToRoot: books.stack = Array(books.stack.prefix(1))
    case .set(let names): books.stack = names
    case .present(let name, let presenter):
      let isPossible = !books.presented.contains(name) && books.presented.last == presenter
      if isPossible { books.presented.append(name) }
    case .dismiss(let name):
      if let index = books.presented.firstIndex(of: name) {
        books.presented.removeSubrange(index...)
      }
    case .select(let tab): books.tab = tab
    }
    return books
  }
}
