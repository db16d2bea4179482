internal import OpenType

extension FaceBuilder {
  /// More instances than any font that is made has; keeps a hostile file's work small.
  static let instanceLimit = 4096

  /// The default face and one for each named instance elsewhere on the axes.
  ///
  /// - Parameters:
  ///   - base: The face as the tables besides `fvar` describe it.
  ///   - fvar: Axes and instances.
  ///   - names: The names of the file.
  ///   - bytes: The buffer.
  /// - Returns: The default first, then the instances in the order of the file.
  mutating func instances(
    of base: Face,
    fvar: FvarTable,
    names: FaceNames,
    in bytes: Span<UInt8>
  ) -> [Face] {
    var base = base
    base.axes = fvar.axes.map(VariationAxis.init)
    let defaults = fvar.axes.map(\.defaultValue)
    let index = names.table.map(NameIndex.init)
    func text(_ nameID: UInt16) -> String? {
      index?.record(for: nameID).flatMap { names.text(of: $0, in: bytes) }
    }

    let records = fvar.instances.prefix(Self.instanceLimit)
    let differing = names.differing(
      among: Set(records.flatMap { [$0.subfamilyNameID, $0.storedNameID ?? $0.subfamilyNameID] }),
      in: bytes
    )

    var defaultFace: Face?
    var others: [Face] = []
    var unreadNames: Set<UInt16> = []
    // Instances may share name records, so short tables can make long lists of long names.
    var budget = 16 * names.byteCount + (1 << 16)
    var readCount = 0
    for (place, record) in records.enumerated() {
      guard budget > 0 else { break }
      readCount += 1
      let coordinates = fvar.coordinates(ofInstance: place)
      let isDefault = coordinates.elementsEqual(defaults)
      // iOS gives the default position one name, so a second instance there adds no face.
      if isDefault, defaultFace != nil { continue }
      let instance = NamedInstance(
        name: text(record.subfamilyNameID),
        storedPostScriptName: record.storedNameID.flatMap(text),
        coordinates: coordinates.map(\.doubleValue),
        isDefault: isDefault,
        place: place + 1
      )
      var face = base.placed(at: instance, hasDanglingName: record.namesNothing(text))
      if !isDefault, face.postScriptName != nil {
        if instance.storedPostScriptName == nil, differing.contains(record.subfamilyNameID) {
          face.doubtName(.stylesDiffer)
        } else if let stored = record.storedNameID, differing.contains(stored) {
          face.doubtName(.recordsDiffer)
        }
      }
      if instance.name == nil { unreadNames.insert(record.subfamilyNameID) }
      budget -= (face.postScriptName?.utf8.count ?? 0) + (instance.name?.utf8.count ?? 0)
      if isDefault { defaultFace = face } else { others.append(face) }
    }
    for error in names.damage(of: unreadNames, in: bytes).prefix(Self.damageLimit) { note(error) }
    if readCount < fvar.instances.count {
      let words =
        "it has \(fvar.instances.count) instances, with long names or more than any font has; only "
        + "the first \(readCount) are read"
      note(TableError(table: .fvar, offset: 12, .malformed(words)))
    }
    return [defaultFace ?? base.unnamedDefault] + others
  }

  /// How many instances' damaged names are told of.
  private static let damageLimit = 8
}

extension FvarTable.Instance {
  /// The name ID of the stored PostScript name, when the specification allows it.
  var storedNameID: UInt16? {
    guard let postScriptNameID, postScriptNameID == 6 || 256...32767 ~= postScriptNameID else {
      return nil
    }
    return postScriptNameID
  }

  /// Whether the field says that there is a PostScript name, and the file holds none there.
  func namesNothing(_ text: (UInt16) -> String?) -> Bool {
    guard let postScriptNameID, postScriptNameID != 0xFFFF else { return false }
    return storedNameID.flatMap(text) == nil
  }
}

extension VariationAxis {
  init(_ axis: FvarTable.Axis) {
    self.init(
      tag: "\(axis.tag)",
      minimum: axis.minimum.doubleValue,
      defaultValue: axis.defaultValue.doubleValue,
      maximum: axis.maximum.doubleValue
    )
  }
}

extension Face {
  /// The default of a variable file when no named instance lies there.
  fileprivate var unnamedDefault: Face {
    var face = self
    if face.postScriptName != nil {
      face.nameCertainty = .low
      face.nameReason =
        "no named instance lies at the default position, and whether iOS lists it "
        + "was not seen"
    }
    return face
  }

  /// The face at a named instance, under the name that iOS gives it.
  fileprivate func placed(at instance: NamedInstance, hasDanglingName: Bool) -> Face {
    var face = self
    face.instance = instance
    face.style = instance.name ?? (instance.isDefault ? style : nil)
    if instance.isDefault {
      face.judgeDefault(stored: instance.storedPostScriptName)
    } else {
      (face.fullName, face.legacyStyle) = (nil, nil)
      face.hasBoldBits = false
      face.nameInstance(instance, hasDanglingName: hasDanglingName)
    }
    face.applyPosition()
    return face
  }

  /// The default position has name ID 6, also when the instance there stores another.
  private mutating func judgeDefault(stored: String?) {
    guard let postScriptName, nameCertainty == .high else { return }
    if let stored, !stored.hasSameBytes(as: postScriptName) {
      nameCertainty = .medium
      nameReason =
        "the instance at the default position stores the name '\(stored)', but iOS was "
        + "seen to use name ID 6 there"
    }
  }

  private mutating func nameInstance(_ instance: NamedInstance, hasDanglingName: Bool) {
    if let stored = instance.storedPostScriptName {
      postScriptName = stored
      (nameCertainty, nameReason) = (.high, nil)
      return
    }
    guard let filePostScriptName, let subfamily = instance.name else {
      (postScriptName, nameCertainty, nameReason) = (nil, nil, nil)
      return
    }
    let suffix = String(subfamily.map { $0 == " " ? "-" : $0 })
    postScriptName = filePostScriptName + "_" + suffix
    if hasDanglingName {
      nameCertainty = min(nameCertainty ?? .medium, .medium)
      nameReason = nameReason ?? "the instance points to a PostScript name that the file lacks"
    }
  }
}
