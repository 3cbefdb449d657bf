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
    .library(name: "Tekigo", targets: ["Harness", "Proofs"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    // The way of the data: every arrow of the design is a module boundary.
    module("Wire"),
    module("Platform"),
    module("PackedEncoding"),
    module("CaptureFiles", uses: ["Wire", "Platform"]),
    module("Transport", uses: ["Wire", "CaptureFiles"]),
    module("Events", uses: ["Platform"]),
    module("Fronthaul", uses: ["Wire", "Platform", "Events", "Transport", "CaptureFiles"]),
    module("UserPlane", uses: ["Wire", "Events", "Transport", "CaptureFiles"]),
    module("Conformance", uses: ["Platform", "Events", "Expressions"]),
    module("Reports", uses: ["Conformance", "Events"], excluding: ["tekigo.report-1.schema.json"]),
    // Beside the way, once per run.
    module("Expressions", uses: ["Events"]),
    module("Documents", uses: ["Platform", "Events", "Yams"]),
    module("Profiles", uses: ["Documents", "Expressions", "Conformance", "Events"]),
    module(
      "Synthesis",
      uses: ["Documents", "Fronthaul", "UserPlane", "Transport", "CaptureFiles", "Platform", "Wire"]),
    // What `tekigo` does, callable from Swift; and the command line.
    module(
      "Harness",
      uses: [
        "CaptureFiles", "Transport", "Fronthaul", "UserPlane", "Events", "Expressions", "Conformance",
        "Profiles", "Reports", "Synthesis", "Documents", "Platform",
        .product(name: "Crypto", package: "swift-crypto"),
      ]),
    // Proofs of the rules themselves: each passes, each fails, and mistakes in them are noticed.
    module(
      "Proofs",
      uses: [
        "CaptureFiles", "Transport", "Fronthaul", "Events", "Expressions", "Conformance", "Profiles",
        "Reports", "Synthesis", "Documents", "Harness", "Wire",
      ]),
    .executableTarget(
      name: "tekigo",
      dependencies: [
        "Harness", "Proofs", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // What the suite in .ci/benchmark.py measures, case by case. Not installed.
    .executableTarget(
      name: "tekigo-benchmark",
      dependencies: ["Harness", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      exclude: ["rule-forms.yaml"], swiftSettings: settings),

    tests("Wire"),
    tests("PackedEncoding"),
    tests("Events"),
    tests("Conformance", uses: ["Events", "Expressions"]),
    tests("Fronthaul", uses: ["Wire", "Events"]),
    tests("UserPlane", uses: ["CaptureFiles", "Events", "Transport", "Wire"]),
    tests("Expressions", uses: ["Events"]),
    tests("Documents"),
    tests("Profiles", uses: ["Documents", "Expressions", "Conformance", "Events"]),
    tests("Reports", uses: ["Conformance", "Events"]),
    tests("Platform"),
    tests("CaptureFiles", uses: ["Platform"]),
    tests("Transport", uses: ["CaptureFiles", "Wire"]),
    tests("Synthesis", uses: ["Documents", "Fronthaul", "UserPlane", "Transport", "CaptureFiles", "Wire"]),
    // Every shipped requirement, with a trace that passes it and one that fails it.
    .testTarget(
      name: "RequirementsTests", dependencies: ["Proofs", "Documents"], swiftSettings: settings),
    tests("Proofs", uses: ["Documents", "Expressions", "Harness", "Profiles", "Synthesis"]),
    // The command line as its users meet it: the built program.
    .testTarget(name: "CommandTests", dependencies: ["tekigo"], swiftSettings: settings),
    // What every decoder and reader promises for any input: tried by `.ci/fuzz`, replayed by the tests.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "CaptureFiles", "Documents", "Events", "Expressions", "Fronthaul", "Platform", "Profiles",
        "Synthesis", "Transport", "UserPlane", "Wire",
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: settings),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], swiftSettings: settings),
    tests(
      "Harness",
      uses: [
        "CaptureFiles", "Conformance", "Documents", "Events", "Fronthaul", "Profiles", "Synthesis",
        "Transport", "UserPlane", "Wire",
      ]),
  ]
)

// The entry that libFuzzer calls links only with `--sanitize fuzzer`, so it is there for `.ci/fuzz` alone.
if Context.environment["TEKIGO_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzzer", dependencies: ["FuzzTargets", "Platform"], path: "Tests/Fuzz/Driver",
      swiftSettings: settings))
}
