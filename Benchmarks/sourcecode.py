"""Sources of a made-up shop app, as teams write them: screens, views, models, services, storyboards.

What is written is the same each time. About half of the files ask for a font.
"""

import random

NOUNS = (
    "Order", "Invoice", "Customer", "Address", "Basket", "Voucher", "Product", "Category", "Review",
    "Shipment", "Return", "Payment", "Account", "Session", "Favourite", "Search", "Filter", "Store",
    "Delivery", "Message", "Campaign", "Receipt", "Refund", "Wishlist", "Coupon", "Profile",
)

PARTS = (
    "Summary", "Detail", "List", "Editor", "History", "Overview", "Header", "Footer", "Badge",
    "Picker", "Banner", "Row", "Card", "Sheet", "Form", "Chart", "Timeline", "Confirmation",
)

FIELDS = (
    "identifier: UUID", "title: String", "subtitle: String?", "createdAt: Date", "amount: Decimal",
    "currencyCode: String", "quantity: Int", "isArchived: Bool", "tags: [String]", "note: String?",
    "imageURL: URL?", "rating: Double", "reference: String", "updatedAt: Date?", "position: Int",
)

SENTENCES = (
    "The server sends this only to signed-in customers.",
    "Keep the order of the cases: the analytics dashboard depends on it.",
    "We cannot use the cached value here, because the price may have changed meanwhile.",
    "Called on the main thread; do not block.",
    "See the design file for the spacing of the compact layout.",
    "Falls back to the last known state when the request is cancelled.",
    "The old endpoint returned cents, the new one returns a decimal string.",
)

TEXTS = (
    "Your order is on its way", "Add to basket", "We could not load this page. Try again?",
    "Delivered on %@", "No results for \\\"%@\\\"", "Total incl. VAT", "Choose a pick-up point",
    "Überprüfen Sie Ihre Eingabe", "Continue as guest", "%d items left in stock",
)

ROLES = ("display", "price", "label", "button", "legal", "code")
STYLES = ("largeTitle", "title1", "title2", "headline", "body", "callout", "footnote", "caption1")


class Writer:
    """Writes files, one after the other; `faces` are the PostScript names that the app ships."""

    def __init__(self, faces, seed):
        self.faces = faces
        self.random = random.Random(seed)

    def pick(self, words):
        """One of some words."""
        return self.random.choice(words)

    def comment(self, indent):
        """A comment of one or two sentences."""
        lines = self.random.sample(SENTENCES, self.random.randint(1, 2))
        return "".join(f"{indent}// {line}\n" for line in lines)

    def head(self, name, imports):
        """How Xcode begins a file."""
        lines = f"//\n//  {name}.swift\n//  Shop\n//\n//  Created by the shop team.\n//\n\n"
        return lines + "".join(f"import {module}\n" for module in imports) + "\n"

    def swift(self, number, size):
        """The name and the text of a file of about so many bytes."""
        noun, part = self.pick(NOUNS), self.pick(PARTS)
        kind = number % 6
        stem = f"{noun}{part}"
        if kind in (0, 1):
            name = f"{stem}ViewController{number}"
            text = self.head(name, ["UIKit"]) + self.controller(name, noun)
        elif kind in (2, 3):
            name = f"{stem}View{number}"
            text = self.head(name, ["SwiftUI"]) + self.view(name, noun)
        else:
            name = f"{stem}Service{number}"
            text = self.head(name, ["Foundation"]) + self.model(name, noun)
        while len(text) < size:
            text += self.extension(name, noun, len(text))
        return name, text

    def theme(self):
        """The name and the text of the file through which much of the app asks for its fonts."""
        names = "".join(f'  static let {role} = "{self.face()}"\n' for role in ROLES)
        cases = "".join(f'  case {role} = "{self.face()}"\n' for role in ROLES)
        return "Theme", f"""{self.head("Theme", ["SwiftUI", "UIKit"])}enum FontName {{
{names}}}

enum ShopFont: String, CaseIterable {{
{cases}}}

extension UIFont {{
  static func shop(_ font: ShopFont, size: CGFloat) -> UIFont {{
    UIFont(name: font.rawValue, size: size) ?? .systemFont(ofSize: size)
  }}
}}

extension Font {{
  static func shop(_ font: ShopFont, size: CGFloat) -> Font {{
    .custom(font.rawValue, size: size, relativeTo: .body)
  }}
}}
"""

    def face(self):
        """A face that the app ships."""
        return self.pick(self.faces)

    def controller(self, name, noun):
        """A screen of UIKit."""
        labels = "".join(
            f"""
  private lazy var {field}Label: UILabel = {{
    let label = UILabel()
    label.font = {self.uikit_font()}
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = {self.random.randint(0, 2)}
    label.textColor = UIColor(named: "text/{self.pick(('primary', 'secondary'))}")
    label.accessibilityIdentifier = "{name}.{field}"
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }}()
"""
            for field in self.random.sample(("title", "price", "status", "hint", "date"), 2)
        )
        return f"""final class {name}: UIViewController, UITableViewDataSource {{
  private let viewModel: {noun}ViewModel
  private var items: [{noun}] = []
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
{labels}
  init(viewModel: {noun}ViewModel) {{
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }}

  @available(*, unavailable)
  required init?(coder: NSCoder) {{ fatalError("init(coder:) has not been implemented") }}

  override func viewDidLoad() {{
    super.viewDidLoad()
    title = NSLocalizedString("{noun.lower()}.title", comment: "Title of the screen")
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "\\(Self.self).cell")
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{
    items.count
  }}

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {{
    let cell = tableView.dequeueReusableCell(withIdentifier: "\\(Self.self).cell", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = String(format: "{self.pick(TEXTS)}", items[path.row].title)
    cell.contentConfiguration = content
    return cell
  }}
}}
"""

    def uikit_font(self):
        """A font as UIKit has it."""
        style = self.pick(STYLES)
        return self.pick(
            (
                f".preferredFont(forTextStyle: .{style})",
                f".preferredFont(forTextStyle: .{style})",
                f".systemFont(ofSize: {self.random.randint(11, 28)}, weight: .semibold)",
                f"UIFontMetrics(forTextStyle: .{style})\n      "
                f'.scaledFont(for: UIFont(name: "{self.face()}", size: 17)!)',
                f'UIFont(name: "{self.face()}", size: 15) ?? .systemFont(ofSize: 15)',
                f".shop(.{self.pick(ROLES)}, size: {self.random.randint(11, 28)})",
                f"UIFont(name: FontName.{self.pick(ROLES)}, size: 15)",
            )
        )

    def view(self, name, noun):
        """A view of SwiftUI."""
        rows = "".join(
            f"""
        Text("{self.pick(TEXTS)}")
          .font({self.swiftui_font()})
          .foregroundStyle(.secondary)
          .padding(.horizontal, {self.random.randint(2, 6) * 4})"""
            for _ in range(3)
        )
        return f"""struct {name}: View {{
  @StateObject private var model = {noun}Model()
  @Environment(\\.dismiss) private var dismiss
  @State private var isEditing = false

  var body: some View {{
    ScrollView {{
      VStack(alignment: .leading, spacing: 12) {{{rows}
        ForEach(model.items, id: \\.identifier) {{ item in
          HStack {{
            Image(systemName: item.isArchived ? "archivebox" : "shippingbox")
            Text(item.title).lineLimit(2)
            Spacer()
            Text("\\(item.quantity, specifier: "%d") × \\(item.amount.formatted())")
          }}
          .accessibilityElement(children: .combine)
        }}
        Button(isEditing ? "Done" : "Edit") {{ withAnimation {{ isEditing.toggle() }} }}
      }}
    }}
    .task {{ await model.load() }}
  }}
}}

#Preview {{ {name}() }}
"""

    def swiftui_font(self):
        """A font as SwiftUI has it."""
        return self.pick(
            (
                ".body",
                ".headline.weight(.bold)",
                ".system(.title3, design: .rounded)",
                f'.custom("{self.face()}", size: 17, relativeTo: .body)',
                f'Font.custom("{self.face()}", fixedSize: 12)',
                f".shop(.{self.pick(ROLES)}, size: 17)",
            )
        )

    def model(self, name, noun):
        """A service with its values."""
        fields = self.random.sample(FIELDS, 8)
        stored = "".join(f"  let {field}\n" for field in fields)
        keys = "".join(
            f'    case {field.split(":")[0]} = "{snake(field.split(":")[0])}"\n' for field in fields
        )
        return f"""/// {self.pick(SENTENCES)}
struct {name}Response: Codable, Hashable, Sendable {{
{stored}
  enum CodingKeys: String, CodingKey {{
{keys}  }}
}}

actor {name} {{
  enum Failure: Error {{ case offline, rejected(status: Int), malformed(String) }}

  private let session: URLSession
  private let base: URL
  private var cache: [UUID: {name}Response] = [:]

  init(session: URLSession = .shared, base: URL) {{
    self.session = session
    self.base = base
  }}

  func load(_ identifier: UUID) async throws -> {name}Response {{
    if let known = cache[identifier] {{ return known }}
    var request = URLRequest(url: base.appendingPathComponent("v2/{noun.lower()}/\\(identifier)"))
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await session.data(for: request)
    guard let http = response as? HTTPURLResponse else {{ throw Failure.offline }}
    guard (200..<300).contains(http.statusCode) else {{
      throw Failure.rejected(status: http.statusCode)
    }}
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let value = try decoder.decode({name}Response.self, from: data)
    cache[identifier] = value
    return value
  }}
}}
"""

    def extension(self, name, noun, place):
        """Something more about a type, as files grow."""
        cases = "".join(
            f"    case .{word.lower()}: return NSLocalizedString(\n"
            f'      "{noun.lower()}.{word.lower()}", value: "{self.pick(TEXTS)}", comment: "")\n'
            for word in self.random.sample(NOUNS, 5)
        )
        return f"""
// MARK: - {self.pick(PARTS)}

extension {name} {{
{self.comment('  ')}  static func describe{place}(_ kind: Kind, count: Int = 1) -> String {{
    guard count > 0 else {{ return "" }}
    switch kind {{
{cases}    }}
  }}

  /* {self.pick(SENTENCES)} */
  func total{place}(of prices: [Decimal], taxRate: Decimal?) -> Decimal {{
    let sum = prices.reduce(0, +)
    let tax = taxRate.map {{ sum * $0 / 100 }} ?? 0
    let discount = prices.count >= {self.random.randint(3, 9)} ? sum * 5 / 100 : 0
    return max(0, sum + tax - discount)
  }}
}}
"""

    def storyboard(self, labels):
        """The text of a storyboard with so many labels, a third of them in a font of the app."""
        scenes = "".join(self.scene(number) for number in range(labels))
        return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
toolsVersion="22155" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="scn-00-000"><objects><viewController id="vc0-00-000"><view key="view" \
id="vw0-00-000"><subviews>
{scenes}        </subviews></view></viewController></objects></scene>
    </scenes>
</document>
"""

    def scene(self, number):
        """A label with what Xcode writes about it."""
        style = "UICTFontTextStyle" + self.pick(("Body", "Headline", "Title1"))
        font = self.pick(
            (
                f'style="{style}"',
                'type="system" pointSize="17"',
                f'name="{self.face()}" family="{self.face()}" pointSize="15"',
            )
        )
        key = f"{number:03x}"
        return f"""                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label {number}" \
textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" \
baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
translatesAutoresizingMaskIntoConstraints="NO" id="{key}-lb-l{key}">
                    <rect key="frame" x="16" y="{number * 29}" width="343" height="21"/>
                    <constraints>
                        <constraint firstAttribute="height" constant="21" id="{key}-hc-c{key}"/>
                    </constraints>
                    <fontDescription key="fontDescription" {font}/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
"""


def snake(word):
    """A name as servers write it."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in word)
