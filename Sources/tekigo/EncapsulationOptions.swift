import ArgumentParser
import Harness

/// Options of all commands that read captures.
struct EncapsulationOptions: ParsableArguments {
  @Option(help: "UDP port that carries eCPRI; may be repeated. Profiles can declare it too.")
  var udpPort: [UInt16] = []

  @Option(
    help: "What frames of a link type for private use are, such as 147=f1ap; may be repeated.",
    transform: { text in
      guard let assignment = LinkTypeAssignment(text) else {
        throw ValidationError("write a number from 147 to 162, `=` and f1ap or e1ap, for example 147=f1ap")
      }
      return assignment
    })
  var linkType: [LinkTypeAssignment] = []

  var value: Encapsulation {
    var encapsulation = Encapsulation()
    encapsulation.ecpriPorts = Set(udpPort)
    for assignment in linkType { encapsulation.linkTypes[assignment.linkType] = assignment.layer }
    return encapsulation
  }
}
