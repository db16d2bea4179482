import FileAccess
import SourceScan
import Testing

@testable import FontChecks

@Suite("Texts in Objective-C")
struct ObjectiveCTextTests {
  /// A file of Objective-C with a mark on each line that a rule objects to.
  private static func code(_ text: String) -> MarkedCode {
    MarkedCode(files: [("App/Card.m", "#import <UIKit/UIKit.h>\n" + text)])
  }

  private static func method(_ body: String) -> String {
    """
    @interface Card ()
    @property (nonatomic, strong) UILabel *title;
    @property (nonatomic) IBOutlet UIButton *button;
    @end
    @implementation Card
    - (void)setUp {
      \(body)
    }
    @end
    """
  }

  @Test(arguments: [
    "self.title.font = [UIFont systemFontOfSize:17]; // <--",
    "_title.font = [UIFont boldSystemFontOfSize:17.0f]; // <--",
    "[self.title setFont:[UIFont systemFontOfSize:17 weight:UIFontWeightBold]]; // <--",
    "[_title setFont:[UIFont fontWithName:@\"Demo-Regular\" size:17.]]; // <--",
    "self.button.titleLabel.font = [UIFont italicSystemFontOfSize:15]; // <--",
    """
    UILabel *label = [[UILabel alloc] init];
      UIFont *font = [UIFont fontWithName:@"Demo-Regular" size:12];
      label.font = font; // <--
    """,
    "cell.textLabel.font = ([UIFont systemFontOfSize:(17)]); // <--",
    """
    if (wide)
        self.title.font = [UIFont systemFontOfSize:24]; // <--
      else
        self.title.font = [UIFont systemFontOfSize:17]; // <--
    """,
  ])
  func `a fixed size is told where it is set`(body: String) {
    Self.code(Self.method(body)).expect(.fixedSize)
  }

  @Test(arguments: [
    "self.title.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];",
    """
    self.title.font = [[UIFontMetrics metricsForTextStyle:UIFontTextStyleBody]
        scaledFontForFont:[UIFont systemFontOfSize:17]];
    """,
    "self.title.font = [UIFont systemFontOfSize:size];",
    "self.title.font = [UIFont systemFontOfSize:[UIFontMetrics.defaultMetrics scaledValueForValue:17]];",
    "self.title.font = [Theme fontOfSize:17];",
    "self.theme.font = [UIFont systemFontOfSize:17];",
    "// self.title.font = [UIFont systemFontOfSize:17];",
    "NSString *code = @\"self.title.font = [UIFont systemFontOfSize:17];\";",
    "[text drawAtPoint:p withAttributes:@{NSFontAttributeName: [UIFont systemFontOfSize:9]}];",
    """
    UIFont *font = [UIFont systemFontOfSize:12];
      font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
      self.title.font = font;
    """,
    "self.title.font = big ? [UIFont systemFontOfSize:24] : [UIFont systemFontOfSize:17];",
    """
    self.title.font = [UIFont systemFontOfSize:17];
      self.title.font = [UIFontMetrics.defaultMetrics scaledFontForFont:self.title.font];
    """,
  ])
  func `what follows the text size or only looks alike is left alone`(body: String) {
    Self.code(Self.method(body)).expect(.fixedSize)
  }

  @Test func `code for a watch, a game or a Mac is left alone`() {
    for head in ["SpriteKit/SpriteKit.h", "WatchKit/WatchKit.h", "AppKit/AppKit.h"] {
      let text = Self.method("self.title.font = [UIFont systemFontOfSize:17];")
      let code = MarkedCode(files: [("App/Card.m", "#import <\(head)>\n\(text)")])
      code.expect(.fixedSize)
    }
  }

  @Test(arguments: [
    "self.title.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody]; // <--",
    "[_title setFont:[UIFont preferredFontForTextStyle:UIFontTextStyleBody]]; // <--",
    """
    UILabel *label = [UILabel new];
      label.font = [[UIFontMetrics defaultMetrics] scaledFontForFont:base]; // <--
    """,
    """
    UITextView *notes = [UITextView new];
      notes.adjustsFontForContentSizeCategory = NO;
      notes.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody]; // <--
    """,
    """
    UITextField * field = [UITextField new];
      UILabel *other = [UILabel new];
      other.adjustsFontForContentSizeCategory = YES;
      field.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody]; // <--
    """,
    """
    self.button.titleLabel.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody]; // <--
    """,
  ])
  func `a text that nothing makes anew is told`(body: String) {
    Self.code(Self.method(body)).expect(.doesNotAdjust)
  }

  @Test(arguments: [
    """
    self.title.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
      self.title.adjustsFontForContentSizeCategory = YES;
    """,
    """
    [_title setAdjustsFontForContentSizeCategory:YES];
      self.title.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
    """,
    """
    for (UILabel *label in self.labels) { label.adjustsFontForContentSizeCategory = YES; }
      for (id any in all) { [any setAdjustsFontForContentSizeCategory:YES]; }
      self.title.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
    """,
    """
    [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(setUp)
        name:UIContentSizeCategoryDidChangeNotification object:nil];
      self.title.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
    """,
    "cell.textLabel.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];",
    "self.headline.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];",
  ])
  func `what follows, or may be made to elsewhere, is left alone`(body: String) {
    Self.code(Self.method(body)).expect(.doesNotAdjust)
  }

  @Test func `a flag of another file counts where the text has its name`() {
    MarkedCode(files: [
      (
        "App/Card.m",
        Self.method("self.title.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];")
      ),
      ("App/Setup.m", "void f(Card *card) { card.title.adjustsFontForContentSizeCategory = YES; }"),
    ]).expect(.doesNotAdjust)
  }

  @Test func `a size that is scaled twice, and one of another style, are told`() {
    let twice = Self.code(
      Self.method(
        """
        UIFont *base = [UIFont fontWithName:@"Demo-Regular"
            size:[[UIFontMetrics defaultMetrics] scaledValueForValue:17]];
          self.title.font = [[UIFontMetrics defaultMetrics] scaledFontForFont:base]; // <--
        """
      )
    )
    twice.expect(.doubleScaled)
    let pointSize = Self.code(
      Self.method(
        """
        CGFloat s = 1;
          self.title.font = [UIFontMetrics.defaultMetrics scaledFontForFont:[UIFont fontWithName:@"A" size:[UIFont preferredFontForTextStyle:UIFontTextStyleBody].pointSize]]; // <--
        """
      )
    )
    pointSize.expect(.doubleScaled)
    let curve = Self.code(
      Self.method(
        """
        self.title.font = [[UIFontMetrics metricsForTextStyle:UIFontTextStyleCaption1] scaledFontForFont:[UIFont systemFontOfSize:34]]; // <--
          self.title.font = [[UIFontMetrics metricsForTextStyle:UIFontTextStyleTitle1] scaledFontForFont:[UIFont systemFontOfSize:28]];
        """
      )
    )
    curve.expect(.wrongCurve)
    curve.expect(.wrongCurve)
  }

  @Test func `limits to lines, shrinking and caps are told`() {
    let lines = Self.code(
      Self.method(
        """
        self.title.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
          self.title.adjustsFontForContentSizeCategory = YES;
          self.title.numberOfLines = 1; // <--
        """
      )
    )
    lines.expect(.lineLimit)
    let free = Self.code(
      Self.method(
        """
        self.title.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
          [self.title setNumberOfLines:0];
          self.button.titleLabel.numberOfLines = 1;
        """
      )
    )
    free.expect(.lineLimit)
    let shrinks = Self.code(
      Self.method(
        """
        self.title.adjustsFontSizeToFitWidth = YES; // <--
          self.title.minimumScaleFactor = 0.5f;
          self.button.titleLabel.adjustsFontSizeToFitWidth = YES;
          self.button.titleLabel.minimumScaleFactor = 0.9;
        """
      )
    )
    shrinks.expect(.shrinks)
    let caps = Self.code(
      Self.method(
        """
        self.title.maximumContentSizeCategory = UIContentSizeCategoryExtraLarge; // <--
          self.navigationBar.maximumContentSizeCategory = UIContentSizeCategoryLarge;
          self.title.maximumContentSizeCategory = UIContentSizeCategoryAccessibilityExtraLarge;
        """
      )
    )
    caps.expect(.scalingCapped)
  }
}
