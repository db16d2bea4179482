extension SwiftWalk {
  /// Takes down a call that asks for a font.
  mutating func takeRequest(_ call: CallSite) {
    guard let first = call.arguments.first else { return }
    let range = tokens[call.name].range
    switch range.count {
    case 4 where text.says("init", at: range): takeInitializer(call)
    case 6 where text.says("custom", at: range): takeCustom(call)
    case 6 where text.says("CGFont", at: range) && call.has(""):
      request(call, first.value, .face, api: "CGFont(_:)")
    case 8 where text.says("withFace", at: range) && call.isMember:
      let role = isOfDescriptor(call) ? FontRequest.Role.style : .mention
      request(call, first.value, role, api: "withFace(_:)")
    case 9 where text.says("fontNames", at: range) && call.has("forFamilyName"):
      request(call, first.value, .family, api: SourceRequest.fontNames)
      if first.value.isUnknown { facts.fontListings.append(offset(of: call.name)) }
    case 10 where text.says("withFamily", at: range) && call.isMember:
      let role = isOfDescriptor(call) ? FontRequest.Role.family : .mention
      request(call, first.value, role, api: "withFamily(_:)")
    case 12 where text.says("FontResource", at: range):
      // What R.swift makes of every font; code asks for it by the member.
      request(call, first.value, .mention, api: "FontResource")
    case 16 where text.says("UIFontDescriptor", at: range): takeDescriptor(call)
    case 20 where text.says("CTFontCreateWithName", at: range):
      request(call, first.value, .face, api: "CTFontCreateWithName")
    case 24 where text.says("CGFontCreateWithFontName", at: range):
      request(call, first.value, .face, api: "CGFontCreateWithFontName")
    case 30 where text.says("CTFontCreateWithNameAndOptions", at: range):
      request(call, first.value, .face, api: "CTFontCreateWithNameAndOptions")
    case 37 where text.says("CTFontDescriptorCreateWithNameAndSize", at: range):
      request(call, first.value, .face, api: "CTFontDescriptorCreateWithNameAndSize")
    case 38 where text.says("CTFontDescriptorCreateWithAttributes", at: range): break
    default:
      if call.has("name", "size"), startsUppercase(call.name), isPlainType(call) {
        let type = source[call.name]
        request(call, first.value, .face, api: "\(type)(name:size:)", owner: type)
      }
    }
  }

  /// Whether a function is called on what is called a descriptor, or made by one of its functions:
  /// others have families as well.
  private func isOfDescriptor(_ call: CallSite) -> Bool {
    if let close = pairs.closing(call.name + 1), sign(".", at: close + 1), isWord(at: close + 2),
      Self.functionsOfDescriptors.contains(source[close + 2])
    {
      return true
    }
    let start = callStart(call)
    if sign(":", at: start - 1), source.isWord("descriptor", at: start - 2) { return true }
    var last = call.name - 2
    if sign("?", at: last) || sign("!", at: last) { last -= 1 }
    if sign(")", at: last) {
      // The function's name stands before the bracket that this one closes.
      var open = last - 1
      while open > max(0, last - 256), pairs.closing(open) != last { open -= 1 }
      last = open - 1
    }
    guard isWord(at: last) else { return false }
    let word = source[last]
    return word.hasSuffix("escriptor") || Self.functionsOfDescriptors.contains(word)
  }

  private static let functionsOfDescriptors: Set<String> = [
    "withFamily", "withFace", "withSymbolicTraits", "addingAttributes", "withDesign", "withSize",
    "withMatrix", "preferredFontDescriptor",
  ]

  func startsUppercase(_ index: Int) -> Bool {
    let byte = text.bytes[Int(tokens[index].start)]
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// Whether a type is not that of another: `UIFont` and `UIKit.UIFont`, but not `Theme.UIFont`.
  private func isPlainType(_ call: CallSite) -> Bool {
    guard call.isMember else { return true }
    return ["UIKit", "AppKit", "SwiftUI"].contains(source[call.name - 2])
  }

  /// An initializer by its own name: `UIFont.init(name:size:)`, `self.init(name:size:)`.
  private mutating func takeInitializer(_ call: CallSite) {
    guard call.isMember, let first = call.arguments.first, first.label == "name" else { return }
    let isFont = call.has("name", "size")
    guard isFont || call.has("name", "matrix") else { return }
    let before = call.name - 2
    if isImplicit(call) {
      guard isFont, let type = contextType(at: call.name - 1), type != "Font" else { return }
      let owner = type == "font" ? "UIFont" : type
      request(call, first.value, .face, api: "UIFont(name:size:)", owner: owner)
    } else if source.isWord("self", at: before) || source.isWord("super", at: before) {
      guard isFont else { return }
      request(call, first.value, .face, api: "UIFont(name:size:)", owner: "Self")
    } else if source.isWord("UIFontDescriptor", at: before) {
      request(call, first.value, .face, api: "UIFontDescriptor(name:size:)")
    } else if isFont, isWord(at: before), startsUppercase(before) {
      let type = source[before]
      request(call, first.value, .face, api: "\(type)(name:size:)", owner: type)
    }
  }

  /// `Font.custom(…)`, `.custom(…)` where a font is wanted, `custom(…)` in an extension of `Font`.
  private mutating func takeCustom(_ call: CallSite) {
    let api: String
    switch true {
    case call.has("", "size"): api = "Font.custom(_:size:)"
    case call.has("", "size", "relativeTo"): api = "Font.custom(_:size:relativeTo:)"
    case call.has("", "fixedSize"): api = "Font.custom(_:fixedSize:)"
    default: return
    }
    let owner: String
    if !call.isMember {
      owner = "Self"
    } else if isImplicit(call) {
      guard let type = contextType(at: call.name - 1) else { return }
      owner = type == "font" ? "Font" : type == "SwiftUI.Font" ? "Font" : type
    } else {
      let before = call.name - 2
      guard isWord(at: before) else { return }
      let type = source[before]
      let isQualified = sign(".", at: before - 1)
      guard !isQualified || source.isWord("SwiftUI", at: before - 2) else { return }
      owner = isQualified ? "SwiftUI.\(type)" : type == "self" ? "Self" : type
    }
    request(call, call.arguments[0].value, .face, api: api, owner: owner)
  }

  private mutating func takeDescriptor(_ call: CallSite) {
    guard call.has("name", "size") || call.has("name", "matrix") else { return }
    request(
      call,
      call.arguments[0].value,
      .face,
      api: "UIFontDescriptor(name:\(call.arguments[1].label):)"
    )
  }

  /// Adds a request unless nothing of the name is said.
  private mutating func request(
    _ call: CallSite,
    _ name: Expression,
    _ role: FontRequest.Role,
    api: String,
    owner: String? = nil
  ) {
    // A style or family that is not known says nothing.
    guard isUseful(name) || role == .face else { return }
    var request = SourceRequest(
      name: name,
      role: role,
      api: api,
      offset: offset(of: callStart(call)),
      scope: scope
    )
    request.owner = owner
    request.body = body
    request.isConditional = isConditional || isTernaryMark(at: callStart(call) - 1)
    takeLinks(of: call, from: callStart(call), for: &request)
    request.isProbe = isProbe(call)
    if role == .face { request.traits = traits(behind: call) }
    keeps += 1
    facts.requests.append(request)
    if role == .face { hold(requestAt: call.name) }
  }

  /// The first token of a call: `Font` of `Font.custom(…)`.
  func callStart(_ call: CallSite) -> Int {
    guard call.isMember, !isImplicit(call), let start = pathStart(endingAt: call.name) else {
      return call.name
    }
    return start
  }
}
