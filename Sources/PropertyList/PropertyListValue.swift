/// A value of a property list and the place where it starts.
package struct PropertyListValue: Sendable {
  /// The kinds of values.
  package enum Content: Sendable {
    /// Text.
    case string(String)

    /// A whole number; the formats allow -2^63 to 2^64 - 1, a binary file 128 bits.
    case integer(Int128)

    /// A number with a fraction, or one that is not finite.
    case real(Double)

    /// True or false.
    case boolean(Bool)

    /// A moment, in seconds since 1 January 2001, 00:00 UTC.
    case date(Double)

    /// Bytes.
    case data([UInt8])

    /// An array; also a set of a binary file, in the file's order.
    case array([PropertyListValue])

    /// A dictionary.
    case dictionary(PropertyListDictionary)

    /// A reference within a keyed archive.
    case uid(UInt64)

    /// The `null` of JSON, which no other kind has.
    case null
  }

  /// What the value is.
  package let content: Content

  /// Where the value starts.
  package let position: PropertyListPosition

  /// Puts a value together.
  package init(_ content: Content, at position: PropertyListPosition) {
    self.content = content
    self.position = position
  }
}

extension PropertyListValue {
  /// The text, or `nil` when this is no string.
  package var string: String? {
    guard case .string(let string) = content else { return nil }
    return string
  }

  /// The whole number, or `nil` when this is none.
  package var integer: Int128? {
    guard case .integer(let integer) = content else { return nil }
    return integer
  }

  /// The truth value, or `nil` when this is none.
  package var boolean: Bool? {
    guard case .boolean(let boolean) = content else { return nil }
    return boolean
  }

  /// The elements, or `nil` when this is no array.
  package var array: [PropertyListValue]? {
    guard case .array(let array) = content else { return nil }
    return array
  }

  /// The dictionary, or `nil` when this is none.
  package var dictionary: PropertyListDictionary? {
    guard case .dictionary(let dictionary) = content else { return nil }
    return dictionary
  }

  /// The kind of the value in words, with its article: `a string`, `an integer`.
  package var typeName: String {
    switch content {
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .uid: "a UID"
    case .null: "null"
    }
  }
}
