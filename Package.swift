// swift-tools-version: 6.2
import PackageDescription

/// Every target of the package is built alike: language mode 6, strict memory safety, warnings are errors.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
]

/// A library module: a folder under `Sources`.
func module(_ name: String, uses dependencies: [Target.Dependency] = [], excluding: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: excluding, swiftSettings: settings)
}

/// The tests of a module: the folder of the same name under `Tests`.
func tests(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, swiftSettings: settings)
}

let package = Package(
  name: "tekigo",
  products: [
    .executable(name: "tekigo", targets: ["tekigo"]),
    .library(name: "Tekigo", targets: ["Harness", "Proofs", "Laboratory"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    // The way of the data: every arrow of the design is a module boundary.
    module("Wire"),
    .target(name: "CacheLines"),
    .target(name: "LostPages"),
    .target(name: "SHA256"),
    module("Platform", uses: ["CacheLines", "LostPages", "SHA256"]),
    module("JSON"),
    module("PackedEncoding"),
    module("ManagementPlane"),
    module("CaptureFiles", uses: ["Wire", "Platform"]),
    module("Transport", uses: ["Wire", "CaptureFiles"]),
    module("Events", uses: ["JSON", "Platform"]),
    module("Units", uses: ["Events", "Transport"]),
    module("Fronthaul", uses: ["Wire", "Platform", "Events", "Transport", "Units", "CaptureFiles"]),
    module("UserPlane", uses: ["Wire", "Events", "Transport", "CaptureFiles"]),
    module("Conformance", uses: ["Platform", "Events", "Expressions", "Results"]),
    module("Results", uses: ["JSON", "Events"], excluding: ["tekigo.record-1.schema.json"]),
    module(
      "Reports", uses: ["JSON", "Results", "Events"],
      excluding: ["tekigo.comparison-1.schema.json", "tekigo.report-1.schema.json"]),
    module(
      "ApplicationProtocols",
      uses: ["PackedEncoding", "JSON", "CaptureFiles", "Transport", "Events", "Units", "Wire"]),
    // Beside the way, once per run.
    module("Expressions", uses: ["Events"]),
    module("Documents", uses: ["Platform", "Events", "Yams"]),
    module("Laboratory", uses: ["Documents", "Platform", "Events", "Results"]),
    module("Profiles", uses: ["Documents", "Expressions", "Conformance", "Events", "Results", "Units"]),
    module(
      "Synthesis",
      uses: [
        "ApplicationProtocols", "PackedEncoding", "Documents", "Events", "Fronthaul", "UserPlane",
        "Transport",
        "CaptureFiles", "Platform", "Wire",
      ]),
    // What `tekigo` does, callable from Swift; and the command line.
    module(
      "Harness",
      uses: [
        "CaptureFiles", "Transport", "Fronthaul", "Events", "Expressions", "Conformance", "Profiles",
        "Reports", "Results", "Synthesis", "Documents", "Platform", "Units", "JSON", "ApplicationProtocols",
        "PackedEncoding", "UserPlane", "ManagementPlane", "Wire",
      ]),
    // Proofs of the rules themselves: each passes, each fails, and mistakes in them are noticed.
    module(
      "Proofs",
      uses: [
        "CaptureFiles", "Transport", "Fronthaul", "Events", "Expressions", "Conformance", "Profiles",
        "Reports", "Results", "Synthesis", "Documents", "Harness", "Units", "Wire", "JSON",
      ]),
    .executableTarget(
      name: "tekigo",
      dependencies: [
        "ApplicationProtocols", "CaptureFiles", "Conformance", "Documents", "Events", "Expressions",
        "Harness", "Laboratory", "Platform", "Profiles", "Proofs", "Reports", "Results", "Synthesis",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings, plugins: ["BuildIdentityPlugin"]),
    // Writes down for `--version` what the program is built from.
    .plugin(
      name: "BuildIdentityPlugin", capability: .buildTool(), path: "Sources/BuildIdentityPlugin"),
    // What the suite in .ci/benchmark.py measures, case by case. Not installed.
    .executableTarget(
      name: "tekigo-benchmark",
      dependencies: [
        "ApplicationProtocols", "CaptureFiles", "Conformance", "Documents", "Events", "Fronthaul", "Harness",
        "JSON", "PackedEncoding", "Platform", "Profiles", "Results", "Synthesis", "Transport", "Units",
        "Wire",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["rule-forms.yaml"], swiftSettings: settings),

    // What `.ci/cuts` runs: parts of captures may not fail what the whole does not. Not installed.
    .executableTarget(
      name: "tekigo-cuts",
      dependencies: [
        "CaptureFiles", "Documents", "Harness", "Profiles", "Proofs", "Synthesis",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    // Makes the texts of the schemas from facts. Not installed.
    .executableTarget(
      name: "tekigo-schema",
      dependencies: [
        "ApplicationProtocols", "JSON",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Facts"], swiftSettings: settings),

    tests("Wire"),
    tests("JSON"),
    tests("PackedEncoding"),
    tests("ManagementPlane"),
    tests(
      "ApplicationProtocols",
      uses: ["PackedEncoding", "JSON", "Synthesis", "CaptureFiles", "Transport", "Events", "Units"]),
    tests("Events"),
    tests("Conformance", uses: ["Events", "Expressions", "Profiles", "Documents", "Results"]),
    tests("Fronthaul", uses: ["Wire", "Events", "Transport", "Units", "CaptureFiles"]),
    tests("UserPlane", uses: ["CaptureFiles", "Events", "Transport", "Wire"]),
    tests("Expressions", uses: ["Events"]),
    tests("Documents"),
    tests("Laboratory", uses: ["Documents", "JSON", "Results"]),
    tests("Profiles", uses: ["Documents", "Expressions", "Conformance", "Events", "Results"]),
    // Whether a document fits a JSON Schema, and documents that have every key: for the tests of whatever has one.
    .target(
      name: "SchemaCheck", dependencies: ["JSON", "Results"], path: "Tests/SchemaCheck",
      swiftSettings: settings),
    tests("Results", uses: ["JSON", "Events", "SchemaCheck"]),
    tests("Reports", uses: ["JSON", "Results", "Events", "SchemaCheck"]),
    tests("Platform"),
    tests("CaptureFiles", uses: ["Platform"]),
    tests("Transport", uses: ["CaptureFiles", "Wire"]),
    tests(
      "Synthesis",
      uses: [
        "ApplicationProtocols", "CaptureFiles", "Documents", "Fronthaul", "PackedEncoding", "Transport",
        "UserPlane",
        "Wire",
      ]),
    // What is shipped of schemas is what their facts give.
    .testTarget(name: "SchemaToolTests", dependencies: ["tekigo-schema", "JSON"], swiftSettings: settings),
    // Every shipped requirement, with a trace that passes it and one that fails it.
    .testTarget(
      name: "RequirementsTests", dependencies: ["Proofs", "Documents"], swiftSettings: settings),
    tests(
      "Proofs",
      uses: ["CaptureFiles", "Documents", "Expressions", "Harness", "Profiles", "Results", "Synthesis"]),
    // The command line as its users meet it: the built program.
    .testTarget(name: "CommandTests", dependencies: ["tekigo"], swiftSettings: settings),
    // What every decoder and reader promises for any input: tried by `.ci/fuzz`, replayed by the tests.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "ApplicationProtocols", "CaptureFiles", "Documents", "Events", "Expressions", "Fronthaul", "Platform",
        "Profiles", "Synthesis", "Transport", "Units", "UserPlane", "Wire", "PackedEncoding",
        "ManagementPlane", "Results", "Conformance", "Harness", "Reports", "JSON",
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: settings),
    // What inputs cost: linked into the programs that look for expensive ones, and into nothing that is shipped.
    .target(name: "InputMeter", path: "Tests/Fuzz/Meter"),
    // What `.ci/mutate` runs: hostile captures, made of honest ones and judged. Not installed.
    .executableTarget(
      name: "tekigo-mutate",
      dependencies: [
        "CaptureFiles", "Documents", "FuzzTargets", "Harness", "InputMeter", "Platform", "Profiles",
        "Results",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Fuzz/Campaign", swiftSettings: settings),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], swiftSettings: settings),
    tests(
      "Harness",
      uses: [
        "CaptureFiles", "Conformance", "Documents", "Events", "Expressions", "Fronthaul", "JSON",
        "ManagementPlane", "Profiles", "Reports", "Results", "SchemaCheck", "Synthesis", "Transport",
        "UserPlane", "Wire",
      ]),
  ]
)

// The entry that libFuzzer calls links only with `--sanitize fuzzer`, so it is there for `.ci/fuzz` alone.
if Context.environment["TEKIGO_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzzer", dependencies: ["FuzzTargets", "InputMeter", "Platform"], path: "Tests/Fuzz/Driver",
      swiftSettings: settings))
}
