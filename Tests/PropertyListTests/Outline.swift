internal import PropertyList

/// A value on one line, in the file's order: what tests compare.
func outline(_ value: PropertyListValue) -> String {
  switch value.content {
  case .string(let string): return "\"\(string)\""
  case .integer(let integer): return "\(integer)"
  case .real(let real): return "real(\(real))"
  case .boolean(let boolean): return "\(boolean)"
  case .date(let seconds): return "date(\(seconds))"
  case .data(let bytes): return "data(\(bytes))"
  case .array(let elements): return "[\(elements.map(outline).joined(separator: ", "))]"
  case .dictionary(let dictionary):
    let entries = dictionary.entries.map { "\($0.key): \(outline($0.value))" }
    return "{\(entries.joined(separator: ", "))}"
  case .uid(let number): return "uid(\(number))"
  case .null: return "null"
  }
}

/// Every key and value with its place, in the file's order: `2:3 key a`, `2:13 "x"`.
func places(_ value: PropertyListValue) -> [String] {
  var lines = ["\(place(value.position)) \(value.typeName)"]
  switch value.content {
  case .array(let elements):
    lines += elements.flatMap(places)
  case .dictionary(let dictionary):
    for entry in dictionary.entries {
      lines.append("\(place(entry.keyPosition)) key \(entry.key)")
      lines += places(entry.value)
    }
  default:
    break
  }
  return lines
}

private func place(_ position: PropertyListPosition) -> String {
  guard let line = position.line, let column = position.column else { return "@\(position.byte)" }
  return "\(line):\(column)"
}

/// Reads text as UTF-8.
func read(_ text: String, orJSON json: Bool = false) throws -> PropertyListDocument {
  try PropertyListDocument(parsing: Array(text.utf8), orJSON: json)
}

/// The error that reading gives, with its place, or what was read.
func fault(
  _ bytes: [UInt8],
  orJSON json: Bool = false,
  limits: PropertyListLimits = .standard
) -> String {
  do throws(PropertyListError) {
    return "read: "
      + outline(try PropertyListDocument(parsing: bytes, orJSON: json, limits: limits).root)
  } catch {
    return "\(error)"
  }
}
