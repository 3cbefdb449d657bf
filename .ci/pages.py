#!/usr/bin/env python3
"""Opens the HTML reports of shipped captures in a browser, as a reader would, and fails on what a reader would miss.

    .ci/pages.py TEKIGO CAPTURE=PROFILE[=LAB]...

With LAB, what a laboratory states, its forms of certification and badging are pages too. For each capture and each language: the document is valid HTML; the browser's console has no error; axe finds no serious
defect of accessibility, light and dark; the filter of requirements hides and shows rows; a deep link leads to its place;
no page is wider than its window at 1400, 800 and 390 pixels; printing gives numbered pages of A4. A form has neither
filter nor deep links. Needs Chromium, and the
Python packages html5lib, websocket-client and axe-core-python. Exit code 1: a defect; 2: usage, or a program is missing.
"""

import base64
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request

import axe_core_python
import html5lib
import websocket

WIDTHS = (1400, 800, 390)


def stop(message):
    print(f"pages: {message}", file=sys.stderr)
    sys.exit(2)


class Browser:
    """A headless Chromium, spoken to by its DevTools protocol."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
             "--remote-allow-origins=*", f"--user-data-dir={self.folder.name}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = pathlib.Path(self.folder.name, "DevToolsActivePort")
        for _ in range(600):
            if port.exists() and port.read_text().count("\n"):
                break
            time.sleep(0.1)
        else:
            stop("Chromium does not start")
        address = f"http://127.0.0.1:{port.read_text().splitlines()[0]}/json/list"
        with urllib.request.urlopen(address) as answer:
            page = next(target for target in json.load(answer) if target["type"] == "page")
        self.socket = websocket.create_connection(page["webSocketDebuggerUrl"], timeout=60)
        self.number = 0
        self.events = []
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == self.number:
                if "error" in message:
                    stop(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def wait(self, event):
        while not any(message.get("method") == event for message in self.events):
            self.events.append(json.loads(self.socket.recv()))

    def open(self, path, fragment=""):
        self.events.clear()
        self.call("Page.navigate", url="about:blank")
        self.wait("Page.loadEventFired")
        self.events.clear()
        self.call("Page.navigate", url=path.as_uri() + fragment)
        self.wait("Page.loadEventFired")

    def evaluate(self, script):
        found = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in found:
            stop(f"a script fails: {found['exceptionDetails'].get('text')} {found['result'].get('description', '')}")
        return found["result"].get("value")

    def resize(self, width, height=1000):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def scheme(self, name):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def errors(self):
        texts = []
        for event in self.events:
            if event.get("method") == "Runtime.exceptionThrown":
                texts.append(event["params"]["exceptionDetails"]["text"])
            if event.get("method") == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                texts.append(event["params"]["entry"]["text"])
        return texts

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


def validity(text):
    parser = html5lib.HTMLParser(strict=True)
    try:
        parser.parse(text)
    except html5lib.html5parser.ParseError as error:
        return [f"no valid HTML: {error} {parser.errors[:1]}"]
    return []


def accessibility(browser, axe):
    """Serious defects as axe sees them: by the rule, with the first element."""
    browser.evaluate(axe + "; undefined")
    found = browser.evaluate("axe.run(document, {resultTypes: ['violations']}).then((r) => r.violations)")
    return [f"axe, {item['id']}: {item['nodes'][0]['html'][:120]}" for item in found
            if item["impact"] in ("serious", "critical")]


def filtering(browser):
    shown = "[...document.querySelectorAll('table.requirements tbody tr')].filter((r) => !r.hidden).length"
    everything = browser.evaluate(shown)
    browser.evaluate(
        "(() => { const s = document.getElementById('search'); s.value = 'no such requirement'; "
        "s.dispatchEvent(new Event('input', {bubbles: true})); })()")
    nothing = browser.evaluate(shown)
    browser.evaluate(
        "(() => { const s = document.getElementById('search'); s.value = ''; "
        "const box = document.querySelector('input[name=verdict][value=pass]'); box.checked = false; "
        "box.dispatchEvent(new Event('input', {bubbles: true})); })()")
    without = browser.evaluate(shown)
    passing = browser.evaluate("document.querySelectorAll('tr[data-verdict=pass]').length")
    if everything > 0 and nothing == 0 and passing > 0 and without == everything - passing:
        return []
    return [f"the filter shows {everything}, {nothing}, {without} rows, {passing} of which pass"]


def linking(browser, page):
    """A requirement that the table links to is where the link leads."""
    target = browser.evaluate("document.querySelector('table.requirements a.id').getAttribute('href')")
    browser.open(page, target)
    place = browser.evaluate(
        "(() => { const e = document.querySelector(':target'); "
        "return e ? e.id + ' ' + (Math.abs(e.getBoundingClientRect().top) < innerHeight) : ''; })()")
    return [] if place == f"{target[1:]} true" else [f"the link {target} leads to `{place}`"]


def widths(browser, page):
    defects = []
    for width in WIDTHS:
        browser.resize(width)
        browser.open(page)
        needed = browser.evaluate("document.documentElement.scrollWidth")
        if needed > width:
            defects.append(f"{needed} pixels wide in a window of {width}")
    browser.resize(WIDTHS[0])
    return defects


def printing(browser):
    data = base64.b64decode(browser.call("Page.printToPDF", preferCSSPageSize=True)["data"])
    pages = len(re.findall(rb"/Type\s*/Page\b", data))
    boxes = set(re.findall(rb"/MediaBox\s*\[0 0 ([0-9.]+) ([0-9.]+)\]", data))
    is_a4 = all(abs(float(w) - 595) < 2 and abs(float(h) - 842) < 2 for w, h in boxes)
    return [] if pages > 1 and boxes and is_a4 else [f"printing gives {pages} pages of {boxes}"]


FORMS = ("oran-summary", "oran-test-report")


def defects(browser, axe, page, is_form):
    found = validity(page.read_text(encoding="utf-8"))
    browser.resize(WIDTHS[0])
    for scheme in ("dark", "light"):
        browser.scheme(scheme)
        browser.open(page)
        found += [f"{scheme}: {text}" for text in browser.errors() + accessibility(browser, axe)]
    browser.open(page)
    found += printing(browser)
    if not is_form:
        found += filtering(browser)
        browser.open(page)
        found += linking(browser, page)
    return found + widths(browser, page)


def main(tekigo, pairs):
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        stop("there is no Chromium")
    axe = next(pathlib.Path(axe_core_python.__file__).parent.glob("axe.min.js")).read_text(encoding="utf-8")
    browser = Browser(program)
    wrong = count = 0
    with tempfile.TemporaryDirectory() as folder:
        for pair in pairs:
            capture, profile, *lab = pair.split("=", 2)
            for language in ("en", "ja"):
                stem = f"{pathlib.Path(capture).stem}{'.lab' if lab else ''}.{language}"
                kinds = ("html", *FORMS) if lab else ("html",)
                pages = {kind: pathlib.Path(folder, f"{stem}.{kind}.html") for kind in kinds}
                options = ["--lab", lab[0]] if lab else []
                for kind, page in pages.items():
                    options += ["--report", f"{kind}={page}"]
                run = subprocess.run(
                    [tekigo, "check", capture, "--profile", profile, "--as-of", "2026-01-31", "--quiet",
                     "--language", language, *options], check=False)
                if run.returncode not in (0, 1, 2):
                    stop(f"{capture}: exit code {run.returncode}")
                for kind, page in pages.items():
                    count += 1
                    for defect in defects(browser, axe, page, kind in FORMS):
                        print(f"{page.name}: {defect}")
                        wrong += 1
    browser.close()
    print(f"{count} pages, {wrong} defects")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    if len(sys.argv) < 3 or any("=" not in pair for pair in sys.argv[2:]):
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    main(sys.argv[1], sys.argv[2:])
