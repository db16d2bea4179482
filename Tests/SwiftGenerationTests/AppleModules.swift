import FontTestSupport
import Foundation

/// The stand-ins for Apple's frameworks, compiled where there are none.
struct AppleModules {
  /// The compiler; `nil` where generated code cannot be compiled against the stand-ins: Apple's own
  /// frameworks would take their place.
  static let compiler: CommandLineTool? = {
    #if os(Linux)
      return CommandLineTool("swiftc") == nil ? nil : CommandLineTool("sh")
    #else
      return nil
    #endif
  }()

  /// All that generated code imports, beside XCTest.
  static let names = ["UIKit", "SwiftUI", "AppKit", "CoreText"]

  private let folder: TemporaryFolder
  private let shell: CommandLineTool

  /// Compiles the modules.
  ///
  /// - Parameters:
  ///   - shell: What runs the compiler.
  ///   - names: Which of them.
  /// - Throws: When there is no place for them, or they do not compile.
  init(_ shell: CommandLineTool, names: [String] = names) throws {
    folder = try TemporaryFolder()
    self.shell = shell
    let stubs = Fixtures.checkout + "/Tests/AppleStubs"
    let lines = names.map { name in
      "swiftc -c -parse-as-library -swift-version 6 -module-name \(name) -emit-module-path \(name).swiftmodule"
        + " '\(stubs)/\(name).swift' -o \(name).o"
    }
    let said = try run(lines)
    guard said.isEmpty else { throw Failure(words: said) }
  }

  /// What the compiler said.
  struct Failure: Error {
    var words: [String]
  }

  /// What the compiler says of files, each a module of its own; nothing where it is content.
  ///
  /// - Parameters:
  ///   - files: The text of each file.
  ///   - language: The language mode.
  ///   - options: What else is said to the compiler.
  /// - Returns: Errors and warnings, each with the name of its file.
  /// - Throws: When the files cannot be written.
  func faults(
    in files: [(name: String, text: String)],
    language: String,
    options: String = ""
  ) throws -> [String] {
    let lines = try files.map { file in
      try folder.write(file.name + ".swift", file.text.utf8)
      return "swiftc -typecheck -parse-as-library -swift-version \(language) -warnings-as-errors "
        + "-package-name Demo -module-name Demo -I . \(options) '\(file.name).swift'"
    }
    return try run(lines)
  }

  /// Generated code in which this system passes for another.
  static func posing(_ text: String, as system: String) -> String {
    text.replacing("os(\(system))", with: "os(Linux)")
  }

  /// Runs a program that has a generated file.
  ///
  /// - Parameters:
  ///   - program: Its statements.
  ///   - generated: The file.
  /// - Returns: The lines that it prints, or what the compiler says.
  /// - Throws: When the files cannot be written.
  func output(of program: String, with generated: String) throws -> [String] {
    try folder.write("Generated.swift", generated.utf8)
    try folder.write("main.swift", program.utf8)
    let objects = Self.names.map { "\($0).o" }.joined(separator: " ")
    return try run([
      "swiftc -swift-version 6 -module-name Demo -I . main.swift Generated.swift \(objects) -o Demo"
        + " && ./Demo"
    ])
  }

  /// Runs commands side by side in the folder of the modules.
  private func run(_ lines: [String]) throws -> [String] {
    let all = lines.map { "( \($0) ) 2>&1 &" }.joined(separator: "\n")
    return try shell.lines(["-c", "cd '\(folder.path)'\n\(all)\nwait"])
  }
}
