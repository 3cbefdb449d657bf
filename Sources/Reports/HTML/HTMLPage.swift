import Results

/// What pages of HTML have in common: the frame of the document, parts, tables and lists of facts.
struct HTMLPage {
  let language: Language

  init(_ language: Language) { self.language = language }

  private func t(_ text: LocalizedText) -> String { text[language] }

  /// - Parameters:
  ///   - generator: the program that made it; `nil` = left out.
  ///   - pageMark: what stands at the foot of every printed page.
  func document(
    title: String, generator: String? = nil, script: StaticString? = nil, pageMark: String? = nil,
    @MarkupBuilder _ body: () -> [Markup]
  ) -> String {
    tag("html", ["lang": language.rawValue]) {
      tag("head") {
        tag("meta", ["charset": "utf-8"])
        tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        if let generator { tag("meta", ["name": "generator", "content": generator]) }
        // The file asks nothing of the network, whatever a capture or a profile brings into it.
        tag(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
          ])
        tag("title") { title }
        Markup.source("style", HTMLStyle.sheet)
        if let pageMark { Markup.pageMark(pageMark) }
      }
      tag("body") {
        body()
        if let script { Markup.source("script", script) }
      }
    }.document
  }

  /// A part of the page with its heading.
  func part(
    _ anchor: String, _ title: LocalizedText, _ lead: LocalizedText? = nil,
    @MarkupBuilder _ content: () -> [Markup]
  ) -> Markup {
    tag("section", ["id": anchor, "aria-labelledby": "\(anchor)-title"]) {
      tag("h2", ["id": "\(anchor)-title"]) { t(title) }
      if let lead { tag("p", "lead") { t(lead) } }
      content()
    }
  }

  /// A table with a row of headings; wide ones scroll on their own.
  func table(
    _ style: String? = nil, _ headings: [LocalizedText], caption: LocalizedText? = nil,
    @MarkupBuilder _ rows: () -> [Markup]
  ) -> Markup {
    tag("div", ["class": "scroll", "tabindex": "0"]) {
      tag("table", ["class": style]) {
        if let caption { tag("caption") { t(caption) } }
        tag("thead") {
          tag("tr") { for heading in headings { tag("th", ["scope": "col"]) { t(heading) } } }
        }
        tag("tbody") { rows() }
      }
    }
  }

  func row(_ cells: [Markup]) -> Markup {
    tag("tr") { for cell in cells { tag("td") { cell } } }
  }

  /// Names with what belongs to them; pairs without a text are left out.
  func facts(_ facts: [(LocalizedText, [Markup])]) -> Markup {
    tag("dl") {
      for (name, content) in facts where !content.isEmpty {
        tag("dt") { t(name) }
        tag("dd") { content }
      }
    }
  }
}
