/// The folder of the checkout, found from this file's place in it.
enum Checkout {
  static let path = "\(#filePath)".split(separator: "/").dropLast(3)
    .reduce("") { $0 + "/" + $1 }
}
