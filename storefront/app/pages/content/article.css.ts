import { page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const head = style(
  page({
    display: "grid",
    // The way back to where a story belongs may be longer than a phone is wide; it scrolls by itself.
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 20,
    paddingBlock: "20px clamp(24px, 3vw, 48px)",
  }),
);
export const title = style(page({ maxWidth: "16ch" }));
/** On the narrowest phones small enough that a word of eleven letters stays whole. */
export const storyTitle = style(page({ fontSize: `min(${vars.type.display.xl.size}, 12.6vw)` }));
export const standfirst = style(page({ maxWidth: "44ch" }));
export const picture = style(
  page({ position: "relative", height: "clamp(320px, 52vw, 720px)", overflow: "hidden", background: vars.color.bg.media }),
);
export const image = style(page({ objectPosition: "50% 46%" }));
/** A broad picture loses little of its height, and what it shows stands on its ground. */
export const broadImage = style(page({ objectPosition: "50% 80%" }));
export const prose = style(page({ display: "grid", gap: 24, overflowWrap: "anywhere", paddingBlock: "clamp(32px, 5vw, 72px)" }));
export const section = style(page({ display: "grid", gap: 10 }));
export const facts = style(page({ display: "flex", flexWrap: "wrap", gap: "0 16px" }));
export const actions = style(page({ display: "flex", flexWrap: "wrap", gap: 12 }));
/** As far under the sentence that leads to them as sections stand apart. */
export const steps = style(page({ display: "grid", gap: 14, marginTop: 14, counterReset: "step" }));
export const step = style(
  page({
    display: "grid",
    gridTemplateColumns: "44px 1fr",
    counterIncrement: "step",
    textWrap: "pretty",
    "::before": { content: "counter(step)", fontStretch: "62%", fontWeight: 200, fontSize: "2.5rem", lineHeight: 1 },
  }),
);
