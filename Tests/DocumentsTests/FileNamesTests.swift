import Documents
import Testing

@Suite struct FileNamesTests {
  @Test(
    arguments: [
      (["/a/x.pcap"], ["x.pcap"]), (["x.pcap", "./x.pcap", "y/../x.pcap"], ["x.pcap", "x.pcap", "x.pcap"]),
      (["/a/x.pcap", "/b/x.pcap", "/b/y.pcap"], ["a/x.pcap", "b/x.pcap", "y.pcap"]),
      (["/x.pcap", "/b/x.pcap", "/c/b/x.pcap"], ["x.pcap", "b/x.pcap", "c/b/x.pcap"]),
      (["/a/b/x.pcap", "/c/b/x.pcap", "/c/d/x.pcap"], ["a/b/x.pcap", "c/b/x.pcap", "d/x.pcap"]),
    ])
  func aFileGoesByWhatTellsItApart(paths: [String], expected: [String]) {
    let names = FileNames(paths)
    #expect(paths.map { names[$0] } == expected)
  }

  @Test func aNameOfItsOwnHolds() {
    let names = FileNames(["/p/spec/a.yaml", "/q/a.yaml"], known: ["/p/spec/a.yaml": "spec/a.yaml"])
    #expect(names["/p/spec/a.yaml"] == "spec/a.yaml" && names["/q/a.yaml"] == "a.yaml")
  }
}
