internal import OpenType

/// Swift Testing has tags of its own; in these tests the word means those of fonts.
typealias Tag = OpenType.Tag
