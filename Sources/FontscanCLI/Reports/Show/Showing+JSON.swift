internal import FontRegistry

extension Showing {
  /// Writes the faces as one document.
  func writeJSON(to json: inout JSONWriter) {
    json.document(schema: "fontscan.show.v1") { json in
      json.array("matches", matches) { json, match in
        json.object(.line) { json in
          json.field("font", match.word)
          json.field("match", match.way.word)
          json.field("faces", match.faces)
        }
      }
      json.array("faces", faces) { json, shown in
        json.object { json in
          json.fields(of: shown.face)
          Showing.write(shown, to: &json)
        }
      }
      json.array("problems", problems) { json, problem in
        json.object { $0.fields(of: problem) }
      }
    }
  }

  private static func write(_ shown: Shown, to json: inout JSONWriter) {
    let details = shown.face.details
    json.field("nameReason", shown.face.nameReason)
    json.array("names", details?.names ?? []) { json, record in
      json.object(.line) { json in
        json.field("nameID", record.nameID)
        json.field("platform", record.platformID)
        json.field("encoding", record.encodingID)
        json.field("languageID", record.languageID)
        json.field("language", record.language)
        json.field("text", record.text)
        json.field("trouble", record.trouble)
      }
    }
    json.object("otherNames") { json in
      json.field("freetype", shown.otherNames.freeType)
      json.field("fontconfig", shown.otherNames.fontconfig)
      json.array("alsoKnownAs", shown.otherNames.alsoKnownAs, .line) { $0.element($1) }
    }
    json.write(details?.metrics)
    write(details?.coverage, languages: shown.languages, to: &json)
    json.array("tables", details?.tables ?? []) { json, table in
      json.object(.line) { json in
        json.field("tag", table.tag)
        json.field("offset", table.offset)
        json.field("length", table.length)
      }
    }
    if let embedding = details?.embedding {
      json.object("embedding", .line) { json in
        json.field("fsType", Int(embedding))
        json.field("meaning", EmbeddingWords.words(embedding))
      }
    } else {
      json.null("embedding")
    }
    json.field("license", details?.text(ofName: 13))
    json.field("licenseURL", details?.text(ofName: 14))
    if let code = FaceCode(shown.face, isFreePosition: shown.isFreePosition) {
      json.object("code") { json in
        json.field("uiKit", code.uiKit)
        json.field("swiftUI", code.swiftUI)
      }
    } else {
      json.null("code")
    }
  }

  private static func write(
    _ coverage: Coverage?,
    languages: [LanguageCoverage],
    to json: inout JSONWriter
  ) {
    guard let coverage else { return json.null("coverage") }
    json.object("coverage") { json in
      json.field("characters", coverage.characterCount)
      json.array("ranges", coverage.ranges, .line) { json, range in
        json.array { json in
          json.element(Int(range.lowerBound))
          json.element(Int(range.upperBound))
        }
      }
      json.array("languages", languages) { json, language in
        json.object(.line) { json in
          json.field("tag", language.tag)
          json.field("covered", language.covered)
          json.field("total", language.total)
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes the vertical metrics under their key.
  fileprivate mutating func write(_ metrics: VerticalMetrics?) {
    guard let metrics else { return null("metrics") }
    object("metrics") { json in
      json.field("unitsPerEm", metrics.unitsPerEm)
      for (key, line) in [("hhea", metrics.hhea), ("typo", metrics.typo)] {
        guard let line else {
          json.null(key)
          continue
        }
        json.object(key, .line) { json in
          json.field("ascender", line.ascender)
          json.field("descender", line.descender)
          json.field("lineGap", line.lineGap)
        }
      }
      if let win = metrics.win {
        json.object("win", .line) { json in
          json.field("ascent", win.ascent)
          json.field("descent", win.descent)
        }
      } else {
        json.null("win")
      }
      json.field("capHeight", metrics.capHeight)
      json.field("xHeight", metrics.xHeight)
    }
  }
}
