/// Whether a byte is white space as C's `isspace` has it.
func isASCIISpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
}

/// The number that a hexadecimal digit stands for, or `nil` for another byte.
func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// Shows text of a file in a message: cut after 60 bytes, bytes that are no UTF-8 replaced.
func quoted(_ text: some Collection<UInt8>) -> String {
  let shown = String(decoding: text.prefix(60), as: UTF8.self)
  return "'\(shown)\(text.count > 60 ? "…" : "")'"
}
