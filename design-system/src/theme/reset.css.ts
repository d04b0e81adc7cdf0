import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { layers } from "./layers.css.ts";

function reset(selector: string, rule: NonNullable<GlobalStyleRule["@layer"]>[string]) {
  globalStyle(selector, { "@layer": { [layers.reset]: rule } });
}

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("*", { margin: 0 });
reset("html", { WebkitTextSizeAdjust: "100%", textSizeAdjust: "100%", scrollPaddingTop: 96 });
reset("body", {
  minHeight: "100vh",
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
  // However large text is set, no word is cut off.
  overflowWrap: "break-word",
});
reset("img, svg, video", { display: "block", maxWidth: "100%" });
reset("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
reset("button", { background: "none", border: 0, padding: 0, cursor: "pointer", textAlign: "inherit" });
reset("ul, ol", { listStyle: "none", padding: 0 });
reset("a", { color: "inherit", textDecoration: "none" });
reset("fieldset", { border: 0, padding: 0, minWidth: 0 });
reset("legend", { padding: 0 });
reset("table", { borderCollapse: "collapse", width: "100%" });
reset("summary", { listStyle: "none", cursor: "pointer" });
reset("summary::-webkit-details-marker", { display: "none" });
// A headline's words are the longest there are, so that a grid may be narrower than them.
reset("h1, h2, h3, h4", { textWrap: "balance", font: "inherit", overflowWrap: "anywhere" });
reset("p, dd, address", { textWrap: "pretty" });
reset("[hidden]", { display: "none" });
