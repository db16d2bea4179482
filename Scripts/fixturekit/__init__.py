"""Builds the fixture fonts and says what is in a font, by fontTools and never by fontscan."""
