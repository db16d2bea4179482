"""Property lists of built bundles: binary, as Xcode leaves them."""

import plistlib

ON_IPHONE = {"CFBundleSupportedPlatforms": ["iPhoneOS"], "MinimumOSVersion": "17.0"}


def property_list(values: dict[str, object]) -> bytes:
    """A binary property list."""
    return plistlib.dumps(values, fmt=plistlib.FMT_BINARY, sort_keys=True)


def app(name: str, fonts: list[str]) -> bytes:
    """The property list of an iPhone app."""
    values = {
        "CFBundleIdentifier": f"example.{name.lower()}",
        "CFBundleName": name,
        "CFBundlePackageType": "APPL",
        "UIAppFonts": fonts,
    }
    return property_list(values | ON_IPHONE)


def widget(fonts: list[str]) -> bytes:
    """The property list of a widget."""
    values = {
        "CFBundleIdentifier": "example.widget",
        "CFBundleName": "Widget",
        "CFBundlePackageType": "XPC!",
        "NSExtension": {"NSExtensionPointIdentifier": "com.apple.widgetkit-extension"},
        "UIAppFonts": fonts,
    }
    return property_list(values | ON_IPHONE)


def framework(name: str, fonts: list[str]) -> bytes:
    """The property list of a framework, with a font list that nobody reads."""
    values = {
        "CFBundleIdentifier": f"example.{name.lower()}",
        "CFBundleName": name,
        "CFBundlePackageType": "FMWK",
        "UIAppFonts": fonts,
    }
    return property_list(values | ON_IPHONE)


def mac_app(name: str, fonts_path: str) -> bytes:
    """The property list of a Mac app that is not an iPad app."""
    return property_list(
        {
            "ATSApplicationFontsPath": fonts_path,
            "CFBundleIdentifier": f"example.{name.lower()}",
            "CFBundleName": name,
            "CFBundlePackageType": "APPL",
            "CFBundleSupportedPlatforms": ["MacOSX"],
            "LSMinimumSystemVersion": "14.0",
        }
    )
