internal import PropertyList

/// A cell that was read, and where it is.
struct SheetCell<Value> {
  let value: Value
  let position: PropertyListPosition
}
