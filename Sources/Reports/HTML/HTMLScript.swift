/// The script of the report. It filters the table of requirements; everything can be read without it.
enum HTMLScript {
  static let text: StaticString = #"""
    "use strict";
    (() => {
      const form = document.getElementById("filter");
      if (!form) return;
      const rows = [...document.querySelectorAll("table.requirements tbody tr")];
      const search = document.getElementById("search");
      const departed = document.getElementById("departed");
      const shown = document.getElementById("shown");
      const total = rows.length;
      const filter = () => {
        const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
        const verdicts = new Set(
          [...form.querySelectorAll("input[name=verdict]:checked")].map((box) => box.value));
        let count = 0;
        for (const row of rows) {
          const text = row.textContent.toLowerCase();
          const isShown = verdicts.has(row.dataset.verdict)
            && (!departed.checked || "departed" in row.dataset)
            && words.every((word) => text.includes(word));
          row.hidden = !isShown;
          if (isShown) count += 1;
        }
        shown.textContent = count + " / " + total;
      };
      form.hidden = false;
      form.addEventListener("input", filter);
      form.addEventListener("submit", (event) => event.preventDefault());
      // A link to a row that the filter hides shows it.
      addEventListener("hashchange", () => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (target && target.hidden) { target.hidden = false; target.scrollIntoView(); }
      });
    })();
    """#
}
