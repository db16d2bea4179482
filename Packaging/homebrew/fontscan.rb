# For a tap: this file as `Formula/fontscan.rb` in OWNER/homebrew-tap, then
# `brew install OWNER/tap/fontscan`. OWNER is the account that hosts fontscan.
class Fontscan < Formula
  desc "Check the fonts of iOS apps: names, declarations, Dynamic Type, Bold Text"
  homepage "https://github.com/OWNER/fontscan"
  url "https://github.com/OWNER/fontscan.git", tag: "v0.1.0"
  license "MIT"
  head "https://github.com/OWNER/fontscan.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "expat"
  depends_on "fontconfig"
  depends_on "freetype"
  depends_on "libyaml"
  depends_on macos: :sequoia

  uses_from_macos "swift" => :build
  # Loaded when an .ipa is opened: the system's on macOS.
  uses_from_macos "libarchive"

  def install
    # The sandbox of SwiftPM cannot be set up within that of Homebrew.
    arguments = %w[--disable-sandbox --configuration release --product fontscan]
    # Where libarchive is found when it is wanted.
    arguments += %W[-Xlinker -rpath -Xlinker #{Formula["libarchive"].opt_lib}] if OS.linux?
    system "swift", "build", *arguments
    bin.install ".build/release/fontscan"
    man1.install "Documentation/fontscan.1"
    bash_completion.install "Documentation/completions/fontscan.bash" => "fontscan"
    zsh_completion.install "Documentation/completions/_fontscan"
    fish_completion.install "Documentation/completions/fontscan.fish"
  end

  test do
    (testpath/"App/Info.plist").write <<~XML
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>UIAppFonts</key>
        <array><string>Missing.ttf</string></array>
      </dict>
      </plist>
    XML
    findings = shell_output("#{bin}/fontscan validate --format text App", 1)
    assert_match "[declared/file-missing]", findings
    assert_match version.to_s, shell_output("#{bin}/fontscan --version")
  end
end
