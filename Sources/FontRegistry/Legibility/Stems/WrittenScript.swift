/// A script whose letters are compared; those of others are only where there is nothing else.
package enum WrittenScript: String, Hashable, Sendable, CaseIterable {
  case latin = "Latin"
  case cyrillic = "Cyrillic"
  case greek = "Greek"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case hangul = "Hangul"
  case kana = "Kana"
  case han = "Han"

  // Those whose letters are compared by their ink alone.
  case armenian = "Armenian"
  case georgian = "Georgian"
  case syriac = "Syriac"
  case thaana = "Thaana"
  case nko = "N'Ko"
  case bengali = "Bengali"
  case gurmukhi = "Gurmukhi"
  case gujarati = "Gujarati"
  case oriya = "Oriya"
  case tamil = "Tamil"
  case telugu = "Telugu"
  case kannada = "Kannada"
  case malayalam = "Malayalam"
  case sinhala = "Sinhala"
  case lao = "Lao"
  case tibetan = "Tibetan"
  case myanmar = "Myanmar"
  case ethiopic = "Ethiopic"
  case cherokee = "Cherokee"
  case canadian = "Canadian Aboriginal"
  case ogham = "Ogham"
  case runic = "Runic"
  case khmer = "Khmer"
  case mongolian = "Mongolian"
  case limbu = "Limbu"
  case taiLe = "Tai Le"
  case newTaiLue = "New Tai Lue"
  case buginese = "Buginese"
  case taiTham = "Tai Tham"
  case balinese = "Balinese"
  case sundanese = "Sundanese"
  case lepcha = "Lepcha"
  case olChiki = "Ol Chiki"
  case coptic = "Coptic"
  case glagolitic = "Glagolitic"
  case tifinagh = "Tifinagh"
  case bopomofo = "Bopomofo"
  case yi = "Yi"
  case lisu = "Lisu"
  case vai = "Vai"
  case bamum = "Bamum"
  case sylotiNagri = "Syloti Nagri"
  case saurashtra = "Saurashtra"
  case kayahLi = "Kayah Li"
  case rejang = "Rejang"
  case javanese = "Javanese"
  case cham = "Cham"
  case taiViet = "Tai Viet"
  case meeteiMayek = "Meetei Mayek"
  case adlam = "Adlam"
}

extension WrittenScript {
  /// The characters whose ink is measured, of a script that is compared by it.
  package var inkLetters: [Unicode.Scalar] {
    switch self {
    case .hebrew: InkLetters.hebrew
    case .han: InkLetters.han
    case .kana: InkLetters.kana
    default: []
    }
  }
}
