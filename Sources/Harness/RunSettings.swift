internal import CaptureFiles
internal import Results
internal import Transport

/// What the command line says of a run beside captures and profile, in the words of its record.
extension CheckRun {
  private static let ports = "UDP ports of eCPRI"
  private static let linkType = "link type "
  private static let samples = RunSetting(name: "samples", value: "measured")
  private static let payload = RunSetting(name: "payload", value: "kept")

  /// What is as it is without the command line is left out.
  var commandLineSettings: [RunSetting] {
    var settings: [RunSetting] = []
    if !encapsulation.ecpriPorts.isEmpty {
      let ports = encapsulation.ecpriPorts.sorted().map(String.init).joined(separator: ", ")
      settings.append(RunSetting(name: Self.ports, value: ports))
    }
    for (link, layer) in encapsulation.linkTypes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      settings.append(RunSetting(name: "\(Self.linkType)\(link.rawValue)", value: layer.rawValue))
    }
    if measuresSamples { settings.append(Self.samples) }
    if keepsPayload { settings.append(Self.payload) }
    return settings
  }

  /// Runs as the command line of another run said, by the settings of its record.
  mutating func take(_ settings: [RunSetting]) {
    measuresSamples = settings.contains(Self.samples)
    keepsPayload = settings.contains(Self.payload)
    for setting in settings {
      if setting.name == Self.ports {
        encapsulation.ecpriPorts = Set(
          setting.value.split(separator: ",").compactMap { UInt16($0.drop { $0 == " " }) })
      } else if setting.name.hasPrefix(Self.linkType),
        let number = UInt32(setting.name.dropFirst(Self.linkType.count)),
        let layer = UpperLayer(rawValue: setting.value)
      {
        encapsulation.linkTypes[LinkType(rawValue: number)] = layer
      }
    }
  }
}
