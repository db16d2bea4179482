extension XcodeGenSpec {
  /// The targets with their templates, one for each system that a target is made for.
  func targets(_ log: ProblemLog) -> [XcodeGenTarget] {
    var room = Self.valueLimit
    var targets: [XcodeGenTarget] = []
    for entry in targetEntries(log) {
      guard case .map = entry.value.content else {
        log.add(problem(at: entry.value, "target '\(entry.key)' is \(entry.value.typeName)"))
        continue
      }
      let layers = templates(of: entry.value, log)
      let platforms = entry.value["platform"] ?? layers.lazy.compactMap { $0["platform"] }.first
      room -=
        layers.reduce(entry.value.size) { $0 + $1.size } * max(1, platforms?.elements.count ?? 1)
      guard room >= 0 else {
        log.add(
          ProjectProblem(
            path: entry.keyPlace.path,
            position: entry.keyPlace.position,
            reason:
              "templates make more than \(Self.valueLimit) values; this target and those after "
              + "it are not looked at"
          )
        )
        break
      }
      let value = merged(entry.value, onto: layers, name: entry.key)
      guard let several = value["platform"]?.list else {
        let platform = value["platform"]?.string
        targets.append(target(value, entry: entry, platform: platform, isOne: true))
        continue
      }
      targets += several.compactMap(\.string).map {
        target(value, entry: entry, platform: $0, isOne: false)
      }
    }
    return targets
  }

  /// The targets as they are written; notes that there are none, which no spec is made for.
  private func targetEntries(_ log: ProblemLog) -> [SpecValue.Entry] {
    guard let targets = root["targets"] else {
      // They may stand in what could not be included, which was told.
      guard root["include"] == nil else { return [] }
      var problem = problem(at: root, "the spec has no targets")
      // Aggregates alone make no app.
      problem.losesNothing = true
      log.add(problem)
      return []
    }
    guard case .map(let entries) = targets.content else {
      log.add(problem(at: targets, "'targets' is \(targets.typeName)"))
      return []
    }
    return entries
  }

  private func problem(at value: SpecValue, _ reason: String) -> ProjectProblem {
    let isMapping = if case .map = value.content { true } else { false }
    return ProjectProblem(
      path: value.place.path,
      position: value.place.position,
      reason: isMapping ? reason : "\(reason), not a mapping"
    )
  }

  private func target(
    _ value: SpecValue,
    entry: SpecValue.Entry,
    platform: String?,
    isOne: Bool
  ) -> XcodeGenTarget {
    let words = platform.map { ["${platform}": $0, "$platform": $0] } ?? [:]
    let value = value.replacing(words)
    var name = value["name"]?.string ?? entry.key
    if !isOne, let platform {
      let prefix = value["platformPrefix"]?.string ?? ""
      let hasAffix = value["platformPrefix"] != nil || value["platformSuffix"] != nil
      name = prefix + name + (value["platformSuffix"]?.string ?? (hasAffix ? "" : "_\(platform)"))
    }
    return XcodeGenTarget(
      key: entry.key,
      name: name,
      platform: platform.flatMap { Platform(xcodeGen: $0) },
      value: value,
      place: entry.keyPlace
    )
  }

  /// The templates of a target and theirs, those on top first.
  private func templates(of value: SpecValue, _ log: ProblemLog) -> [SpecValue] {
    var waiting = value["templates"]?.elements ?? []
    var seen: Set<String> = []
    var layers: [SpecValue] = []
    while let last = waiting.popLast() {
      guard let template = last.string, seen.insert(template).inserted else { continue }
      guard let found = root["targetTemplates"]?[template] else {
        log.add(
          ProjectProblem(
            path: last.place.path,
            position: last.place.position,
            reason: "there is no template '\(template)'"
          )
        )
        continue
      }
      layers.append(found)
      waiting += found["templates"]?.elements ?? []
    }
    return layers
  }

  /// A target on top of its templates, with the words replaced that stand for others.
  private func merged(_ value: SpecValue, onto layers: [SpecValue], name: String) -> SpecValue {
    var merged = value
    for layer in layers { merged = layer.merging(merged) }
    var words = ["${target_name}": name]
    for attribute in merged["templateAttributes"]?.entries ?? [] {
      if let text = attribute.value.string { words["${\(attribute.key)}"] = text }
    }
    return merged.replacing(words)
  }
}
