/// A shelf of the library.
struct Shelf: Hashable {
  let name: String
  let line: String
  let books: [Book]
}
