internal import FontRegistry

extension Listing {
  private static let schema = "fontscan.list.v1"

  /// Writes the listing as one document.
  func writeJSON(to json: inout JSONWriter) {
    json.document(schema: Listing.schema) { json in
      json.field("source", source.rawValue)
      json.array("families", families) { json, family in
        json.object { json in
          json.field("name", family.name)
          json.array("faces", family.faces) { json, face in
            json.object { $0.fields(of: face) }
          }
        }
      }
      json.array("problems", problems) { json, problem in
        json.object { $0.fields(of: problem) }
      }
    }
  }

  /// Writes a document a line: the faces by family, then the problems.
  func writeLines(to json: inout JSONWriter) {
    for family in families {
      for face in family.faces {
        json.document(schema: Listing.schema, layout: .compact) { json in
          json.field("kind", "face")
          json.fields(of: face)
        }
      }
    }
    for problem in problems {
      json.document(schema: Listing.schema, layout: .compact) { json in
        json.field("kind", "problem")
        json.fields(of: problem)
      }
    }
  }
}
