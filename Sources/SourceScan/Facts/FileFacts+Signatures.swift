extension FileFacts {
  /// The hash of a function's name and labels.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - type: The name of the type that it belongs to, without those around it; empty for any.
  /// - Returns: The hash.
  func signature(of function: SourceDefinition.ID, in type: String = "") -> UInt32 {
    let definition = definitions[Int(function)]
    var signature = (type.isEmpty ? "" : type + ".") + definition.name + "("
    for id in definition.parameters {
      guard case .parameter(_, let label, _) = definitions[Int(id)].kind else { continue }
      signature += label + ":"
    }
    return CalledNames.hash(signature.utf8)
  }
}
