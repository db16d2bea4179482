extension SwiftTextReader {
  /// The fonts that types of the file define for other files.
  mutating func takeDefinitions() {
    for variable in outline.variables.indices where outline.variables[variable].isStatic {
      let declared = outline.variables[variable]
      let kind = typeName(of: variable)
      // Of one that says its type it is known whether it is a font.
      guard declared.type.isEmpty || kind.map(Self.fontTypes.contains) ?? true,
        let type = name(ofTypeAt: declared.scope)
      else { continue }
      expressions.begin()
      let owner = owner(kind, in: type)
      let place = FontExpressions.Place(scope: declared.scope)
      let value = expressions.variable(variable, place, 0) { expressions, value, place, depth in
        expressions.font(value, place, depth, owner: owner)
      }
      guard case .font(let font)? = value else { continue }
      facts.definitions["\(type).\(declared.name)", default: []].append(
        FontDefinition(labels: nil, font: font)
      )
    }
    for function in outline.functions where function.isStatic {
      guard function.result.map(Self.fontTypes.contains) ?? false,
        let type = name(ofTypeAt: function.scope),
        !outline.askingBodies.contains(function.bodyScope)
      else { continue }
      expressions.begin()
      let owner = owner(function.result, in: type)
      let value = expressions.result(
        function.returns,
        of: function.body,
        place: FontExpressions.Place(scope: function.bodyScope),
        0
      ) { expressions, value, place, depth in
        expressions.font(value, place, depth, owner: owner)
      }
      guard case .font(let font) = value else { continue }
      var definition = FontDefinition(labels: function.parameters.map(\.label), font: font)
      definition.usual = function.parameters.map { parameter in
        parameter.value.map { value in
          expressions.size(value, FontExpressions.Place(scope: function.scope), 0)
        } ?? .unknown
      }
      facts.definitions["\(type).\(function.name)", default: []].append(definition)
    }
  }

  private static let fontTypes: Set<String> = ["Font", "UIFont"]

  private func name(ofTypeAt scope: Int) -> String? {
    outline.scopes[scope].kind == .type ? outline.scopes[scope].name : nil
  }

  /// What a full stop stands for in a value of a type.
  private func owner(_ type: String?, in home: String) -> String {
    if type == "Font" || type == "UIFont" { return type ?? "" }
    if home == "Font" || home == "UIFont" { return home }
    return imports.contains("UIKit") ? "UIFont" : "Font"
  }
}
