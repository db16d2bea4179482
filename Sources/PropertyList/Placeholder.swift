/// The property list module.
