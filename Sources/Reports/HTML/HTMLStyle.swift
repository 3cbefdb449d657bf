/// The style sheet of the report: light, dark and print. Every colour that says something is beside a sign and a word.
enum HTMLStyle {
  static let sheet: StaticString = #"""
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --ink: #1b2127; --faint: #55606b; --line: #d5dbe1; --panel: #f5f7f9; --link: #0b57a4;
      --good: #00654c; --bad: #a8330b; --doubtful: #755000; --quiet: #55606b; --soft: #62458a;
      --good-back: #e2f3ed; --bad-back: #fbe8e0; --doubtful-back: #fbf1d9; --quiet-back: #eceff2;
      --soft-back: #f0eaf8; --mark: #ffd54d; --mark-ink: #241b00; --window: #cfe9df; --guard: #f3dfa8;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #13181d; --ink: #e7ebee; --faint: #a5b0ba; --line: #37424c; --panel: #1b2229; --link: #8cc4ff;
        --good: #6cd9b2; --bad: #ff9f7d; --doubtful: #f1c766; --quiet: #a5b0ba; --soft: #cbb0f2;
        --good-back: #14332a; --bad-back: #3c1f14; --doubtful-back: #372b10; --quiet-back: #262e36;
        --soft-back: #2b2140; --mark: #ffd54d; --mark-ink: #241b00; --window: #1c4437; --guard: #4f4217;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; }
    body {
      margin: 0 auto; max-width: 70rem; padding: 1.5rem 1.25rem 3rem; background: var(--paper); color: var(--ink);
      font: 15px/1.55 system-ui, -apple-system, "Segoe UI", "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP",
        "Yu Gothic UI", Meiryo, sans-serif;
      overflow-wrap: break-word;
    }
    a { color: var(--link); text-underline-offset: 2px; }
    a:focus-visible, input:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; top: .5rem; background: var(--paper); padding: .3rem .6rem; }
    h1 { font-size: 1.75rem; line-height: 1.25; margin: .6rem 0 .2rem; }
    h2 { font-size: 1.3rem; margin: 2.6rem 0 .5rem; padding-bottom: .3rem; border-bottom: 2px solid var(--ink); }
    h3 { font-size: 1.06rem; line-height: 1.4; margin: 1.6rem 0 .3rem; }
    h4 { font-size: .97rem; margin: 1rem 0 .3rem; }
    p { margin: .3rem 0; }
    ul { margin: .4rem 0; padding-left: 1.3rem; }
    code, pre { font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .88em; }
    code { overflow-wrap: anywhere; }
    header .brand { display: flex; gap: .8rem; align-items: baseline; }
    .mark { font-weight: 800; letter-spacing: .02em; }
    nav { display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin-top: .9rem; padding: .5rem 0; border-block: 1px solid var(--line); }
    .faint { color: var(--faint); }
    .lead { color: var(--faint); max-width: 52rem; }
    .warn { color: var(--doubtful); }
    .warn::before { content: "▲ "; }
    .badge { display: inline-block; padding: .05rem .5rem; border-radius: .3rem; font-size: .85rem; font-weight: 650; white-space: nowrap; }
    .badge.first { color: var(--link); border: 1px solid currentColor; }
    .good { color: var(--good); } .bad { color: var(--bad); } .doubtful { color: var(--doubtful); }
    .quiet { color: var(--quiet); } .soft { color: var(--soft); }
    .badge.good { background: var(--good-back); } .badge.bad { background: var(--bad-back); }
    .badge.doubtful { background: var(--doubtful-back); } .badge.quiet { background: var(--quiet-back); }
    .badge.soft { background: var(--soft-back); }
    .outcome { border: 2px solid currentColor; border-radius: .6rem; padding: 1rem 1.25rem; background: var(--panel); }
    .outcome > * { color: var(--ink); }
    .outcome > .word { color: inherit; font-size: 1.7rem; font-weight: 800; line-height: 1.2; margin: 0 0 .4rem; }
    .outcome > .statement { font-size: 1.05rem; font-weight: 600; }
    .outcome > .faint { color: var(--faint); }
    dl { display: grid; grid-template-columns: minmax(7.5rem, 12rem) 1fr; gap: .3rem 1rem; margin: .7rem 0; }
    dt { color: var(--faint); } dd { margin: 0; min-width: 0; }
    dd p:first-child { margin-top: 0; }
    .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 0 2.5rem; }
    .column { min-width: 0; }
    .column dl { grid-template-columns: minmax(6.5rem, 9.5rem) 1fr; }
    .not-stated { color: var(--doubtful); font-style: italic; }
    .tag.customer { margin-left: 0; }
    .outcome-line a { text-decoration: none; }
    .equipment td:last-child { overflow-wrap: anywhere; min-width: 9rem; }
    .scroll { overflow-x: auto; margin: .6rem 0; }
    table { border-collapse: collapse; width: 100%; font-size: .92rem; }
    caption { text-align: left; color: var(--faint); padding-bottom: .3rem; }
    th, td { text-align: left; vertical-align: top; padding: .35rem .7rem .35rem 0; border-bottom: 1px solid var(--line); }
    thead th { color: var(--faint); font-weight: 600; border-bottom-color: var(--faint); }
    tbody th { font-weight: 650; }
    td p { margin: 0 0 .2rem; }
    .strip .count { display: inline-block; margin-right: .8rem; white-space: nowrap; font-weight: 600; }
    .id { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .86em; overflow-wrap: anywhere; }
    .tag { display: inline-block; margin-left: .5rem; font-size: .8rem; color: var(--soft); }
    .tag.warn { color: var(--doubtful); }
    article { border-left: 4px solid var(--line); padding: .1rem 0 .4rem 1rem; margin: 1.6rem 0; }
    article.bad { border-left-color: var(--bad); color: var(--ink); }
    article.soft { border-left-color: var(--soft); color: var(--ink); }
    article > h3:first-child { margin-top: 0; }
    .meta { color: var(--faint); }
    .interpretation { background: var(--panel); border: 1px dashed var(--faint); border-radius: .4rem; padding: .6rem .9rem; margin: .8rem 0; }
    .label { color: var(--faint); font-size: .85rem; font-weight: 650; }
    .sentence { font-size: 1.05rem; }
    .filter p { display: grid; grid-template-columns: minmax(7.5rem, 12rem) 1fr; gap: 0 1rem; }
    .filter code { background: var(--panel); padding: .15rem .4rem; border-radius: .25rem; user-select: all; }
    figure { margin: .9rem 0; } figcaption { color: var(--faint); font-size: .88rem; margin-bottom: .3rem; }
    .frames { display: flex; flex-wrap: wrap; gap: 0 2rem; }
    .hex { min-width: 0; max-width: 100%; }
    .hex pre { margin: .2rem 0; line-height: 1.5; overflow-x: auto; }
    .pair { display: inline-block; margin-right: .9rem; white-space: nowrap; }
    .offset { color: var(--faint); }
    mark { background: var(--mark); color: var(--mark-ink); border-radius: 2px; padding: 0 1px; font-weight: 700; }
    svg { max-width: 100%; height: auto; display: block; font-family: inherit; }
    svg text { fill: var(--ink); font-size: 11px; }
    svg .tick { fill: var(--faint); font-size: 10.5px; } svg .lane { font-weight: 650; font-size: 12px; }
    svg .message { font-size: 10px; }
    svg .axis, svg .lifeline { stroke: var(--faint); stroke-width: 1; }
    svg .lifeline { stroke-dasharray: 3 3; }
    svg .window { fill: var(--window); } svg .guard { fill: var(--guard); }
    svg .bar { fill: var(--good); } svg .bar.out { fill: var(--bad); }
    svg .arrow { stroke: var(--ink); stroke-width: 1.2; } svg .head { fill: var(--ink); }
    svg .arrow.found { stroke: var(--bad); stroke-width: 2.2; } svg .head.found { fill: var(--bad); }
    svg .row.found { fill: var(--bad-back); } svg .row.partner { fill: var(--quiet-back); }
    svg .empty { fill: var(--quiet-back); }
    svg .cell.delivered, svg .cell.taken { fill: var(--good); } svg .cell.missing { fill: var(--bad); }
    svg .cell.unexpected, svg .cell.overlapping { fill: var(--soft); }
    svg .cell.missing { stroke: var(--paper); stroke-width: 2; stroke-dasharray: 3 2; }
    .key { display: inline-block; margin-left: .8rem; }
    .key::before { content: ""; display: inline-block; width: .8em; height: .8em; margin-right: .3em; vertical-align: -.05em; background: var(--good); }
    .key.missing::before { background: repeating-linear-gradient(90deg, var(--bad) 0 3px, var(--paper) 3px 5px); }
    .key.unexpected::before, .key.overlapping::before { background: var(--soft); }
    .ladder svg { min-width: 40rem; }
    form { display: flex; flex-wrap: wrap; gap: .5rem 1.2rem; align-items: center; margin: .6rem 0; }
    form[hidden] { display: none; }
    fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .3rem 1rem; }
    legend { float: left; margin-right: .8rem; color: var(--faint); }
    input[type=search] { font: inherit; padding: .25rem .5rem; border: 1px solid var(--faint); border-radius: .3rem; background: var(--paper); color: var(--ink); }
    footer { margin-top: 3rem; border-top: 2px solid var(--ink); padding-top: .6rem; text-align: center; color: var(--faint); }
    :target { outline: 3px solid var(--link); outline-offset: 4px; }
    @media (max-width: 40rem) {
      body { padding: 1rem .8rem 2rem; }
      dl, .column dl, .filter p { grid-template-columns: 1fr; gap: 0 0; } dd { margin-bottom: .5rem; }
      h1 { font-size: 1.4rem; }
      table.requirements thead { display: none; }
      table.requirements tr { display: block; border-bottom: 1px solid var(--line); padding: .4rem 0; }
      table.requirements tr[hidden] { display: none; }
      table.requirements td { display: inline; border: 0; padding: 0 .6rem 0 0; }
      table.requirements td:nth-child(2) { display: block; }
    }
    @page { size: A4; margin: 16mm 14mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; } @bottom-left { content: "Tekigo"; font: 9pt sans-serif; } }
    @media print {
      :root {
        color-scheme: light;
        --paper: #ffffff; --ink: #000000; --faint: #444c55; --line: #c3cad1; --panel: #f5f7f9; --link: #0b3d73;
        --good: #00543f; --bad: #97290a; --doubtful: #5f4100; --quiet: #444c55; --soft: #523878;
        --good-back: #e2f3ed; --bad-back: #fbe8e0; --doubtful-back: #fbf1d9; --quiet-back: #eceff2;
        --soft-back: #f0eaf8; --window: #cfe9df; --guard: #f3dfa8;
      }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      body { max-width: none; padding: 0; font-size: 9.5pt; }
      nav, form, .skip { display: none !important; }
      .scroll { overflow: visible; }
      h2, h3, h4 { break-after: avoid; }
      #summary, #requirements, #pages, #laboratory ~ #verdict { break-before: page; }
      .column.item, tr, figure, .interpretation, dl > *, .outcome { break-inside: avoid; }
      thead { display: table-header-group; }
      table.requirements { table-layout: fixed; font-size: 8pt; line-height: 1.35; }
      table.requirements th:nth-child(1) { width: 15%; } table.requirements th:nth-child(2) { width: 42%; }
      table.requirements th:nth-child(3), table.requirements th:nth-child(5) { width: 12%; }
      table.requirements .badge { font-size: 7pt; padding: 0 .25rem; }
      article.requirement h3 { font-size: 9.5pt; margin: .6rem 0 .1rem; }
      table.requirements td { padding: .15rem .5rem .15rem 0; }
      table.requirements br { display: none; } table.requirements .id { margin-left: .4rem; }
      article.requirement { margin: .7rem 0; font-size: 8.5pt; line-height: 1.4; }
      article.requirement dl { gap: .1rem .8rem; margin: .2rem 0; }
      a { text-decoration: none; }
      .hex pre, code { white-space: pre-wrap; }
      .ladder svg { min-width: 0; }
    }
    """#
}
