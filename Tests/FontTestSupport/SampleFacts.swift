internal import Foundation

/// What a careful person would report about a sample app, from `fixtures/expected-samples.json`.
package struct SampleFacts: Decodable, Sendable {
  /// A finding that is to be there.
  package struct Finding: Decodable, Sendable {
    /// The rule's id.
    package let rule: String

    /// `error`, `warning` or `note`.
    package let severity: String

    /// The property list below the sample, of a finding about its entries; `nil` for one about fonts.
    package let file: String?

    /// The line of the entry, or of the array when the finding is about the whole list; `nil` in
    /// binary property lists.
    package let line: Int?

    /// The entry as it is written.
    package let entry: String?

    /// The font files below the sample; the finding is at one of them or at each.
    package let fonts: [String]

    /// The PostScript name, where one is at fault.
    package let name: String?

    /// Why it is to be reported.
    package let why: String
  }

  /// What Bold Text should do to a face.
  package struct Partner: Decodable, Sendable {
    /// The face's PostScript name; `nil` for a face without one.
    package let name: String?

    /// The partner's PostScript name.
    package let partner: String?

    /// `ok`, `heaviest`, `missing` or `exempt`.
    package let verdict: String
  }

  /// All findings that are to be there, and no others.
  package let findings: [Finding]

  /// The faces of the sample; none where they are beside the point.
  package let partners: [Partner]
}

extension Fixtures {
  /// What is to be found in each sample.
  ///
  /// - Returns: The facts by the sample's path below `fixtures`, such as `apps/Faulty`.
  /// - Throws: When the file cannot be read.
  package static func sampleFacts() throws -> [String: SampleFacts] {
    struct Document: Decodable {
      let samples: [String: SampleFacts]
    }
    let file = URL(filePath: checkout + "/fixtures/expected-samples.json")
    return try JSONDecoder().decode(Document.self, from: Data(contentsOf: file)).samples
  }
}
