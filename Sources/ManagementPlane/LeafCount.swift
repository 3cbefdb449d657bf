/// Counts the values of a module, and those that nothing looks at.
struct LeafCount {
  private(set) var values = 0
  private(set) var unused = 0

  /// The leafs that are read, each with what it stands in: many names, such as `name` and `vlan-id`, occur in other
  /// lists too.
  private static let used: Set<String> = {
    var leafs: Set<String> = []
    func add(_ parent: String, _ names: [String]) { leafs.formUnion(names.map { "\(parent)/\($0)" }) }
    add("bandwidth-scs-delay-state", ["bandwidth", "subcarrier-spacing"])
    add("non-default-bandwidth-scs-delay-state", ["bandwidth", "subcarrier-spacing"])
    for parent in ["ru-delay-profile", "non-default-ru-delay-profile"] {
      add(parent, DelayManagement.radioUnitLeafs + DelayManagement.signedLeafs)
    }
    add("non-default-ru-delay-profile", ["delay-profile-id"])
    add("delay-management", ["beam-context-gap-period"])
    add("o-du-delay-profile", DelayManagement.distributedUnitLeafs)
    add("transport-delay", DelayManagement.transportLeafs)
    add("ru-capabilities", ["nack-supported", "se6-rb-bit-supported", "ud-comp-len-supported"])
    add("format-of-iq-sample", ["dynamic-compression-supported", "se6-rb-bit-supported"])
    add(
      "band-capabilities",
      [
        "band-number", "max-num-carriers-dl", "max-num-carriers-ul", "max-num-component-carriers",
        "min-supported-frequency-dl", "max-supported-frequency-dl", "min-supported-frequency-ul",
        "max-supported-frequency-ul",
      ])
    let format =
      ["iq-bitwidth", "bitwidth", "compression-method"] + DeclaredCompression.formatLeafs.map(\.leaf)
    for parent in ["compression", "compression-method-supported", "dynamic-compression-configuration"] {
      add(parent, format)
    }
    add("compression", ["compression-type", "supported-compression-set-id"])
    add("compression-method-supported", ["compression-type"])
    add("ru-elements", ["name"])
    for container in TransportFlow.containers {
      add(
        container.name,
        container.radioUnit + [
          container.other, "vlan-id", "ecpri-destination-udp", "ru-ephemeral-udp-port",
          "o-du-ephemeral-udp-port",
        ])
    }
    for side in ["tx", "rx"] {
      add(
        "low-level-\(side)-links",
        ["low-level-\(side)-endpoint", "\(side)-array-carrier", "processing-element"])
      add("static-low-level-\(side)-endpoints", ["name", "endpoint-type"])
      add("\(side)-eaxc-id-group", ["representative-\(side)-eaxc-id", "member-\(side)-eaxc-id"])
      add(
        "low-level-\(side)-endpoints",
        ["name", "cp-type", "static-prach-configuration", "static-srs-configuration"])
      add(
        "\(side)-array-carriers",
        [
          "name", "channel-bandwidth", "center-of-channel-bandwidth", "type", "rw-type",
          "downlink-radio-frame-offset", "downlink-sfn-offset", "configurable-tdd-pattern",
        ])
    }
    add(
      "e-axcid",
      ["o-du-port-bitmask", "band-sector-bitmask", "ccid-bitmask", "ru-port-bitmask", "eaxc-id"])
    add("number-of-prb-per-scs", ["scs", "number-of-prb"])
    add(
      "endpoint-types",
      [
        "id", "max-sections-per-slot", "max-beams-per-slot", "max-sections-per-symbol",
        "max-beams-per-symbol",
      ])
    add("configurable-tdd-patterns", ["tdd-pattern-id"])
    add("switching-points", ["direction", "frame-offset"])
    add("class-of-service", ["u-plane-marking"])
    add("enhanced-uplane-markings", ["enhanced-marking"])
    add("supported-compression-method-sets", ["id"])
    add("supported-section-types", ["section-type", "supported-section-extensions"])
    add("general-config", ["little-endian-byte-order"])
    return leafs
  }()

  mutating func count(_ node: XMLNode, in parent: String = "") {
    if node.children.isEmpty {
      values += 1
      if !Self.used.contains("\(parent)/\(node.name)") { unused += 1 }
    }
    for child in node.children { count(child, in: node.name) }
  }
}
