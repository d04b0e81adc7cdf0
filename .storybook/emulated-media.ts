/** What the toolbar asks the page to take for true, whatever the browser says. */
export interface EmulatedMedia {
  forcedColours: boolean;
  reducedMotion: boolean;
}

let wanted: EmulatedMedia = { forcedColours: false, reducedMotion: false };

const always = "(min-width: 0px)";
const never = "(max-width: 0px)";

/** A media query with the features that are emulated replaced by what they come to; without emulation, as it was. */
export function emulated(query: string, { forcedColours, reducedMotion }: EmulatedMedia = wanted): string {
  let text = query;
  if (forcedColours) {
    text = text.replace(/\(forced-colors(:\s*active)?\)/g, always).replace(/\(forced-colors:\s*none\)/g, never);
  }
  if (reducedMotion) {
    text = text
      .replace(/\(prefers-reduced-motion(:\s*reduce)?\)/g, always)
      .replace(/\(prefers-reduced-motion:\s*no-preference\)/g, never);
  }
  return text;
}

const written = new WeakMap<CSSMediaRule, string>();

function* rulesOf(list: CSSRuleList): Generator<CSSRule> {
  for (const rule of list) {
    yield rule;
    if (rule instanceof CSSGroupingRule) yield* rulesOf(rule.cssRules);
  }
}

function* pageRules(): Generator<CSSRule> {
  for (const sheet of document.styleSheets) yield* rulesOf(sheet.cssRules);
}

function rewriteSheets(): void {
  for (const rule of pageRules()) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const query = written.get(rule) ?? rule.media.mediaText;
    const next = emulated(query);
    if (next === rule.media.mediaText) continue;
    written.set(rule, query);
    rule.media.mediaText = next;
  }
}

/** What the browser does to a page in forced colours, as far as a style sheet can say it. */
function systemColours(): string {
  const kept = [...pageRules()]
    .filter((rule) => rule instanceof CSSStyleRule && rule.style.getPropertyValue("forced-color-adjust") === "none")
    .map((rule) => (rule as CSSStyleRule).selectorText);
  // `:is` forgives a selector that it cannot take (a pseudo-element), which `:not` alone would not.
  const own = `:not(:is(${["svg", ...kept].join(", ")}), :is(${["svg", ...kept].join(", ")}) *)`;
  return `
    body, body *${own} {
      background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important;
      outline-color: CanvasText !important; text-decoration-color: currentColor !important;
      box-shadow: none !important; text-shadow: none !important;
    }
    body :is(a[href], a[href] *)${own} { color: LinkText !important; }
    body :is(button, select, input, textarea, button *)${own} {
      background-color: ButtonFace !important; border-color: ButtonBorder !important; color: ButtonText !important;
    }
    body :is(:disabled, :disabled *)${own} { color: GrayText !important; border-color: GrayText !important; }
    body :is(mark, mark *)${own} { background-color: Mark !important; color: MarkText !important; }
    :focus-visible { outline-color: Highlight !important; }`;
}

const sheet = document.createElement("style");

function apply(): void {
  rewriteSheets();
  sheet.textContent = wanted.forcedColours ? systemColours() : "";
}

/** Parts that arrive later bring their styles along. */
const arrivals = new MutationObserver(([first]) => {
  if (first && first.target !== sheet) apply();
});

const ask = window.matchMedia.bind(window);
window.matchMedia = (query) => ask(emulated(query));

/**
 * Has the page behave as if the browser asked for what a page cannot ask of it: the style sheets' own rules for it apply,
 * `matchMedia` says so, and for forced colours the system's colours stand in for the page's. That last is an approximation: it
 * neither removes gradients nor paints the ground behind text that the browser does. The tests run in the real thing; in
 * Chromium the real thing is under Rendering in the developer tools.
 */
export function emulateMedia(next: EmulatedMedia): void {
  if (next.forcedColours === wanted.forcedColours && next.reducedMotion === wanted.reducedMotion) return;
  wanted = next;
  arrivals.disconnect();
  if (!sheet.isConnected) document.head.append(sheet);
  apply();
  if (wanted.forcedColours || wanted.reducedMotion) arrivals.observe(document.head, { childList: true });
}
