/// Reads a binary property list.
///
/// Objects may be referred to from several places. Each reference makes a value of its own here, and
/// the number of values is held against the size of the file, so that a small file cannot grow.
struct BinaryReader {
  /// An array or dictionary whose elements are being read.
  private struct Container {
    let number: Int
    let references: Int
    let count: Int
    let isDictionary: Bool
    var next = 0
  }

  private let objects: BinaryObjects
  private var scalars: [PropertyListValue.Content?]
  private var isOpen: [Bool]
  private var open: [Container] = []

  /// The values that were read.
  private(set) var builder: TreeBuilder

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, which starts with `bplist`.
  ///   - limits: How much to take.
  /// - Throws: `PropertyListError` for an unknown version, a trailer that makes no sense or too many
  ///   objects.
  init(bytes: [UInt8], limits: PropertyListLimits) throws(PropertyListError) {
    // Core Foundation reads every version that starts with 0 in the same way.
    guard bytes.starts(with: "bplist0".utf8) else {
      throw PropertyListError("unknown version \(quoted(bytes.prefix(8)))", at: nil)
    }
    let trailer = try BinaryTrailer(parsing: bytes)
    guard trailer.objectCount <= limits.values else {
      throw PropertyListError("more than \(limits.values) objects", at: nil)
    }
    objects = BinaryObjects(bytes: bytes, trailer: trailer)
    scalars = Array(repeating: nil, count: trailer.objectCount)
    isOpen = Array(repeating: false, count: trailer.objectCount)
    builder = TreeBuilder(
      limits: PropertyListLimits(
        bytes: limits.bytes,
        values: min(limits.values, 1000 + 16 * bytes.count),
        depth: limits.depth
      )
    )
  }
}

extension BinaryReader {
  /// Reads the whole list.
  ///
  /// - Throws: `PropertyListError` with the byte of the first fault.
  mutating func read() throws(PropertyListError) {
    try add(objects.trailer.root)
    while let last = open.indices.last {
      let container = open[last]
      guard container.next < container.count else {
        open.removeLast()
        isOpen[container.number] = false
        builder.end()
        continue
      }
      open[last].next += 1
      var index = container.next
      if container.isDictionary {
        try addKey(try objects.reference(index, from: container.references))
        index += container.count
      }
      try add(try objects.reference(index, from: container.references))
    }
  }

  private mutating func add(_ number: Int) throws(PropertyListError) {
    let offset = try objects.offset(of: number)
    let position = PropertyListPosition(byte: offset)
    // Objects that many places share are decoded once, or a long string could cost its length each.
    if let scalar = scalars[number] { return try builder.add(scalar, at: position) }
    switch try objects.object(at: offset) {
    case .scalar(let content):
      scalars[number] = content
      try builder.add(content, at: position)
    case .array(let references, let count):
      try begin(
        Container(number: number, references: references, count: count, isDictionary: false),
        at: position
      )
    case .dictionary(let references, let count):
      try begin(
        Container(number: number, references: references, count: count, isDictionary: true),
        at: position
      )
    }
  }

  private mutating func begin(
    _ container: Container,
    at position: PropertyListPosition
  ) throws(PropertyListError) {
    guard !isOpen[container.number] else {
      throw PropertyListError("object \(container.number) holds itself", at: position)
    }
    try builder.begin(dictionary: container.isDictionary, at: position)
    isOpen[container.number] = true
    open.append(container)
  }

  private mutating func addKey(_ number: Int) throws(PropertyListError) {
    let offset = try objects.offset(of: number)
    let position = PropertyListPosition(byte: offset)
    if scalars[number] == nil, case .scalar(let content) = try objects.object(at: offset) {
      scalars[number] = content
    }
    guard case .string(let key)? = scalars[number] else {
      throw PropertyListError("a key that is no string", at: position)
    }
    builder.add(key: key, at: position)
  }
}
