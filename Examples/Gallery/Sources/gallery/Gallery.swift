internal import GalleryKit

@main
struct Gallery {
  static func main() {}
}
