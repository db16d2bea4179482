internal import FontscanCLI

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

exit(FontscanTool.run(ThisProcess.words, on: ThisProcess.console).rawValue)
