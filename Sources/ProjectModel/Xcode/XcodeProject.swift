internal import FileAccess
internal import PropertyList

/// A project file, taken apart into its objects.
struct XcodeProject {
  /// The `project.pbxproj`.
  let path: FilePath

  /// The folder that the paths in it start from.
  let folder: ProjectPath

  /// The project's name: that of its `.xcodeproj` without the extension.
  let name: String

  /// The folder that was given.
  let checkout: Checkout

  /// The object of class `PBXProject`.
  let root: XcodeObject

  /// Where to put what cannot be understood.
  let log: ProblemLog

  /// What it shares with the projects that are read with it.
  let shared: SharedSettings

  private let objects: [String: XcodeObject]

  /// The references to files, in the order of the file.
  let fileReferences: [XcodeObject]

  /// The folders that are kept in step with the disk, in the order of the file.
  let synchronizedGroups: [XcodeObject]

  /// The references to Swift packages in a folder, in the order of the file.
  let packageReferences: [XcodeObject]

  /// The sets of exceptions of these folders.
  let exceptions: ExceptionSets

  /// How many more files build phases may name.
  let uses: FileUses

  /// Takes a project file apart.
  ///
  /// - Parameters:
  ///   - file: The outermost layer of the file.
  ///   - path: The `project.pbxproj`.
  ///   - checkout: The folder that was given.
  ///   - log: Where to put what cannot be understood.
  ///   - shared: What it shares with the projects that are read with it.
  /// - Throws: ``ProjectProblem`` when the file is no project.
  init(
    _ file: XcodeProjectFile,
    path: FilePath,
    in checkout: Checkout,
    log: ProblemLog,
    shared: SharedSettings = SharedSettings()
  ) throws(ProjectProblem) {
    self.path = path
    self.shared = shared
    self.checkout = checkout
    self.log = log
    var fileReferences: [XcodeObject] = []
    var synchronizedGroups: [XcodeObject] = []
    var packageReferences: [XcodeObject] = []
    var objects = [String: XcodeObject](minimumCapacity: file.objects.entries.count)
    for entry in file.objects.entries {
      guard let values = entry.value.dictionary, let isa = values["isa"]?.string else {
        log.add(
          ProjectProblem(
            path: path,
            position: SourcePosition(entry.value.position),
            reason: "object '\(entry.key)' is \(entry.value.typeName) without a class"
          )
        )
        continue
      }
      let object = XcodeObject(
        id: entry.key,
        isa: isa,
        values: values,
        position: entry.keyPosition
      )
      objects[entry.key] = object
      switch isa {
      case "PBXFileReference": fileReferences.append(object)
      case "PBXFileSystemSynchronizedRootGroup": synchronizedGroups.append(object)
      case "XCLocalSwiftPackageReference": packageReferences.append(object)
      default: break
      }
    }
    guard let root = objects[file.rootObject.text], root.isa == "PBXProject" else {
      throw ProjectProblem(
        path: path,
        position: SourcePosition(file.rootObject.position),
        reason: "the object '\(file.rootObject.text)' that it starts from is no project"
      )
    }
    self.root = root
    self.objects = objects
    self.fileReferences = fileReferences
    self.synchronizedGroups = synchronizedGroups
    self.packageReferences = packageReferences
    guard let wrapper = checkout.projectPath(of: path)?.folder, !wrapper.isOutside else {
      throw ProjectProblem(path: path, reason: "the project does not lie in '\(checkout.root)'")
    }
    let title = String(decoding: wrapper.name, as: UTF8.self)
    name = title.hasSuffix(".xcodeproj") ? String(title.dropLast(10)) : title
    folder = wrapper.folder
      .appending((root.string("projectDirPath") ?? "").utf8)
    exceptions = ExceptionSets(synchronizedGroups) { group in
      (group.values["exceptions"]?.array ?? []).compactMap { value in
        guard let id = value.string else { return nil }
        if let set = objects[id] { return set }
        log.add(
          ProjectProblem(
            path: path,
            position: SourcePosition(value.position),
            reason: "the set of exceptions '\(id)' is not in the project"
          )
        )
        return nil
      }
    }
    XcodeGroups.enter(root, objects: objects, path: path, log: log)
    uses = FileUses(objectCount: objects.count)
  }
}

extension XcodeProject {
  /// The object of an id, or `nil` when there is none.
  subscript(id: String) -> XcodeObject? { objects[id] }

  /// The object that a reference leads to; notes a reference that leads nowhere.
  ///
  /// - Parameters:
  ///   - reference: The reference.
  ///   - what: What it is a reference to, in words with an article.
  /// - Returns: The object; `nil` when there is none.
  func object(_ reference: XcodeString, _ what: String) -> XcodeObject? {
    if let object = objects[reference.text] { return object }
    log.add(problem(at: reference.position, "\(what) '\(reference.text)' is not in the project"))
    return nil
  }

  /// The object that a key refers to; notes a reference that leads nowhere.
  func object(_ key: String, of object: XcodeObject) -> XcodeObject? {
    guard let value = object.values[key] else { return nil }
    guard let text = value.string else {
      log.add(problem(at: value.position, "'\(key)' is \(value.typeName) and no reference"))
      return nil
    }
    return self.object(XcodeString(text: text, position: value.position), key)
  }

  /// The strings of an array; notes a value of another type.
  func strings(_ key: String, of object: XcodeObject) -> [XcodeString] {
    guard let value = object.values[key] else { return [] }
    guard let array = value.array else {
      log.add(problem(at: value.position, "'\(key)' is \(value.typeName) and no array"))
      return []
    }
    return array.compactMap { element in
      guard let text = element.string else {
        log.add(problem(at: element.position, "\(element.typeName) in '\(key)' is no string"))
        return nil
      }
      return XcodeString(text: text, position: element.position)
    }
  }

  /// The place of something in the project file.
  func place(_ position: PropertyListPosition) -> SourcePlace {
    SourcePlace(path: path, position: SourcePosition(position))
  }

  /// A problem at a place in the project file.
  func problem(at position: PropertyListPosition, _ reason: String) -> ProjectProblem {
    ProjectProblem(path: path, position: SourcePosition(position), reason: reason)
  }
}
