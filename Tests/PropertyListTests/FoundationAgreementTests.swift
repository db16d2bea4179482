internal import Foundation
internal import PropertyList
internal import Testing

/// Foundation reads the same values out of well-formed lists.
@Suite("Property lists as Foundation reads them")
struct FoundationAgreementTests {
  static var value: [String: Any] {
    [
      "string": "Größe \u{1F600} & <tag> \"quoted\"",
      "empty": "",
      "integers": [0, 1, -1, 255, 65_536, Int.max, Int.min],
      "unsigned": UInt64.max,
      "reals": [0.5, -1e300, 1.0e-7],
      "booleans": [true, false],
      "date": Date(timeIntervalSinceReferenceDate: 700_000_000),
      "data": Data(0...255),
      "nested": [["a": [["b": [String: Any]()]]], [Any]()] as [Any],
      "long": String(repeating: "x", count: 70_000),
      "many": Array(0..<300),
    ]
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `what Foundation writes is read back`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.value,
      format: format,
      options: 0
    )
    let document = try PropertyListDocument(parsing: [UInt8](data))
    #expect(document.kind == (format == .xml ? .xml : .binary))
    #expect(sorted(document.root) == sorted(Self.value))
  }

  @Test(arguments: [
    XMLPropertyListTests.sample,
    "<plist><dict><key>a</key><integer>0x1F</integer><key>a</key><real>1e3</real></dict></plist>",
    "<array><date>2024-02-29T12:30:45Z</date><date>1899-12-31T00:00:00Z</date></array>",
    "<array><data> AAEC\nAw== </data><string>a&#x1F600;<![CDATA[<b>]]></string></array>",
    OpenStepPropertyListTests.project,
    #"{a = "\n\t\"\\\U00e9\101"; b = <0fbd77>; c = (x, 'y z',); d = {e = f;};}"#,
    #""key" = "value"; /* c */ other = thing;"#,
  ])
  func `what people write is read alike`(text: String) throws {
    let foundation = unsafe try PropertyListSerialization.propertyList(
      from: Data(text.utf8),
      format: nil
    )
    #expect(sorted(try lastKeys(read(text).root)) == sorted(foundation))
  }

  @Test(arguments: 0x80...0xFD as ClosedRange<UInt8>)
  func `octal escapes are in NeXT's encoding`(byte: UInt8) throws {
    let octal = String(byte, radix: 8)
    let foundation = unsafe try PropertyListSerialization.propertyList(
      from: Data("(\"\\\(octal)\")".utf8),
      format: nil
    )
    #expect((foundation as? [String])?.first == (try read("\"\\\(octal)\"").root.string))
  }

  /// Keeps the last of equal keys, as Foundation does.
  private func lastKeys(_ value: PropertyListValue) -> PropertyListValue {
    guard let dictionary = value.dictionary else { return value }
    let entries = dictionary.entries.indices.filter { index in
      !dictionary.entries[(index + 1)...].contains { $0.key == dictionary.entries[index].key }
    }
    return PropertyListValue(
      .dictionary(PropertyListDictionary(entries.map { dictionary.entries[$0] })),
      at: value.position
    )
  }

  private func sorted(_ value: PropertyListValue) -> String {
    if let array = value.array { return "[\(array.map(sorted).joined(separator: ", "))]" }
    guard let dictionary = value.dictionary else { return outline(value) }
    let entries = dictionary.entries.map { "\($0.key): \(sorted($0.value))" }
    return "{\(entries.sorted().joined(separator: ", "))}"
  }

  private func sorted(_ number: NSNumber) -> String {
    // The C type that a number was made with tells 1 from 1.0 and from true.
    switch unsafe String(cString: number.objCType) {
    case "c", "B": "\(number.boolValue)"
    case "d", "f": "real(\(number.doubleValue))"
    case "Q": "\(number.uint64Value)"
    default: "\(number.int64Value)"
    }
  }

  private func sorted(_ value: Any) -> String {
    switch value {
    case let string as String: return "\"\(string)\""
    case let date as Date: return "date(\(date.timeIntervalSinceReferenceDate))"
    case let data as Data: return "data(\([UInt8](data)))"
    case let array as [Any]: return "[\(array.map { sorted($0) }.joined(separator: ", "))]"
    case let dictionary as [String: Any]:
      let entries = dictionary.map { "\($0.key): \(sorted($0.value))" }
      return "{\(entries.sorted().joined(separator: ", "))}"
    case let number as NSNumber: return sorted(number)
    default: return "unknown \(type(of: value))"
    }
  }
}
