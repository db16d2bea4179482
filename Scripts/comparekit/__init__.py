"""Holds what fontscan says of fonts against FreeType, fontconfig and fontTools."""
