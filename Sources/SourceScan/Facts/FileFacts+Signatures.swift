extension FileFacts {
  /// The hash of a function's name and labels.
  func signature(of function: SourceDefinition.ID) -> UInt32 {
    let definition = definitions[Int(function)]
    var signature = definition.name + "("
    for id in definition.parameters {
      guard case .parameter(_, let label, _) = definitions[Int(id)].kind else { continue }
      signature += label + ":"
    }
    return CalledNames.hash(signature.utf8)
  }
}
