import Results

/// What an accredited laboratory writes round the results: who tested what for whom, when, where, how and with what.
extension HTMLReport {
  var pieces: LaboratoryPieces? { run.laboratory.map { LaboratoryPieces(document: $0, page: page) } }

  /// The report, the laboratory, the customer, the items and the campaign.
  @MarkupBuilder
  var laboratoryPart: [Markup] {
    if let pieces {
      part("laboratory", Phrase.testReport) {
        pieces.facts(.report, leaving: [.title])
        if !pieces.root.group(.campaign).isEmpty {
          tag("h3") { t(LaboratoryKey.campaign.phrase) }
          pieces.facts(.campaign)
        }
        tag("div", "columns") {
          for key in [LaboratoryKey.laboratory, .customer] {
            tag("div", "column") {
              tag("h3") {
                t(key.phrase)
                if run.laboratory?.isCustomerData(key.rawValue) == true { pieces.customerMark(key.rawValue) }
              }
              pieces.facts(key)
            }
          }
        }
        tag("h3") { t(LaboratoryKey.items.phrase) }
        items(pieces)
      }
      methodPart(pieces)
    }
  }

  @MarkupBuilder
  private func items(_ pieces: LaboratoryPieces) -> [Markup] {
    let items = pieces.root.groups(.items)
    let fields = LaboratoryField.root[.items]?.fields ?? []
    if items.isEmpty { tag("p") { pieces.notStated } }
    tag("div", "columns") {
      for item in items {
        tag("div", "column item") {
          tag("h4") { item.text(.name) ?? "" }
          pieces.facts(item, fields.filter { $0.key != .name }, path: LaboratoryKey.items.rawValue)
        }
      }
    }
  }

  private func methodPart(_ pieces: LaboratoryPieces) -> Markup {
    part("method", Phrase.testPerformed) {
      pieces.facts(.test, leaving: [.deviations, .exclusions])
      facts([
        (Phrase.profileOfTool, [Markup("\(run.profile.name), sha256:\(run.profile.digest)")]),
        (LaboratoryKey.deviations.phrase, stated(pieces, .deviations) + [tag("p") { departuresText }]),
        (LaboratoryKey.exclusions.phrase, stated(pieces, .exclusions)),
        (Phrase.restrictionsOfRun, run.restrictions.map { text in tag("p") { t(text) } }),
        (
          LaboratoryKey.decisionRule.phrase,
          [pieces.orNotStated(pieces.root.text(.decisionRule))]
            + pieces.customerMark(LaboratoryKey.decisionRule.rawValue)
        ),
        (Phrase.integrity, [Markup(t(run.passesIntegrityGate ? Phrase.gatePassed : Phrase.gateFailed))]),
      ])
      if !pieces.root.group(.timeBase).isEmpty {
        tag("h3") { t(LaboratoryKey.timeBase.phrase) }
        pieces.facts(.timeBase)
      }
      tag("h3") { t(LaboratoryKey.equipment.phrase) }
      pieces.table("equipment", .equipment, and: [run.toolRow(options.language)])
    }
  }

  private func stated(_ pieces: LaboratoryPieces, _ key: LaboratoryKey) -> [Markup] {
    guard let field = LaboratoryField.root[.test]?.fields[key] else { return [] }
    return pieces.content(pieces.root.group(.test), field, path: "test.\(key.rawValue)")
  }

  private var departuresText: String {
    let count = run.requirements.count { !$0.requirement.departures.isEmpty }
    return t(count == 0 ? Phrase.noDepartures : Phrase.departs(count))
  }

  /// What holds for the whole report, and who answers for it.
  @MarkupBuilder
  var statementsPart: [Markup] {
    if let pieces, let laboratory = run.laboratory {
      part("statements", Phrase.statements) {
        tag("p") { t(Phrase.onlyItemsTested) }
        tag("p") { t(Phrase.notInPart) }
        tag("p") {
          t(
            laboratory.fields.texts(.customerData).isEmpty ? Phrase.noCustomerData : Phrase.customerDataRemark
          )
        }
        for key in [LaboratoryKey.authorisedBy, .interpretationsBy] {
          tag("h3") { t(key.phrase) }
          pieces.facts(key)
        }
        tag("h3") { t(Phrase.laboratoryData) }
        tag("p") { t(Phrase.origin(run.laboratoryOrigin)) }
        tag("p", "faint") {
          "\(laboratory.file), "
          code("sha256:\(laboratory.sha256)")
        }
        if !laboratory.notStated.isEmpty {
          tag("p", "warn") { t(Phrase.missing(laboratory.notStated.count)) }
          tag("p", "faint") { laboratory.notStated.joined(separator: ", ") }
        }
      }
    }
  }

  /// Under the heading of the interpretation: who authorises it.
  @MarkupBuilder
  var interpretationsAuthorised: [Markup] {
    if let pieces {
      let person = pieces.root.group(.interpretationsBy)
      if person.isEmpty {
        tag("p", "faint") { t(Phrase.interpretationsNotStated) }
      } else {
        facts([
          (
            LaboratoryKey.interpretationsBy.phrase,
            [Markup(pieces.line(person, LaboratoryField.root[.interpretationsBy]?.fields ?? []))]
          )
        ])
      }
    }
  }
}
