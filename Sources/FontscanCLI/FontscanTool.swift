internal import FontRegistry

/// The whole tool: a command line in, bytes and a status out.
package enum FontscanTool {
  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - words: The command line, without the name of the program.
  ///   - console: The process around the tool.
  /// - Returns: What the process should exit with.
  package static func run(_ words: [Word], on console: Console) -> ExitStatus {
    guard let verb = words.first else {
      // A script whose command got lost must not pass for one that found nothing.
      write(Help.overview, to: console.errors, on: console)
      return .usage
    }
    do throws(UsageError) {
      switch verb.text {
      case "help": return try help(words.dropFirst(), on: console)
      case "--help", "-h": return write(Help.overview, to: console.output, on: console)
      case "--version": return showVersion(on: console)
      default: break
      }
      if verb.bytes.first == UInt8(ascii: "-") {
        let isKnown = CommonOptions.specs(formats: [.text]).contains { $0.name == verb.text }
        throw isKnown
          ? .conflict("'\(verb.text)' belongs after the command")
          : .unknownOption(
            verb.text,
            nearest: Spelling.nearest(to: verb.text, among: ["--help", "--version"])
          )
      }
      return run(try Commands.named(verb.text), words.dropFirst(), on: console)
    } catch {
      return refuse(error, help: "fontscan help", on: console)
    }
  }

  private static func run(
    _ command: any Command.Type,
    _ words: ArraySlice<Word>,
    on console: Console
  ) -> ExitStatus {
    // Somebody who asks for help gets it, whatever else the line says.
    let options = words.prefix { $0 != "--" }
    if options.contains(where: { $0 == "--help" || $0 == "-h" }) {
      return write(Help(of: command).text, to: console.output, on: console)
    }
    if options.contains("--version") { return showVersion(on: console) }
    do throws(UsageError) {
      let arguments = try ArgumentParser(options: command.allOptions).parse(words)
      let wantsText = command.textOptions.contains { arguments.has($0) }
      let common = try CommonOptions(
        arguments,
        formats: command.formats,
        usual: wantsText ? .text : Surroundings(console).format(among: command.formats)
      )
      if command.operands.isEmpty, let operand = arguments.operands.first {
        throw .unexpectedOperand(operand.text)
      }
      if arguments.operands.contains("") { throw .conflict("an empty word is no path") }
      if arguments.operands.contains("-") {
        throw .conflict("'-' is no path here: fonts and apps are not read from standard input")
      }
      let ready = try command.init(arguments, common: common)
      let session = Session(console: console, common: common)
      try ReportPlaces.check(
        common.reports,
        inputs: arguments.inputs,
        base: session.surroundings.reportBase,
        mindsSources: !command.mindsItsFile
      )
      session.note(
        arguments.overruled.map {
          "'\($0.name)' is given more than once: '\($0.value.text)' counts"
        }
      )
      return ready.run(session)
    } catch {
      return refuse(error, help: "fontscan help \(command.name)", on: console)
    }
  }

  private static func help(
    _ words: ArraySlice<Word>,
    on console: Console
  ) throws(UsageError) -> ExitStatus {
    let words = words.filter { $0 != "--help" && $0 != "-h" }
    guard words.count <= 1 else { throw .unexpectedOperand(words[1].text) }
    guard let verb = words.first, verb != "help" else {
      return write(Help.overview, to: console.output, on: console)
    }
    return write(Help(of: try Commands.named(verb.text)).text, to: console.output, on: console)
  }

  private static func refuse(
    _ error: UsageError,
    help: String,
    on console: Console
  ) -> ExitStatus {
    console.complain("\(error); try '\(help)'")
    return .usage
  }

  private static func showVersion(on console: Console) -> ExitStatus {
    let engines = EngineVersions()
    let freeType = engines.freeType.map { "FreeType \($0)" } ?? "no FreeType"
    let text =
      "fontscan \(FontscanVersion.current) (\(freeType), fontconfig \(engines.fontconfig))\n"
    return write(text, to: console.output, on: console)
  }

  @discardableResult
  private static func write(
    _ text: String,
    to sink: any ByteSink,
    on console: Console
  ) -> ExitStatus {
    do throws(SinkError) {
      try sink.write(Array(text.utf8))
      return .success
    } catch {
      guard case .refused(let place, let reason) = error else { return .success }
      console.complain("\(place): \(reason)")
      return .failure
    }
  }
}
