import FileAccess
import FontRegistry
import FontTestSupport

/// A font of nothing but names and, when it is variable, one `wght` axis from 100 over 400 to 900.
struct SampleFont {
  /// A record of the `name` table.
  struct Name {
    var nameID: UInt16
    var text: String
    var platform: UInt16 = 3
    var language: UInt16 = 0x409
    /// Whether the string lies past the end of the table.
    var isDamaged = false
  }

  /// A named instance.
  struct Instance {
    var weight: UInt16
    var styleID: UInt16
    var postScriptNameID: UInt16 = 0xFFFF
  }

  var names: [Name]
  var instances: [Instance] = []

  /// Reads the font from a file of its own.
  func read() throws -> FontFile {
    let folder = try TemporaryFolder()
    let path = try folder.write("Sample.ttf", bytes)
    return Registry(paths: [FilePath(path)]).files[0]
  }

  /// The file.
  var bytes: [UInt8] {
    SampleSFNT.bytes(
      (instances.isEmpty ? [] : [("fvar", fvarTable)]) + [("name", nameTable)]
    )
  }

  private var nameTable: [UInt8] {
    var table = BigEndianBytes()
    table.append(0 as UInt16, "version")
    table.append(UInt16(names.count), "count")
    table.append(UInt16(6 + 12 * names.count), "storageOffset")
    var storage: [UInt8] = []
    for name in names {
      let string =
        name.platform == 1
        ? Array(name.text.utf8)
        : name.text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      table.append(name.platform, "platformID")
      table.append((name.platform == 3 ? 1 : 0) as UInt16, "encodingID")
      table.append(name.language, "languageID")
      table.append(name.nameID, "nameID")
      table.append(UInt16(string.count), "length")
      table.append(name.isDamaged ? 0xFFFF : UInt16(storage.count), "stringOffset")
      storage += string
    }
    table.append(bytes: storage)
    return table.bytes
  }

  private var fvarTable: [UInt8] {
    var table = BigEndianBytes()
    table.append(0x0001_0000 as UInt32, "version")
    table.append(16 as UInt16, "axesArrayOffset")
    table.append(2 as UInt16, "reserved")
    table.append(1 as UInt16, "axisCount")
    table.append(20 as UInt16, "axisSize")
    table.append(UInt16(instances.count), "instanceCount")
    table.append(10 as UInt16, "instanceSize")
    table.append(bytes: "wght".utf8)
    for value in [100, 400, 900] as [UInt32] { table.append(value << 16, "Fixed") }
    table.append(0 as UInt16, "flags")
    table.append(256 as UInt16, "axisNameID")
    for instance in instances {
      table.append(instance.styleID, "subfamilyNameID")
      table.append(0 as UInt16, "flags")
      table.append(UInt32(instance.weight) << 16, "coordinate")
      table.append(instance.postScriptNameID, "postScriptNameID")
    }
    return table.bytes
  }
}
